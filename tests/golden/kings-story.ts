import type { Seat } from '#lib/core/match/game.ts';
import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import type { ReadMatch } from '#lib/core/match/file.ts';
import { stepsOf } from '#lib/core/match/steps.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import type { Card } from '#lib/games/kings/cards.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import type { KingsEvent } from '#lib/games/kings/events.ts';
import type { Deed, KingsState, Score } from '#lib/games/kings/state.ts';
import { formatScore } from '#lib/i18n/format.ts';
import { kings as words, kingsCalculus as sheet } from '#lib/i18n/messages.ts';
import { written } from '../support/kings-cards.ts';

interface Told {
  readonly event: KingsEvent;
  readonly before: KingsState;
  readonly after: KingsState;
  readonly names: readonly string[];
}

const points = (halves: number): string => formatScore(halves / 2);
const cardsIn = (cards: readonly Card[]): string => (cards.length === 0 ? 'nothing' : written(cards));
const castleOf = (castle: number): string => `the ${words.castle(castle)}`;

/** What a hand comes to: "15½: Half Kingdom Q♥ J♥ 10♥ 9, Pointer 5♣, less 2♠ 4♥". */
function scoreOf({ best, own }: Score): string {
  const formed = best.formations.map(
    ({ name, kind, cards, halves }) => `${sheet.formation(name, kind)} ${written(cards)} ${points(halves)}`,
  );
  const parts = [
    ...formed,
    ...(best.pointer === null ? [] : [`Pointer ${written([best.pointer])}`]),
    ...(best.charged.length === 0 ? [] : [`less ${written(best.charged)}`]),
    ...(best.spared.length === 0 ? [] : [`spared ${written(best.spared)}`]),
    ...(own ? [`by hand ${points(own.halves)}`] : []),
  ];
  return `${points(best.halves)}: ${parts.join(', ')}`;
}

/** What came into a hand. */
const drawn = ({ before, after }: Told, seat: Seat): string => {
  const had = before.hands[seat] ?? [];
  const came = (after.hands[seat] ?? []).filter((card) => !had.includes(card));
  return before.config.deck === 'physical' ? '' : `, draws ${cardsIn(came)}`;
};

function deedOf(deed: Deed | undefined): string {
  switch (deed?.type) {
    case 'crowned':
    case 'dethroned':
      return `${deed.type === 'crowned' ? 'puts' : 'dethrones with'} ${written([deed.card])} on ${castleOf(deed.castle)}, ${deed.from} → ${deed.to}`;
    case 'dumped':
      return `dumps ${written([deed.card])}`;
    default:
      return '';
  }
}

/** One event in words; null for what needs none. */
function eventIn(told: Told): string | null {
  const { event, before, after, names } = told;
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'shuffled':
      return null;
    case 'reshuffled':
      return `${event.order.length} cards are shuffled into the draw pile`;
    case 'turned':
    case 'founded': {
      const castle = after.castles.length > before.castles.length ? after.castles.at(-1) : undefined;
      return castle
        ? `${name}: ${written([castle.card])} founds ${castleOf(after.castles.length - 1)}`
        : `${name}: ${cardsIn(after.faceUp.slice(-1))} goes face up`;
    }
    case 'dealt':
      return `${name} deals: ${after.hands.map((hand, seat) => `${names[seat] ?? ''} ${cardsIn(hand)}`).join(' | ')}`;
    case 'discarded':
      return `${name} discards ${written([event.card])} face ${event.up ? 'up' : 'down'}${before.phase.type === 'turn' ? drawn(told, event.seat) : ''}`;
    case 'dumped':
    case 'crowned':
    case 'dethroned':
      return `${name} ${deedOf(after.deeds.at(-1))}${drawn(told, event.seat)}`;
    case 'took':
      return `${name} takes a card off the pile${drawn(told, event.seat)}`;
    case 'raised':
      return `${name} raises ${written([event.card])}`;
    case 'called':
      return before.config.deck === 'physical'
        ? `${name} calls`
        : `${name} calls, ${verdict(told, event.seat)}`;
    case 'entered':
      return `${name} has ${written(event.cards)}: ${verdict(told, event.seat)}`;
    case 'agreed':
      return `${name}: score us now`;
    case 'arranged':
      return `${name} arranges ${event.groups.map(written).join(' and ') || 'no cards'}, Pointer ${cardsIn(event.pointer === null ? [] : [event.pointer])}`;
    case 'amended':
      return `${names[event.whose] ?? ''} gets ${points(event.halves)} in game ${event.game + 1}`;
    case 'readied':
      return `${name}: on`;
  }
}

function verdict({ after }: Told, seat: Seat): string {
  const score = after.scored[seat];
  if (!score) return 'nothing yet';
  return `${score.call ? `${score.call}, ` : ''}${scoreOf(score)}`;
}

/** The sheet, when a game comes to its Calculus; who won, at the end. */
function sheetAfter({ before, after, names }: Told): readonly string[] {
  const nameOf = (seat: Seat) => names[seat] ?? '';
  if (after.phase.type === 'over') return [`Won by ${after.phase.winners.map(nameOf).join(', ')}`];
  if (after.phase.type !== 'calculus' || before.phase.type === 'calculus') return [];
  const { end } = after.phase;
  return [
    `The Calculus (${end})`,
    ...after.scored.map((score, seat) => `  ${nameOf(seat)} ${score ? scoreOf(score) : 'is not scored'}`),
  ];
}

/** Pauses are no part of what was played. */
const isOfTheFold = (event: KingsEvent | FoldEvent | Undone): event is FoldEvent | Undone =>
  ['paused', 'resumed', 'stopped', 'undone'].includes(event.type);

/** What it was played by: whatever is not said is as usual. */
function houseOf({ edition, players, deck, strictness, direction, ...rest }: KingsConfig): string {
  const { games, reshuffles, first: _, live: __, ...options } = rest;
  const on = Object.entries(options).flatMap(([option, is]) => (is ? [option] : []));
  const limit = reshuffles > 0 ? [`${reshuffles} reshuffles`] : [];
  const said = [`edition ${edition ?? 1}`, `${players} players`, deck, strictness, `to the ${direction}`];
  return [...said, ...(games > 1 ? [`${games} games`] : []), ...limit, ...on].join(', ');
}

/** What happened in a stored match of 24, Kings, so that a person can read it: one line for each event that still stands. */
export function kingsStory({ header, timeline }: Pick<ReadMatch, 'header' | 'timeline'>): string {
  const names = header.players.map(({ name }) => name);
  const lines = stepsOf(timeline as Timeline<KingsState, KingsEvent>).flatMap(({ event, before, after }) => {
    if (isOfTheFold(event)) return [];
    const told: Told = { event, before, after, names };
    const line = eventIn(told);
    return [...(line === null ? [] : [line]), ...sheetAfter(told)];
  });
  const isUndone = timeline.events.some(({ type }) => type === 'undone');
  const more = isUndone ? ['What was taken back is not told.'] : [];
  return `${[houseOf(header.config as KingsConfig), '', ...lines, ...more].join('\n')}\n`;
}
