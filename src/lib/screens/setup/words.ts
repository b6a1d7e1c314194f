import type { Seat } from '#lib/core/match/game.ts';
import { setup as text } from '#lib/i18n/messages.ts';
import { chosenIn, chosenOf, isMeant, settingOf, type RuleRow } from '#lib/match/rule-rows.ts';
import {
  beginnerOf,
  gameOf,
  isAsPublished,
  isClockwise,
  isTurned,
  rulesOf,
  seatsOf,
  type SetupDraft,
  type SetupFault,
} from '#lib/match/setup-draft.ts';
import { seatRowOf, TABLE_GAMES, targetOf } from '#lib/match/table-games.ts';
import { sideOf } from '#lib/boards/table/sides.ts';
import { turnInRing } from './ring.ts';

/** What stands against something in set-up, in a sentence. */
export function sentenceOf(fault: SetupFault): string {
  switch (fault.code) {
    case 'players':
      return text.fault.players(text.games[fault.game], TABLE_GAMES[fault.game].players, fault.count);
    case 'setting':
      return fault.field === 'sets'
        ? text.fault.closest
        : fault.field === 'target'
          ? text.fault.target
          : text.fault.setting;
    case 'undealt':
    case 'notBegun':
    case 'emptyName':
    case 'longName':
    case 'sameName':
      return text.fault[fault.code];
  }
}

/** What the choice of people is about. */
export function whoTitle(draft: SetupDraft): string {
  const { seating } = gameOf(draft);
  return seating !== 'edges' && rulesOf(draft).players === 1 ? text.who.alone : text.who[seating];
}

/** Where somebody sits, or when it is their turn; empty where one who is alone sits nowhere in particular. */
export function whereOf(draft: SetupDraft, seat: Seat): string {
  const seats = seatsOf(draft).length;
  const { seating } = gameOf(draft);
  if (seating === 'edges') return text.places[sideOf(seat, seats)];
  if (seating === 'side') return '';
  return seats === 1 ? '' : text.inTurn(turnOf(draft, seat));
}

/** When it is a seat's turn, counted from 1 for the one that begins. */
export function turnOf(draft: SetupDraft, seat: Seat): number {
  const seats = seatsOf(draft).length;
  const first = beginnerOf(draft) ?? 0;
  // Where the turn goes the other way, as many seats lie between, counted from the other end.
  const isLeft = isClockwise(draft) && !isTurned(draft);
  return isLeft ? turnInRing(first, seats, seat) : turnInRing(seat, seats, first);
}

/** What is asked about the one at a seat. */
export function titleOf(draft: SetupDraft, seat: Seat): string {
  const where = whereOf(draft, seat);
  if (where === '') return text.person.alone;
  return gameOf(draft).seating === 'edges' ? text.person.title(where) : text.person.inTurn(where);
}

/** What is to be known of the one at a seat, beside the name: that they begin, and their handicap. */
export function notesOf(draft: SetupDraft, seat: Seat): readonly string[] {
  const notes: string[] = [];
  const rows = Object.values(gameOf(draft).rows);
  const shape = seatsOf(draft)[seat];
  const first = seatRowOf(draft.game);
  if (first && rulesOf(draft).players > 1 && beginnerOf(draft) === seat) notes.push(first.words.mark);
  if (shape !== undefined && rows.some(({ kind }) => kind === 'handicaps')) {
    const { delay, second } = draft.people[shape].handicap;
    if (delay > 0) notes.push(text.delayed(delay));
    if (second) notes.push(text.second);
  }
  return notes;
}

/** The house rules on one line: what is always named, and whatever else is not as published. */
export const rulesLine = (draft: SetupDraft): string => rulesNamed(draft).join(' · ');

/** The same, one by one. */
export function rulesNamed(draft: SetupDraft): readonly string[] {
  const rules = rulesOf(draft);
  const standard = gameOf(draft).standard(rules.players);
  const rows = Object.entries(gameOf(draft).rows).filter(([, row]) => isMeant(row, rules));
  const always = rows.flatMap(([field, row]) =>
    isAlwaysNamed(row) ? lineOf(draft, row, settingOf(rules, field)) : [],
  );
  if (isAsPublished(draft)) return [...always, text.rules.published];
  const house = rows.flatMap(([field, row]) => {
    const setting = settingOf(rules, field);
    return isAlwaysNamed(row) || setting === settingOf(standard, field) ? [] : lineOf(draft, row, setting);
  });
  return [...always, ...house];
}

function isAlwaysNamed(row: RuleRow): boolean {
  switch (row.kind) {
    case 'target':
      return true;
    case 'number':
      return row.always === true;
    case 'switch':
      return row.words.off !== undefined && row.quiet !== true;
    case 'choice':
      return row.quiet !== true;
    case 'seat':
    case 'handicaps':
      return false;
  }
}

/** What the line says of a setting; nothing of who begins, which is no house rule. */
function lineOf(draft: SetupDraft, row: RuleRow, setting: unknown): readonly string[] {
  switch (row.kind) {
    case 'target': {
      const target = targetOf(draft.game, rulesOf(draft));
      return target === null ? [] : [text.rules.make(target)];
    }
    case 'number':
      return [row.words.line(chosenIn(row, setting))];
    case 'choice': {
      const { name, line = name } = row.words.of(chosenOf(row, setting));
      return [line];
    }
    case 'switch': {
      const said = setting === true ? row.words.on : row.words.off;
      return said === undefined ? [] : [said];
    }
    case 'handicaps': {
      const people = seatsOf(draft).map((shape) => draft.people[shape].handicap);
      return people.some(({ delay, second }) => delay > 0 || second) ? [text.rules.handicaps] : [];
    }
    case 'seat':
      return [];
  }
}
