import { printMatch, readLog } from '#lib/core/match/file.ts';
import { isObject } from '#lib/core/match/decode.ts';
import type { MatchFileError, ReadMatch } from '#lib/core/match/file.ts';
import type { AnyGame, EventBase, Millis } from '#lib/core/match/game.ts';
import { closeNames, type Header, type Player } from '#lib/core/match/header.ts';
import { isOver, standingOf, type Standing } from '#lib/core/match/standing.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { ok, type Result } from '#lib/core/result.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { ChosenFile, FileFault } from '#lib/environment/foreign-file.ts';
import { gameOf, type GameId } from '#lib/games/registry.ts';
import type { Deletion } from '#lib/storage/deletion.ts';
import type { Matches, MatchRow, Store } from '#lib/storage/index.ts';
import { LastDeletion } from '#lib/storage/last-deletion.svelte.ts';
import type { MatchLog } from './open-match.ts';

export type { MatchRow } from '#lib/storage/index.ts';

type MatchEvents = ReadMatch['timeline']['events'];

/** A match that can be gone on with: what a controller is opened with. */
export interface KeptMatch extends ReadMatch {
  /** How far its clock had come when it was last heard of, where that is later than its last event. */
  readonly clock: Millis | null;
  readonly log: MatchLog;
}

/** What became of reading a match. */
export type Found =
  | { readonly type: 'match'; readonly match: KeptMatch }
  /** Its log is damaged: so many events at its beginning can be played, and `goOnFrom` makes a match of them. */
  | { readonly type: 'broken'; readonly row: MatchRow; readonly good: number; readonly beginning: ReadMatch }
  /** Rules that this version does not play: what is left is how it stood. */
  | { readonly type: 'unplayable'; readonly row: MatchRow; readonly why: MatchFileError }
  | { readonly type: 'missing' };

/** The id of a match that was begun, or what stands against it. */
type Begun = Result<string, MatchFileError>;

interface LibraryOptions {
  readonly games?: (id: string) => AnyGame | undefined;
  /** Whether a match of a game has been begun on this device before. */
  readonly isMet?: (game: string) => boolean;
}

/** Every match that is kept: starting, listing, reading, deleting with a way back, as a file and from one. */
export class Library {
  #rows = $state.raw<readonly MatchRow[]>([]);
  /** What was begun once more last. */
  #again: { readonly what: string; readonly begun: Promise<Begun> } | null = null;
  readonly #environment: Pick<Environment, 'after' | 'id' | 'seed' | 'now' | 'zone' | 'saveFile'>;
  readonly #store: Pick<Store, 'matches' | 'backups'>;
  readonly #matches: () => Promise<Matches>;
  readonly #last: LastDeletion;
  readonly #gameOf: (id: string) => AnyGame | undefined;
  readonly #isMet: (game: string) => boolean;

  constructor(
    environment: Pick<Environment, 'after' | 'id' | 'seed' | 'now' | 'zone' | 'saveFile'>,
    store: Pick<Store, 'matches' | 'backups'>,
    { games = gameOf, isMet = () => false }: LibraryOptions = {},
  ) {
    this.#environment = environment;
    this.#store = store;
    this.#matches = () => store.matches();
    this.#last = new LastDeletion(environment, this.#matches);
    this.#gameOf = games;
    this.#isMet = isMet;
  }

  /** All of them, last played first. */
  get rows(): readonly MatchRow[] {
    return this.#rows;
  }
  /** Those that can be gone on with, last played first. */
  get open(): readonly MatchRow[] {
    return this.#rows.filter(({ standing }) => !isOver(standing));
  }
  get deletion(): Deletion | null {
    return this.#last.kept;
  }

  /** Whether people have been shown how a game begins on this device, or have played it before that was so (SLAP-16). */
  hasMet(game: string): boolean {
    const isPlayed = this.#rows.some(({ header, standing }) => header.game === game && standing.sets > 0);
    return isPlayed || this.#isMet(game);
  }

  /** Reads the list anew. */
  async load(): Promise<void> {
    const rows = await (await this.#matches()).list();
    this.#rows = rows.map((row) => ({ ...row, header: closeNames(row.header) }));
  }

  /** Begins a match and answers its id; refused for settings or names with which none can begin. */
  start(game: GameId, config: unknown, players: readonly Player[]): Promise<Begun> {
    const seed = this.#environment.seed();
    return this.startWith({
      game,
      config: this.hasMet(game) ? this.#met(game, config) : config,
      players,
      seed,
    });
  }

  /**
   * Begins the same once more for the people who have just played it, who need no introduction (SLAP-16). As long as nothing has been
   * played of the one that was begun so before, it is that one: a double tap lays one table.
   */
  async startAgain({ game, config, players }: Pick<Header, 'game' | 'config' | 'players'>): Promise<Begun> {
    const what = JSON.stringify([game, config, players]);
    const before = this.#again;
    if (before?.what === what && (await this.#isUntouched(before.begun))) return before.begun;
    // Another tap may have begun the same one while it was read.
    if (this.#again !== before && this.#again?.what === what) return this.#again.begun;
    const begun = this.start(game as GameId, this.#met(game, config), players);
    this.#again = { what, begun };
    return begun;
  }

  async #isUntouched(begun: Promise<Begun>): Promise<boolean> {
    const [came] = await Promise.allSettled([begun]);
    const id = came.status === 'fulfilled' && came.value.ok ? came.value.value : null;
    const kept = id === null ? null : await (await this.#matches()).read(id);
    return kept?.row.count === 0;
  }

  /** For people who need no introduction one touch begins (SLAP-16), in a game that has such a setting. */
  #met(game: string, config: unknown): unknown {
    const again = isObject(config) ? { ...config, again: true } : config;
    return this.#gameOf(game)?.parseConfig(again).ok === true ? again : config;
  }

  /** The same with a seed that was chosen elsewhere: what it deals is known, and wanted so. Settings of an older match are played by the rules of now. */
  async startWith({
    game,
    config,
    players,
    seed,
  }: Pick<Header, 'config' | 'players' | 'seed'> & { readonly game: GameId }): Promise<Begun> {
    const rules = this.#gameOf(game);
    const header: Header = {
      id: this.#environment.id(),
      game,
      rulesVersion: rules?.rulesVersion ?? 1,
      config:
        isObject(config) && rules?.edition !== undefined ? { ...config, edition: rules.edition } : config,
      players,
      seed,
      startedAt: this.#environment.now(),
    };
    const read = readLog(header, [], rules);
    return read.ok ? ok(await this.#begin(read.value)) : read;
  }

  /** Reads a match and plays its log again. */
  async read(id: string): Promise<Found> {
    const kept = await (await this.#matches()).read(id);
    if (kept === null) return { type: 'missing' };
    const { row, events } = kept;
    const game = this.#gameOf(row.header.game);
    const read = readLog(row.header, events, game);
    const good = read.ok ? events.length : goodPart(read.error);
    if (read.ok && good === row.count) {
      const clock = row.clock?.count === good ? row.clock.at : null;
      return { type: 'match', match: { ...read.value, clock, log: this.#logOf(row, read.value.game) } };
    }
    const beginning = read.ok || good === null ? read : readLog(row.header, events.slice(0, good), game);
    if (!beginning.ok || good === null) {
      return { type: 'unplayable', row, why: read.ok ? { code: 'cutOff' } : read.error };
    }
    return { type: 'broken', row, good, beginning: beginning.value };
  }

  /** Makes a match of the good beginning of a damaged one, which stays as it is. Answers its id. */
  async goOnFrom({ beginning }: Found & { readonly type: 'broken' }): Promise<string> {
    return this.#beginAnew(beginning);
  }

  /** Deletes matches; for ten seconds that can be taken back. */
  async remove(ids: readonly string[]): Promise<void> {
    const { batch } = await (await this.#matches()).remove(ids);
    this.#rows = this.#rows.filter(({ id }) => !ids.includes(id));
    this.#last.keep({ batch, count: ids.length });
  }

  /** Takes the last deletion back. */
  async undo(): Promise<void> {
    if (await this.#last.undo()) await this.load();
  }

  /** Hands the person one match as a file; false where there is none. */
  async saveFile(id: string): Promise<boolean> {
    const kept = await (await this.#matches()).read(id);
    if (kept === null) return false;
    const { header } = kept.row;
    // Raw events, whether or not this version can play them.
    const text = printMatch(header, kept.events as unknown as readonly EventBase[]);
    // The day on the wall where it is saved, not the one in Greenwich.
    const local = header.startedAt + this.#environment.zone() * 60_000;
    const day = new Date(local).toISOString().slice(0, 10);
    await this.#environment.saveFile(`two-dozen-${header.game}-${day}.json`, text);
    return true;
  }

  /**
   * Adds the match of a file, or what it has more of one that is here; `known` where that is nothing. What does not fit is refused, and
   * nothing has changed.
   */
  async openFile(file: ChosenFile): Promise<Result<'added' | 'known', MatchFileError | FileFault>> {
    const [{ readFile }, { mergeHere }] = await Promise.all([
      import('#lib/storage/foreign/reader.ts'),
      import('./merge-here.ts'),
    ]);
    const read = await readFile('match', file, { clock: this.#environment });
    if (!read.ok) return read;
    const { header, events, standing } = read.value;
    const merged = await mergeHere(read.value, this.#store, this.#gameOf, this.#environment.now());
    if (merged) {
      await this.load();
      return ok(merged);
    }
    await this.#keep({ ...header, id: this.#environment.id() }, events, standing);
    return ok('added');
  }

  /** Keeps what was read under an id of its own: its match is here already. */
  #beginAnew(read: ReadMatch): Promise<string> {
    return this.#begin({ ...read, header: { ...read.header, id: this.#environment.id() } });
  }

  #begin({ header, game, timeline }: ReadMatch): Promise<string> {
    return this.#keep(header, timeline.events, standingOf(game, stateAt(timeline)));
  }

  async #keep(header: Header, events: MatchEvents, standing: Standing): Promise<string> {
    const by = this.#environment.id();
    await (await this.#matches()).begin({ header, events, standing, by });
    await this.load();
    return header.id;
  }

  #logOf({ id, by: last }: MatchRow, game: AnyGame): MatchLog {
    const by = this.#environment.id();
    let after = last;
    return {
      add: async (seq, event, match) => {
        const standing = standingOf(game, match);
        const made = { match: id, seq, event, by, after, standing };
        after = by;
        const kept = await (await this.#matches()).append(made);
        return kept === 'taken' ? 'taken' : 'kept';
      },
      keepClock: async (count, at) => (await this.#matches()).tellClock(id, by, { count, at }),
    };
  }
}

/** How many events before the one at fault can be played; null when it is not an event that is at fault. */
const goodPart = (error: MatchFileError): number | null =>
  error.code === 'event' || error.code === 'refused' ? error.seq : null;
