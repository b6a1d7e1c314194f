import { isObject, isText } from '#lib/core/match/decode.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { GameId } from '#lib/games/registry.ts';
import type { Store } from '#lib/storage/index.ts';
import { isJson } from '#lib/storage/json.ts';
import { parseName, type NameFault } from './people.ts';
import type { HouseRules } from './rule-rows.ts';
import { TABLE_GAME_IDS, TABLE_GAMES } from './table-games.ts';

/** House rules under a name of one's own: all but how many play, and with which deck. */
export interface Preset {
  readonly name: string;
  readonly rules: Readonly<Record<string, unknown>>;
}

type Presets = Readonly<Partial<Record<GameId, readonly Preset[]>>>;

const KEPT = 'presets';
/** More than anybody finds their way through. */
const MOST = 30;
const LONGEST_NAME = 400;

/** Why house rules are not kept under a name. */
export type PresetFault = NameFault | { readonly code: 'tooMany' };

/** The house rules of a draft as they are kept. */
export function presetRules(rules: HouseRules): Preset['rules'] {
  const { players: _, deck: __, edition: ___, ...own } = rules;
  return own;
}

/** One's own ready-made house rules, game by game. Every change is kept at once. */
export class OwnPresets {
  #presets = $state.raw<Presets>({});
  /** What was there before the last deletion. */
  #before = $state.raw<Presets | null>(null);
  readonly #store: Pick<Store, 'settings'>;

  constructor(store: Pick<Store, 'settings'>) {
    this.#store = store;
  }

  /** Reads them, one by one: what is damaged, or of rules that are no more, is left out. */
  async load(): Promise<void> {
    const kept = await this.#store.settings.get(KEPT);
    const read = TABLE_GAME_IDS.map((game) => [game, presetsOf(game, isObject(kept) ? kept[game] : null)]);
    this.#presets = Object.fromEntries(read) as Presets;
  }

  /** Those of a game, as they were made. */
  of(game: GameId): readonly Preset[] {
    return this.#presets[game] ?? [];
  }
  /** Whether the last deletion can be taken back. */
  get canUndo(): boolean {
    return this.#before !== null;
  }

  /** Keeps house rules under a name; those that have it already give way, in the same place. */
  save(game: GameId, typed: string, rules: HouseRules): Result<null, PresetFault> {
    const name = parseName(typed);
    if (!name.ok) return name;
    const preset: Preset = { name: name.value, rules: presetRules(rules) };
    const others = this.of(game);
    const isThere = this.has(game, name.value);
    if (!isThere && others.length >= MOST) return err({ code: 'tooMany' });
    this.#keep(
      game,
      isThere
        ? others.map((each) => (isSameName(each.name, name.value) ? preset : each))
        : [...others, preset],
    );
    this.#before = null;
    return ok(null);
  }

  /** Whether there are some of that name, however it is written. */
  has(game: GameId, typed: string): boolean {
    return this.of(game).some(({ name }) => isSameName(name, typed));
  }

  /** Deletes those of that name; until something else is changed that can be taken back. */
  remove(game: GameId, name: string): void {
    const before = this.#presets;
    this.#keep(
      game,
      this.of(game).filter((each) => each.name !== name),
    );
    this.#before = before;
  }

  undo(): void {
    if (this.#before === null) return;
    this.#presets = this.#before;
    this.#before = null;
    this.#put();
  }

  #keep(game: GameId, presets: readonly Preset[]): void {
    this.#presets = { ...this.#presets, [game]: presets };
    this.#put();
  }

  #put(): void {
    const kept: unknown = this.#presets;
    if (isJson(kept)) void this.#store.settings.put(KEPT, kept);
  }
}

const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase('en');

function presetsOf(game: GameId, input: unknown): readonly Preset[] {
  const table = TABLE_GAMES[game];
  const rows = Array.isArray(input) ? input.slice(0, MOST) : [];
  return rows.flatMap((row: unknown): Preset[] => {
    const { name: typed, rules } = isObject(row) ? row : {};
    const name = isText(typed, LONGEST_NAME) ? parseName(typed) : null;
    if (!name?.ok || !isObject(rules)) return [];
    const parsed = table.parse({ ...table.standard(table.usual), ...rules });
    return parsed.ok ? [{ name: name.value, rules: presetRules(parsed.value) }] : [];
  });
}
