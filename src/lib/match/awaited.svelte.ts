import type { AwaitedFact, EventBase, Millis } from '#lib/core/match/game.ts';
import type { Draft } from './open-match.ts';

/** What the rules wait for and no player can say: asked once, and sent when it is found out. */
export class Awaited<Event extends EventBase> {
  readonly #ask: (task: string, question: unknown) => Promise<unknown>;
  readonly #now: () => Millis;
  readonly #tell: (event: Draft<Event>) => void;
  #unanswered = $state(false);
  /** As it was asked last. */
  #asked: AwaitedFact<Event> | null = null;

  /** @param ask null where it has no answer; rejects never. @param tell sends what is found out, at a moment that `now` gives. */
  constructor(
    ask: (task: string, question: unknown) => Promise<unknown>,
    now: () => Millis,
    tell: (event: Draft<Event>) => void,
  ) {
    this.#ask = ask;
    this.#now = now;
    this.#tell = tell;
  }

  /** What was asked last had no answer. */
  get unanswered(): boolean {
    return this.#unanswered;
  }

  /** Asks for it, unless that is under way; an answer to what is no longer waited for is dropped. */
  want(wanted: AwaitedFact<Event> | null): void {
    if (wanted && JSON.stringify(wanted.question) === JSON.stringify(this.#asked?.question)) return;
    this.#asked = wanted;
    this.#unanswered = false;
    if (!wanted) return;
    void this.#ask(wanted.task, wanted.question).then((answer) => {
      if (this.#asked !== wanted) return;
      if (answer === null) this.#unanswered = true;
      else this.#tell(wanted.told(answer as never, this.#now()) as unknown as Draft<Event>);
    });
  }

  /** As `want`, also what has been asked before. */
  wantAnew(wanted: AwaitedFact<Event> | null): void {
    this.#asked = null;
    this.want(wanted);
  }
}
