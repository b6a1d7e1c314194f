import type { Handicap } from '#lib/core/match/handicap.ts';
import { checkPlayers, type Player, type PlayersError } from '#lib/core/match/header.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { GameId } from '#lib/games/registry.ts';
import { setup as text } from '#lib/i18n/messages.ts';
import { nameOf, parseName, strangers, type NameFault, type People, type SeatShape } from './people.ts';
import { resize, TABLE_GAMES, type HouseRules } from './table-games.ts';

/** A match that could begin: what its header is made of. */
export interface SetUp {
  readonly game: GameId;
  readonly config: HouseRules;
  /** By seat. */
  readonly players: readonly Player[];
}

/** A match being set up. */
export interface SetupDraft {
  readonly game: GameId;
  /** The house rules of each game; what is said of handicaps there is made anew from the people. */
  readonly rules: Readonly<Record<GameId, HouseRules>>;
  /** Which shape sits at each seat, by how many play. */
  readonly seats: Readonly<Record<number, readonly SeatShape[]>>;
  readonly people: People;
}

/** Why something cannot be set up so. `seat`: whose name; `field`: which setting; `notBegun`: nothing is wrong here, and yet the library refused it. */
export type SetupFault =
  | NameFault
  | PlayersError
  | { readonly code: 'players'; readonly game: GameId; readonly count: number }
  | { readonly code: 'setting'; readonly field: string }
  | { readonly code: 'notBegun' };

/** Who sits where at first: seats go clockwise from the near end, and whoever is opposite stays there when two more come. */
export const FIRST_SEATS: SetupDraft['seats'] = {
  1: ['moon'],
  2: ['moon', 'hill'],
  3: ['moon', 'gate', 'hill'],
  4: ['moon', 'gate', 'hill', 'star'],
};

/** The rules of a game as published, for as many as usually play it. */
const asPublished = (game: GameId): HouseRules => TABLE_GAMES[game].standard(TABLE_GAMES[game].usual);

/** A draft in which one tap starts. */
export const freshDraft: SetupDraft = {
  game: 'slap',
  rules: { slap: asPublished('slap'), knock: asPublished('knock') },
  seats: FIRST_SEATS,
  people: strangers,
};

/** The house rules of the game in hand. */
export const rulesOf = ({ rules, game }: SetupDraft): HouseRules => rules[game];

/** Which shape sits at each seat. */
export const seatsOf = (draft: SetupDraft): readonly SeatShape[] => draft.seats[rulesOf(draft).players] ?? [];

/** Who sits at each seat. */
export const playersOf = (draft: SetupDraft): readonly Player[] =>
  seatsOf(draft).map((shape) => ({ name: nameOf(draft.people, shape), shape }));

/** Changes house rules of the game in hand. */
export const changeRules = (draft: SetupDraft, change: Partial<HouseRules>): SetupDraft => ({
  ...draft,
  rules: { ...draft.rules, [draft.game]: { ...rulesOf(draft), ...change } },
});

/** Sets so many places; nothing changes for a number that the game does not have. */
export const choosePlayers = (draft: SetupDraft, count: number): Result<SetupDraft, SetupFault> =>
  TABLE_GAMES[draft.game].players.includes(count)
    ? ok(changeRules(draft, resize(rulesOf(draft), count)))
    : err({ code: 'players', game: draft.game, count });

/** Gives the one at a seat another name. */
export function rename(draft: SetupDraft, seat: Seat, typed: string): Result<SetupDraft, SetupFault> {
  const shape = seatsOf(draft)[seat];
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
  const shape = seatsOf(draft)[seat];
  if (shape === undefined) return draft;
  const person = draft.people[shape];
  return withPerson(draft, shape, { ...person, handicap: { ...person.handicap, ...change } });
}

/** Gives the one at a seat another shape; whoever had that one, at the table or not, takes the old one. */
export function chooseShape(draft: SetupDraft, seat: Seat, shape: SeatShape): SetupDraft {
  const old = seatsOf(draft)[seat];
  if (old === undefined) return draft;
  const { people } = draft;
  const seats = seatsOf(draft).map((each) => (each === shape ? old : each === old ? shape : each));
  return sit({ ...draft, people: { ...people, [old]: people[shape], [shape]: people[old] } }, seats);
}

/** Has two change places; their names, shapes and handicaps go with them, and the first deal. */
export function exchange(draft: SetupDraft, one: Seat, other: Seat): SetupDraft {
  const seats = seatsOf(draft);
  const from = (seat: Seat) => (seat === one ? other : seat === other ? one : seat);
  const { dealer } = rulesOf(draft);
  const moved = typeof dealer === 'number' ? changeRules(draft, { dealer: from(dealer) }) : draft;
  return sit(
    moved,
    seats.map((shape, seat) => seats[from(seat)] ?? shape),
  );
}

/** Seats people anew, by seat: the shapes are those that sit there already. */
export const sit = (draft: SetupDraft, seats: readonly SeatShape[]): SetupDraft => ({
  ...draft,
  seats: { ...draft.seats, [rulesOf(draft).players]: seats },
});

/** Has a seat deal first, in games that have a dealer (KNOCK-2). */
export const dealFirst = (draft: SetupDraft, dealer: Seat): SetupDraft =>
  rulesOf(draft).dealer === undefined ? draft : changeRules(draft, { dealer });

/** The published rules again, for the same people in the same places, with the same deck and first dealer; nobody has a handicap. */
export function resetRules(draft: SetupDraft): SetupDraft {
  const { players, deck, dealer } = rulesOf(draft);
  const drawn = dealer === undefined ? {} : { dealer };
  const plain = changeRules(draft, { ...TABLE_GAMES[draft.game].standard(players), ...drawn, deck });
  return seatsOf(plain).reduce((reset, _, seat) => handicap(reset, seat, { delay: 0, second: false }), plain);
}

/** Whether the game is played as published, whatever the deck. */
export function isAsPublished(draft: SetupDraft): boolean {
  const config = configOf(draft);
  return JSON.stringify(config) === JSON.stringify(configOf(resetRules(draft)));
}

/** What can start as it is, or why it cannot. */
export function checkDraft(draft: SetupDraft): Result<SetUp, SetupFault> {
  return checkSetUp({ game: draft.game, config: configOf(draft), players: playersOf(draft) });
}

/** The same for what was started before, or read from the store. */
export function checkSetUp({ game, config, players }: SetUp): Result<SetUp, SetupFault> {
  const parsed = TABLE_GAMES[game].parse(config);
  if (!parsed.ok)
    return err(
      parsed.error.field === 'players'
        ? { code: 'players', game, count: config.players }
        : { code: 'setting', field: parsed.error.field },
    );
  if (players.length !== parsed.value.players) return err({ code: 'players', game, count: players.length });
  const seated = checkPlayers(players);
  if (!seated.ok) return seated;
  for (const { name } of players) {
    const named = parseName(name);
    if (!named.ok) return named;
  }
  return ok({ game, config: parsed.value, players });
}

/** Whether a draft would start the same as what was started once. */
export function isSameSetUp(started: SetUp, draft: SetupDraft): boolean {
  const checked = checkDraft(draft);
  return checked.ok && JSON.stringify(checked.value) === JSON.stringify(started);
}

const configOf = (draft: SetupDraft): HouseRules => ({
  ...rulesOf(draft),
  handicaps: seatsOf(draft).map((shape) => draft.people[shape].handicap),
});

const withPerson = (draft: SetupDraft, shape: SeatShape, person: People[SeatShape]): SetupDraft => ({
  ...draft,
  people: { ...draft.people, [shape]: person },
});
