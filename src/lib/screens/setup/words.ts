import type { Seat } from '#lib/core/match/game.ts';
import { setup as text } from '#lib/i18n/messages.ts';
import {
  beginnerOf,
  draftGame,
  isClockwise,
  isTurned,
  draftRules,
  draftSeats,
  type SetupDraft,
  type SetupFault,
} from '#lib/match/setup-draft.ts';
import { settingOf, type HouseRules } from '#lib/match/rule-rows.ts';
import type { TableGame } from '#lib/match/table-game.ts';
import { seatRowOf, TABLE_GAMES } from '#lib/match/table-games.ts';
import { sideOf } from '#lib/boards/table/sides.ts';
import { turnInRing } from './ring.ts';

/** What stands against something in set-up, in a sentence. */
export function sentenceOf(fault: SetupFault): string {
  switch (fault.code) {
    case 'players':
      return text.fault.players(text.games[fault.game], TABLE_GAMES[fault.game].players, fault.count);
    case 'setting':
      if (fault.field === 'sets') return text.fault.closest;
      return text.fault[fault.field === 'target' ? 'target' : 'setting'];
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
  const { seating } = draftGame(draft);
  return seating !== 'edges' && draftRules(draft).players === 1 ? text.who.alone : text.who[seating];
}

/** Where somebody sits, or when it is their turn; empty where one who is alone sits nowhere in particular. */
export function seatWhere(draft: SetupDraft, seat: Seat): string {
  const seats = draftSeats(draft).length;
  const { seating } = draftGame(draft);
  if (seating === 'edges') return text.places[sideOf(seat, seats)];
  return seating === 'side' || seats === 1 ? '' : text.inTurn(turnOf(draft, seat));
}

/** When it is a seat's turn, counted from 1 for the one that begins. */
export function turnOf(draft: SetupDraft, seat: Seat): number {
  const seats = draftSeats(draft).length;
  const first = beginnerOf(draft) ?? 0;
  // Where the turn goes the other way, as many seats lie between, counted from the other end.
  const isLeft = isClockwise(draft) && !isTurned(draft);
  const turn = isLeft ? turnInRing(first, seats, seat) : turnInRing(seat, seats, first);
  if (!seatRowOf(draft.game)?.isLast) return turn;
  return turn === 1 ? seats : turn - 1;
}

/** What is asked about the one at a seat. */
export function titleOf(draft: SetupDraft, seat: Seat): string {
  const where = seatWhere(draft, seat);
  if (where === '') return text.person.alone;
  return text.person[draftGame(draft).seating === 'edges' ? 'title' : 'inTurn'](where);
}

/** What is to be known of the one at a seat, beside the name: that they begin, and their handicap. */
export function notesOf(draft: SetupDraft, seat: Seat): readonly string[] {
  const notes: string[] = [];
  const rows = Object.values(draftGame(draft).rows);
  const shape = draftSeats(draft)[seat];
  const first = seatRowOf(draft.game);
  if (first && draftRules(draft).players > 1 && beginnerOf(draft) === seat) notes.push(first.words.mark);
  if (shape !== undefined && rows.some(({ kind }) => kind === 'handicaps')) {
    const { delay, second } = draft.people[shape].handicap;
    if (delay > 0) notes.push(text.delayed(delay));
    if (second) notes.push(text.second);
  }
  return notes;
}

/** Of a game with families the one that is set up, with the setting that tells them apart; null for any other game. */
export function familyOf(
  { families }: Pick<TableGame, 'families'>,
  rules: HouseRules,
): { readonly field: string; readonly choices: readonly (number | string)[] } | null {
  const chosen = families && settingOf(rules, families.field);
  const family = families?.of.find(({ choices }) => choices.some((each) => each === chosen));
  return families && family ? { field: families.field, choices: family.choices } : null;
}
