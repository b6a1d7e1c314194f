import { isObject } from '#lib/core/match/decode.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { cardsOn, EMPTY_BOARD, spareCard, type Board, type Spot } from '#lib/games/fours/board.ts';
import type { Sign } from '#lib/games/fours/cards.ts';
import { judgeBoard, makes, type JudgedBoard } from '#lib/games/fours/judge.ts';
import { layOn, type PlayRefusal } from '#lib/games/fours/lay.ts';
import { printBoard } from '#lib/games/fours/print.ts';
import type { Store } from '#lib/storage/index.ts';
import { madeOf, SETTING, toKept, type Made } from './made.ts';

export type { Made } from './made.ts';

/** The classic puzzle: every number from 1 to 20 out of four 4s, alone, with as many cards as it takes and no turns. */
export class Collection {
  #made = $state.raw<readonly Made[]>([]);
  #target = $state<number | null>(null);
  /** The boards up to this one, so that each card can be taken back. */
  #boards = $state.raw<readonly Board[]>([EMPTY_BOARD]);
  /** Whether 4s with nothing between them are 44. */
  #joined = $state(false);
  /** Numbers that somebody has tried without making them, and whether all that cannot be made is to be seen. */
  #tried = $state.raw<ReadonlySet<number>>(new Set());
  #isShown = $state(false);
  readonly #store: Pick<Store, 'settings'>;

  constructor(store: Pick<Store, 'settings'>) {
    this.#store = store;
  }

  get made(): readonly Made[] {
    return this.#made;
  }
  /** The number that is being made; null while one is chosen. */
  get target(): number | null {
    return this.#target;
  }
  get board(): Board {
    return this.#boards.at(-1) ?? EMPTY_BOARD;
  }
  get joined(): boolean {
    return this.#joined;
  }
  get options() {
    return { implied: false, negation: false, extended: this.#joined };
  }
  get judged(): JudgedBoard {
    return judgeBoard(this.board, this.options);
  }
  get isMade(): boolean {
    return this.#target !== null && makes(this.board, this.#target, this.options);
  }
  get isShown(): boolean {
    return this.#isShown;
  }
  /** Whether it may be seen of a number that it cannot be made: it was tried, or somebody wants to know of all. */
  mayKnow(target: number): boolean {
    return this.#isShown || this.#tried.has(target);
  }
  /** Shows what cannot be made. */
  show(): void {
    this.#isShown = true;
  }
  get canTakeBack(): boolean {
    return this.#boards.length > 1;
  }

  /** Reads what was made. */
  async load(): Promise<void> {
    const kept = await this.#store.settings.get(SETTING);
    this.#made = madeOf(isObject(kept) ? kept['made'] : undefined);
    this.#joined = isObject(kept) && kept['joined'] === true;
  }

  /** Begins with a number, or goes back to choosing one. */
  choose(target: number | null): void {
    // Cards lay there, and it was left or given up.
    if (this.#target !== null && this.canTakeBack) this.#tried = new Set([...this.#tried, this.#target]);
    this.#target = target;
    this.clear();
  }

  /** Whether 4s may be joined; what lies on the board stays. */
  join(joined: boolean): Promise<void> {
    this.#joined = joined;
    return this.#keep(this.#made);
  }

  /** Lays a card; when the board makes the number, that is kept. `inUse`: all twenty of that sign lie there already. */
  async lay(sign: Sign, spot: Spot): Promise<Result<null, PlayRefusal | { readonly code: 'inUse' }>> {
    const { board } = this;
    const card = spareCard(board, sign);
    if (card === undefined) return err({ code: 'inUse' });
    const laid = layOn(board, { card, ...spot }, { fresh: [], negation: false });
    if (!laid.ok) return err(laid.error);
    this.#boards = [...this.#boards, laid.value.board];
    if (this.isMade) await this.#collect();
    return ok(null);
  }

  /** Takes the last card back. */
  takeBack(): void {
    if (this.canTakeBack) this.#boards = this.#boards.slice(0, -1);
  }

  clear(): void {
    this.#boards = [EMPTY_BOARD];
  }

  #collect(): Promise<void> {
    const target = this.#target ?? 0;
    const now = { target, line: printBoard(this.board, this.options), cards: cardsOn(this.board).length };
    const before = this.#made.find((each) => each.target === target);
    if (before !== undefined && before.cards <= now.cards) return Promise.resolve();
    const others = this.#made.filter((each) => each.target !== target);
    return this.#keep([...others, now].toSorted((a, b) => a.target - b.target));
  }

  /** What was made is shown once it is stored. */
  async #keep(made: readonly Made[]): Promise<void> {
    await this.#store.settings.put(SETTING, {
      made: toKept(made),
      joined: this.#joined,
    });
    this.#made = made;
  }
}
