import type { FiguresOf, MatchFigures } from '#lib/core/match/figures.ts';
import type { ReadMatch } from '#lib/core/match/file.ts';
import { isOver } from '#lib/core/match/standing.ts';
import { standingOver, type GameStanding, type OverMatch } from '#lib/core/match/standings.ts';
import type { Library, MatchRow } from './library.svelte.ts';

/** What all matches of one game come to. */
export interface GameTogether extends GameStanding {
  /** Its id. */
  readonly game: string;
}

type Figures = Pick<FiguresOf<ReadMatch>, 'better' | 'read'>;

/** The standing over all matches, game by game. Wins are known from the list at once, the rest is read out of the logs, one after the other. */
export class AllMatches {
  #games: readonly GameTogether[] = $state.raw([]);
  #reading = $state(true);
  #failed = $state(false);
  /** By match; one that is over changes no more. */
  readonly #read = new Map<string, MatchFigures>();
  readonly #better = new Map<string, Figures['better']>();
  readonly #library: Pick<Library, 'load' | 'rows' | 'read'>;
  readonly #figuresOf: (match: ReadMatch) => Promise<Figures>;

  readonly #note: (fault: unknown) => void;

  /** `figuresOf`: how a game reads its matches; `note` writes down what went wrong. */
  constructor(
    library: Pick<Library, 'load' | 'rows' | 'read'>,
    figuresOf: (match: ReadMatch) => Promise<Figures>,
    note: (fault: unknown) => void,
  ) {
    this.#note = note;
    this.#library = library;
    this.#figuresOf = figuresOf;
  }

  /** The game that was played last first; empty as long as none is over that several played. */
  get games(): readonly GameTogether[] {
    return this.#games;
  }
  /** Whether there are logs that have not been read. */
  get reading(): boolean {
    return this.#reading;
  }

  /** Whether the last try came to nothing: what was read until then still counts. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Reads what is there now, or tries it again; rejects never. Ends early where `isGone` says that nobody looks any more. */
  async load(isGone: () => boolean): Promise<void> {
    this.#failed = false;
    this.#reading = true;
    try {
      await this.#readAll(isGone);
    } catch (fault) {
      // The disk does not answer, or a part of the app is missing: either may be better in a moment.
      this.#note(fault);
      this.#failed = true;
    }
  }

  async #readAll(isGone: () => boolean): Promise<void> {
    await this.#library.load();
    const rows = this.#library.rows.filter(isCounted);
    this.#games = this.#together(rows);
    for (const { id } of rows) {
      if (isGone()) return;
      if (!this.#read.has(id)) await this.#look(id);
    }
    this.#games = this.#together(rows);
    this.#reading = false;
  }

  /** Reads one log; one that cannot be played again, or was deleted meanwhile, adds nothing. */
  async #look(id: string): Promise<void> {
    const found = await this.#library.read(id);
    if (found.type !== 'match') return;
    const { read, better } = await this.#figuresOf(found.match);
    this.#better.set(found.match.header.game, better);
    this.#read.set(id, read(found.match));
  }

  #together(rows: readonly MatchRow[]): readonly GameTogether[] {
    const games = [...new Set(rows.map(({ header }) => header.game))];
    return games.map((game) => {
      const matches = rows.filter(({ header }) => header.game === game).map((row) => this.#overOf(row));
      return { game, ...standingOver(matches, this.#better.get(game) ?? 'larger') };
    });
  }

  #overOf({ id, header: { players }, standing: { winners }, playedAt }: MatchRow): OverMatch {
    return { id, players, winners, playedAt, figures: this.#read.get(id) ?? null };
  }
}

/** Those that are over, that several played, and in which something was decided. */
const isCounted = ({ standing, header }: MatchRow): boolean =>
  isOver(standing) && standing.sets > 0 && header.players.length > 1;
