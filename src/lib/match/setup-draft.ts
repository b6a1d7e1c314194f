import type { GameId } from '#lib/games/registry.ts';
import type { Handicap } from '#lib/games/table/handicap.ts';
import { checkPlayers, type Player, type PlayersError } from '#lib/core/match/header.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { setup as text } from '#lib/i18n/messages.ts';
import {
  nameOf,
  parseName,
  SEAT_SHAPES,
  strangers,
  type NameFault,
  type People,
  type SeatShape,
} from './people.ts';
import { settingOf, type HouseRules } from './rule-rows.ts';
import type { TableGame } from './table-game.ts';
import { decksFor, fieldOf, FIRST_GAME, TABLE_GAMES } from './table-games.ts';

/** Which shape sits at each seat, by how many play. */
export type Seating = Readonly<Record<number, readonly SeatShape[]>>;

/** A match being set up. */
export interface SetupDraft {
  readonly game: GameId;
  /** The house rules of the games that were changed; what is said of handicaps there is made anew from the people. */
  readonly rules: Readonly<Partial<Record<GameId, HouseRules>>>;
  /** At the edges of the phone. */
  readonly seats: Seating;
  /** In a ring round which the phone is passed. */
  readonly ring: Seating;
  /** The ring has been turned: seats go against the clock, so that the turn goes with it. */
  readonly turned: boolean;
  readonly people: People;
}

/** Why something cannot be set up so. `seat`: whose name; `field`: which setting; `undealt`: no set of such numbers makes the target; `notBegun`: nothing is wrong here, and yet the library refused it. */
export type SetupFault =
  | NameFault
  | PlayersError
  | { readonly code: 'players'; readonly game: GameId; readonly count: number }
  | { readonly code: 'setting'; readonly field: string }
  | { readonly code: 'undealt' | 'notBegun' };

/** Who sits where at first: seats go clockwise from the near end, and whoever is opposite stays there when two more come. */
export const FIRST_SEATS: Seating = {
  1: ['moon'],
  2: ['moon', 'hill'],
  3: ['moon', 'gate', 'hill'],
  4: ['moon', 'gate', 'hill', 'star'],
};

/** The same in a ring, where whoever comes sits down at its end. */
export const FIRST_RING: Seating = Object.fromEntries(
  SEAT_SHAPES.map((_, last) => [last + 1, SEAT_SHAPES.slice(0, last + 1)]),
);

/** A draft in which one tap starts. */
export const freshDraft: SetupDraft = {
  game: FIRST_GAME,
  rules: {},
  seats: FIRST_SEATS,
  ring: FIRST_RING,
  turned: false,
  people: strangers,
};

/** What set-up knows of the game in hand. */
export const draftGame = ({ game }: SetupDraft): TableGame => TABLE_GAMES[game];

/** The house rules of the game in hand: as they are best begun with, for as many as usually play it, until they are changed. */
export function draftRules(draft: SetupDraft): HouseRules {
  const game = draftGame(draft);
  return draft.rules[draft.game] ?? { ...game.standard(game.usual), ...game.first };
}

/** Which shape sits at each seat. */
export const draftSeats = (draft: SetupDraft): readonly SeatShape[] =>
  draft[listOf(draft)][draftRules(draft).players] ?? [];

/** Who sits at each seat. */
export const playersOf = (draft: SetupDraft): readonly Player[] =>
  draftSeats(draft).map((shape) => ({ name: nameOf(draft.people, shape), shape }));

/** The shapes that somebody may have: round the phone only those that are told apart at a glance, by any eye. */
export const shapesFor = (draft: SetupDraft): readonly SeatShape[] =>
  draftGame(draft).seating === 'ring' ? SEAT_SHAPES : SEAT_SHAPES.slice(0, 4);

/** The seat that begins, or whose turn comes last, as the game has it; null where that is left to the cards, or where nobody does. */
export function beginnerOf(draft: SetupDraft): Seat | null {
  const field = fieldOf(draft.game, 'seat');
  const seat = field === null ? null : settingOf(draftRules(draft), field);
  return typeof seat === 'number' ? seat : null;
}

/** Changes house rules of the game in hand. */
export const changeRules = (
  draft: SetupDraft,
  change: Partial<HouseRules> & Readonly<Record<string, unknown>>,
): SetupDraft => ({
  ...draft,
  rules: { ...draft.rules, [draft.game]: { ...draftRules(draft), ...change } },
});

/** Sets so many places; nothing changes for a number that the game does not have. What is said of seats is as at first. */
export function choosePlayers(draft: SetupDraft, count: number): Result<SetupDraft, SetupFault> {
  const { game } = draft;
  if (!draftGame(draft).players.includes(count)) return err({ code: 'players', game, count });
  if (count === draftRules(draft).players) return ok(draft);
  const standard = draftGame(draft).standard(count);
  const bySeat = [fieldOf(game, 'seat'), fieldOf(game, 'handicaps')].filter((field) => field !== null);
  const anew = Object.fromEntries(bySeat.map((field) => [field, settingOf(standard, field)]));
  const deck = decksFor(game, count).find((each) => each === draftRules(draft).deck) ?? standard.deck;
  return ok(changeRules(draft, { ...anew, players: count, deck }));
}

/** Gives the one at a seat another name. */
export function rename(draft: SetupDraft, seat: Seat, typed: string): Result<SetupDraft, SetupFault> {
  const shape = draftSeats(draft)[seat];
  const name = parseName(typed);
  if (!name.ok) return name;
  if (shape === undefined) return ok(draft);
  const own = name.value === text.shapes[shape] ? null : name.value;
  const renamed = withPerson(draft, shape, { ...draft.people[shape], name: own });
  const checked = checkPlayers(playersOf(renamed));
  return checked.ok ? ok(renamed) : checked;
}

/** Gives the one at a seat another handicap (SLAP-13). */
export function handicap(draft: SetupDraft, seat: Seat, change: Partial<Handicap>): SetupDraft {
  const shape = draftSeats(draft)[seat];
  if (shape === undefined) return draft;
  const person = draft.people[shape];
  return withPerson(draft, shape, { ...person, handicap: { ...person.handicap, ...change } });
}

/** Gives the one at a seat another shape; whoever had that one, at the table or not, takes the old one. */
export function chooseShape(draft: SetupDraft, seat: Seat, shape: SeatShape): SetupDraft {
  const old = draftSeats(draft)[seat];
  if (old === undefined) return draft;
  const { people } = draft;
  const seats = draftSeats(draft).map((each) => (each === shape ? old : each === old ? shape : each));
  return sit({ ...draft, people: { ...people, [old]: people[shape], [shape]: people[old] } }, seats);
}

/** Has two change places; their names, shapes and handicaps go with them, and who begins. */
export function exchange(draft: SetupDraft, one: Seat, other: Seat): SetupDraft {
  return moveAll(draft, (seat) => (seat === one ? other : seat === other ? one : seat));
}

/** Whether the seats are drawn against the clock. Where house rules say to which side turns pass, they are drawn as people sit. */
export const isTurned = (draft: SetupDraft): boolean =>
  draft.turned && draftGame(draft).direction === undefined;

/** Whether the turn goes the way of the clock, as the ring is drawn. */
export function isClockwise(draft: SetupDraft): boolean {
  const { direction } = draftGame(draft);
  return direction === undefined ? draft.turned : settingOf(draftRules(draft), direction) === 'left';
}

/** Sends the turn round the ring the other way: people stay where they are drawn. By the house rules, or else their order is reversed. */
export function turnRound(draft: SetupDraft): SetupDraft {
  const { direction } = draftGame(draft);
  if (direction !== undefined)
    return changeRules(draft, { [direction]: isClockwise(draft) ? 'right' : 'left' });
  const count = draftSeats(draft).length;
  return { ...moveAll(draft, (seat) => (count - seat) % count), turned: !draft.turned };
}

/** Has everybody move to another seat, whoever begins included. `to` must be its own inverse. */
function moveAll(draft: SetupDraft, to: (seat: Seat) => Seat): SetupDraft {
  const seats = draftSeats(draft);
  const first = beginnerOf(draft);
  const moved = first === null ? draft : beginWith(draft, to(first));
  return sit(
    moved,
    seats.map((shape, seat) => seats[to(seat)] ?? shape),
  );
}

/** Seats people anew, by seat: the shapes are those that sit there already. */
export function sit(draft: SetupDraft, seats: readonly SeatShape[]): SetupDraft {
  const list = listOf(draft);
  return { ...draft, [list]: { ...draft[list], [draftRules(draft).players]: seats } };
}

/** Has a seat begin, in games that have somebody who does (KNOCK-2). */
export function beginWith(draft: SetupDraft, seat: Seat): SetupDraft {
  const field = fieldOf(draft.game, 'seat');
  return field === null ? draft : changeRules(draft, { [field]: seat });
}

/** The published rules again, for the same people in the same places, with the same deck and the same one to begin; nobody has a handicap. */
export function resetRules(draft: SetupDraft): SetupDraft {
  const rules = draftRules(draft);
  const first = fieldOf(draft.game, 'seat');
  const begins = first === null ? {} : { [first]: settingOf(rules, first) };
  const plain = changeRules(draft, {
    ...draftGame(draft).standard(rules.players),
    ...begins,
    deck: rules.deck,
  });
  return draftSeats(plain).reduce(
    (reset, _, seat) => handicap(reset, seat, { delay: 0, second: false }),
    plain,
  );
}

/** Where the game in hand has its people. */
const listOf = (draft: SetupDraft) => (draftGame(draft).seating === 'ring' ? 'ring' : 'seats');

const withPerson = (draft: SetupDraft, shape: SeatShape, person: People[SeatShape]): SetupDraft => ({
  ...draft,
  people: { ...draft.people, [shape]: person },
});
