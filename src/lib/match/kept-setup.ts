import { isObject } from '#lib/core/match/decode.ts';
import { areHandicaps } from '#lib/core/match/handicap.ts';
import { parseName, SEAT_SHAPES, strangers, type People, type Person, type SeatShape } from './people.ts';
import { checkSetUp, FIRST_SEATS, freshDraft, type SetUp, type SetupDraft } from './setup-draft.ts';
import { TABLE_GAME_IDS, TABLE_GAMES, type HouseRules } from './table-games.ts';

/** What is kept of set-up between visits: how it stands, and what was started last. */
export interface KeptSetup {
  readonly draft: SetupDraft;
  readonly last: SetUp | null;
}

/** Reads it part by part: one that is damaged, or of rules that are no more, falls back alone. */
export function decodeSetup(input: unknown): KeptSetup {
  const kept = isObject(input) ? input : {};
  const draft = isObject(kept['draft']) ? kept['draft'] : {};
  return {
    draft: {
      game: toGame(draft['game']) ?? freshDraft.game,
      rules: toRules(draft['rules']),
      seats: toSeats(draft['seats']),
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
  const rules = { ...freshDraft.rules };
  for (const game of TABLE_GAME_IDS) {
    const parsed = TABLE_GAMES[game].parse(fieldOf(input, game));
    if (parsed.ok) rules[game] = parsed.value;
  }
  return rules;
}

/** A seating that has lost a seat, or has one shape twice, is made as at first. */
function toSeats(input: unknown): SetupDraft['seats'] {
  const read = Object.entries(FIRST_SEATS).map(([count, first]) => {
    const kept = fieldOf(input, count);
    const shapes = Array.isArray(kept) ? kept.map(toShape).filter((shape) => shape !== null) : [];
    const whole = shapes.length === first.length && new Set(shapes).size === first.length;
    return [count, whole ? shapes : first] as const;
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
  return checked.ok ? checked.value : null;
}
