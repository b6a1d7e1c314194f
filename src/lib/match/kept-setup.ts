import type { GameId } from '#lib/games/registry.ts';
import { isObject } from '#lib/core/match/decode.ts';
import { areHandicaps } from '#lib/games/table/handicap.ts';
import { parseName, SEAT_SHAPES, strangers, type People, type Person, type SeatShape } from './people.ts';
import type { HouseRules } from './rule-rows.ts';
import { freshDraft, type Seating, type SetupDraft } from './setup-draft.ts';
import { checkSetUp, type SetUp } from './set-up.ts';
import { TABLE_GAME_IDS, TABLE_GAMES } from './table-games.ts';

/** What is kept of set-up between visits: how it stands, and what was started last. */
export interface KeptSetup {
  readonly draft: SetupDraft;
  readonly last: SetUp | null;
}

/** Reads it part by part: one that is damaged, of rules that are no more, or not there in an older version, falls back alone. */
export function decodeSetup(input: unknown): KeptSetup {
  const kept = isObject(input) ? input : {};
  const draft = isObject(kept['draft']) ? kept['draft'] : {};
  return {
    draft: {
      game: toGame(draft['game']) ?? freshDraft.game,
      rules: toRules(draft['rules']),
      seats: toSeating(draft['seats'], freshDraft.seats),
      ring: toSeating(draft['ring'], freshDraft.ring),
      turned: draft['turned'] === true,
      people: toPeople(draft['people']),
    },
    last: toSetUp(kept['last']),
  };
}

const toGame = (input: unknown) => TABLE_GAME_IDS.find((id) => id === input) ?? null;
const toShape = (input: unknown) => SEAT_SHAPES.find((shape) => shape === input) ?? null;
const fieldOf = (input: unknown, name: string): unknown =>
  isObject(input) && Object.hasOwn(input, name) ? input[name] : undefined;

function toRules(input: unknown): SetupDraft['rules'] {
  const rules: Partial<Record<GameId, HouseRules>> = {};
  for (const game of TABLE_GAME_IDS) {
    const parsed = TABLE_GAMES[game].parse(fieldOf(input, game));
    if (parsed.ok) rules[game] = ofNow(game, parsed.value);
  }
  return rules;
}

/** What was kept by an older version is played by the rules of now. */
function ofNow(game: GameId, rules: HouseRules): HouseRules {
  const { edition } = TABLE_GAMES[game].standard(rules.players);
  return edition === undefined ? rules : { ...rules, edition };
}

/** A seating that has lost a seat, or has one shape twice, is made as at first. */
function toSeating(input: unknown, first: Seating): Seating {
  const read = Object.entries(first).map(([count, usual]) => {
    const kept = fieldOf(input, count);
    const shapes = Array.isArray(kept) ? kept.map(toShape).filter((shape) => shape !== null) : [];
    const whole = shapes.length === usual.length && new Set(shapes).size === usual.length;
    return [count, whole ? shapes : usual] as const;
  });
  return Object.fromEntries(read);
}

function toPeople(input: unknown): People {
  const people: Record<SeatShape, Person> = { ...strangers };
  for (const shape of SEAT_SHAPES) {
    const kept = fieldOf(input, shape);
    const typed = fieldOf(kept, 'name');
    const name = typeof typed === 'string' ? parseName(typed) : null;
    const given = [fieldOf(kept, 'handicap')];
    const [handicap] = areHandicaps(given, 1) ? (given as readonly Person['handicap'][]) : [];
    people[shape] = {
      name: name?.ok ? name.value : null,
      handicap: handicap ? { delay: handicap.delay, second: handicap.second } : strangers[shape].handicap,
    };
  }
  return people;
}

function toSetUp(input: unknown): SetUp | null {
  const game = toGame(fieldOf(input, 'game'));
  const players = fieldOf(input, 'players');
  const config = fieldOf(input, 'config');
  if (game === null || !Array.isArray(players) || !isObject(config)) return null;
  const read = players.map((player) => ({
    name: fieldOf(player, 'name'),
    shape: toShape(fieldOf(player, 'shape')),
  }));
  const known = read.flatMap(({ name, shape }) =>
    typeof name === 'string' && shape !== null ? [{ name, shape }] : [],
  );
  // The game's own reading of the settings comes first in the check, so whatever they are is judged there.
  const checked = checkSetUp({ game, config: config as unknown as HouseRules, players: known });
  return checked.ok ? { ...checked.value, config: ofNow(game, checked.value.config) } : null;
}
