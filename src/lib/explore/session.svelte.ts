import type { NumbersQuestion, QuestionFault } from '#lib/core/parse-question.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Sharing, ShareOutcome } from '#lib/environment/sharing.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Store } from '#lib/storage/index.ts';
import {
  draftOf,
  emptyDraft,
  finishEntry,
  hasEmpty,
  questionIn,
  withDigits,
  type QuestionDraft,
} from './draft.ts';
import { Finder, type Finding } from './finder.svelte.ts';
import { linkOf, readLink } from './link.ts';

const SETTING = 'solver.whether';
const DIGITS_SETTING = 'solver.digits';

export interface SessionOptions {
  readonly environment: Pick<Environment, 'after'>;
  readonly solver: Solver;
  readonly store: Pick<Store, 'settings'>;
  readonly sharing: Sharing;
}

/** The solver's page: what stands on the cards, and what is known about it. It stays as it is while the app runs, whatever page is open. */
export class SolverSession {
  #draft = $state.raw<QuestionDraft>(emptyDraft());
  /** What is wrong with the link that led here, and with the last key; gone with the next one. */
  #linkFault = $state.raw<QuestionFault | null>(null);
  #keyFault = $state.raw<QuestionFault | null>(null);
  #whether = $state(false);
  #finder: Finder;
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#finder = new Finder(options.environment, options.solver);
  }

  get draft(): QuestionDraft {
    return this.#draft;
  }
  get linkFault(): QuestionFault | null {
    return this.#linkFault;
  }
  get finding(): Finding | null {
    return this.#finder.finding;
  }
  /** Only whether there is a solution is told, for the table. */
  get whether(): boolean {
    return this.#whether;
  }

  /** What is asked; null while it is no whole question yet. */
  get question(): NumbersQuestion | null {
    const { cursor } = this.#draft;
    // While cards wait for their numbers, those that lie there are no question yet.
    if (cursor && hasEmpty(this.#draft)) return null;
    const read = questionIn(this.#draft);
    return read.ok ? read.value : null;
  }

  /** Whether the cursor is on a number while other cards still wait for theirs. */
  get waits(): boolean {
    const { cards, cursor } = this.#draft;
    return hasEmpty(this.#draft) && (cursor?.place === 'target' || cards[cursor?.place ?? -1] !== '');
  }

  /** What is wrong with what was typed; an unfinished hand is nothing wrong. */
  get fault(): QuestionFault | null {
    if (this.#keyFault) return this.#keyFault;
    const read = questionIn(this.#draft);
    return read.ok || ['noNumbers', 'oneNumber'].includes(read.error.code) ? null : read.error;
  }

  /** What the address has to say after its path: the question, or nothing. */
  get search(): string {
    const { question } = this;
    return question ? linkOf(question) : '';
  }

  /** Reads the settings. */
  async load(): Promise<void> {
    const { settings } = this.#options.store;
    const [whether, digits] = await Promise.all([settings.get(SETTING), settings.get(DIGITS_SETTING)]);
    if (digits === true) this.change((draft) => withDigits(draft, true));
    if (whether !== true || this.#whether) return;
    this.#whether = true;
    this.#askAnew();
  }

  /** Somebody came here by an address: its question is laid out; without one, everything lies as it was left. */
  open(search: string): void {
    const read = readLink(search);
    if (!read.ok) {
      this.clear();
      this.#linkFault = read.error;
      return;
    }
    const question = read.value;
    if (question) this.change(({ digits }) => draftOf(question, digits));
  }

  /** Applies what a key does. */
  change(edit: (draft: QuestionDraft) => QuestionDraft): void {
    const before = this.search;
    this.#linkFault = null;
    this.#keyFault = null;
    this.#draft = edit(this.#draft);
    if (this.search !== before) this.#askAnew();
  }

  /** The typing is over, if there are numbers enough. */
  done(): void {
    this.change(finishEntry);
    const read = questionIn(this.#draft);
    if (this.#draft.cursor && !read.ok) this.#keyFault = read.error;
  }

  /** A key was pressed that is no part of a number: what it would have begun is named. */
  refuse(key: string): void {
    if (this.#draft.cursor?.place === 'target')
      this.#keyFault = { code: key === '.' ? 'targetNotWhole' : 'targetNotNumber' };
    else if (/[-−]/.test(key)) this.#keyFault = { code: 'negative' };
    else this.#keyFault = key === '.' ? { code: 'notWhole' } : { code: 'notNumber', text: key };
  }

  clear(): void {
    this.change(({ digits }) => emptyDraft(digits));
  }

  /** Whether digits of 0 to 9 are asked about. */
  chooseDigits(digits: boolean): void {
    void this.#options.store.settings.put(DIGITS_SETTING, digits);
    this.change((draft) => withDigits(draft, digits));
  }

  chooseWhether(whether: boolean): void {
    this.#whether = whether;
    void this.#options.store.settings.put(SETTING, whether);
    this.#askAnew();
  }

  /** Calls the search off; what was found stays. */
  stop(): void {
    this.#finder.stop();
  }

  /** Asks once more: after a stop. */
  again(): void {
    this.#askAnew();
  }

  /** Hands a text, and the address of the question, on to another app; where that cannot be, to the clipboard. */
  share(text: string): Promise<ShareOutcome> {
    const { sharing } = this.#options;
    return sharing.share({ text, url: sharing.address(this.search) });
  }

  /** Puts a text on the clipboard. */
  copy(text: string): Promise<ShareOutcome> {
    return this.#options.sharing.copy(text);
  }

  #askAnew(): void {
    const { question } = this;
    if (question) void this.#finder.ask({ question, whether: this.#whether }, this.#draft.cursor !== null);
    else this.#finder.clear();
  }
}
