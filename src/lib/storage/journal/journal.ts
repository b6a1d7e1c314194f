import { withDeadline } from '../deadline.ts';
import { FaultError } from '../fault.ts';
import type { JournalState } from '../state.ts';
import { compareCopies, holdingOf } from './compare.ts';
import type { FoundFiles } from './log-writer.ts';
import { isWorthAnew, waitingFor, withLines } from './outbox.ts';
import {
  beginKeeping,
  foundIn,
  isDue,
  keepWith,
  turnIn,
  type JournalPhase,
  type JournalTurn,
} from './phase.ts';
import type { Host, Journal, JournalPort } from './port.ts';
import { recover, type Recovered } from './recover.ts';
import { epochOf, takeSnapshot, type AskWriter } from './snapshot.ts';

/** A journal that has not answered for so long is given up: nobody waits for it longer than this. */
export const JOURNAL_DEADLINE = 1_000;
/** Opening reads and checks the newest file, and a snapshot may be large. */
const OPENING_DEADLINE = 10_000;

/** The journal of one window, which does one thing after the other, as its phase lets it. */
export function createJournal({ clock, run, change }: Host, port: JournalPort): Journal {
  let phase: JournalPhase = { is: 'off' };
  let tail: Promise<unknown> = Promise.resolve();
  const seen = { damaged: 0, rebuilt: 0, fault: null as string | null };

  const show = (journal: JournalState) => change({ journal });
  const keep = (part: Parameters<typeof keepWith>[1]) => {
    phase = keepWith(phase, part);
  };

  async function askWithin<T>(ms: number, name: string, given: readonly unknown[]): Promise<T> {
    const writer = phase.is === 'keeping' ? phase.writer : null;
    if (!writer) throw new TypeError(`${name} without a writer`);
    return withDeadline(clock, ms, () =>
      Promise.race([writer.ask(name, given), writer.failed]),
    ) as Promise<T>;
  }
  const ask: AskWriter = (name, ...given) => askWithin(OPENING_DEADLINE, name, given);

  function letGo(next: JournalPhase): void {
    if (phase.is === 'keeping') phase.writer?.end();
    turnIn(phase)?.end();
    phase = next;
  }

  function rest(): void {
    if (!turnIn(phase)) return;
    letGo({ is: 'off' });
    show('off');
  }

  function giveUp(error: unknown): void {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    letGo({ is: 'given up', at: clock.monotonic() });
    seen.fault = `${name}: ${message}`;
    show(name === 'DeadlineError' ? 'hung' : name === 'QuotaExceededError' ? 'full' : 'broken');
  }

  async function renew(isAlone = false): Promise<void> {
    const there = foundIn(phase);
    const epoch = there?.epoch ?? (await epochOf(run, clock));
    keep({ found: await takeSnapshot({ run, ask }, { epoch, told: there?.last ?? null, isAlone }) });
  }

  /** Moves what waits in the outbox over. */
  async function drain(): Promise<void> {
    let there = foundIn(phase);
    for (let more = true; more && there; there = foundIn(phase)) {
      const waiting = await waitingFor(run, there);
      if (waiting.do === 'start') {
        letGo({ is: 'off' });
        return start();
      }
      if (waiting.do === 'rest') return;
      if (waiting.do === 'renew') await renew(true);
      else {
        const size = await askWithin<number>(JOURNAL_DEADLINE, 'append', [waiting.rows]);
        keep({ found: withLines(there, waiting.rows, size) });
      }
      more = waiting.more;
    }
    // Nobody waits for that.
    if (there && isWorthAnew(there)) void follow(renew);
  }

  /** Does something after all that is under way, unless the turn is over by then. */
  function follow(work: () => Promise<void>): Promise<void> {
    const during = turnIn(phase);
    const done = tail
      .then(() => (during === turnIn(phase) ? work() : undefined))
      .catch((error: unknown) => {
        // After the turn nothing is left to say.
        if (during !== turnIn(phase)) return;
        // The disk's own faults are the queue's: the outbox keeps what was not moved, and the next write takes the journal up again.
        if (error instanceof FaultError) rest();
        else giveUp(error);
      });
    tail = done;
    return done;
  }

  async function begin(): Promise<void> {
    show('starting');
    keep({ writer: port.start() });
    const there = await ask<FoundFiles | null>('open');
    seen.damaged += (there?.damaged ?? 0) + (there?.torn === true ? 1 : 0);
    const held = await holdingOf(run, there?.last ?? 0);
    keep({ found: there });
    const found = compareCopies(held, there);
    let recovered: Recovered | null = null;
    if (found.do === 'recover') {
      const files = await ask<readonly Uint8Array[]>('files');
      recovered = await recover(run, files, clock.now(), found.isBehind, found.isKnown);
      if (recovered) change({ journal: 'starting', recovered });
    }
    if (found.do !== 'nothing') {
      if (!recovered && there && !there.forgets) seen.rebuilt += 1;
      await renew();
    }
    await drain();
    seen.fault = null;
    show('live');
  }

  function start(): void {
    if (!port.possible) return show('none');
    if (turnIn(phase)) return;
    show('elsewhere');
    let over: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      over = resolve;
    });
    const turn: JournalTurn = {
      end: () => {
        over();
        withdraw();
      },
    };
    phase = { is: 'waiting', turn };
    const withdraw = port.own(async () => {
      phase = beginKeeping(turn);
      const deaf = port.hear(() => void caughtUp());
      void follow(begin);
      await done;
      deaf();
    });
  }

  function caughtUp(): Promise<void> {
    if (phase.is === 'keeping' && phase.found) {
      // Whoever asks while one waits to begin is served by that one.
      const draining =
        phase.draining ??
        follow(() => {
          keep({ draining: null });
          return drain();
        });
      keep({ draining });
      // A new file may be under way, which takes its time.
      return withDeadline(clock, JOURNAL_DEADLINE, () => draining).catch(() => undefined);
    }
    if (port.possible && isDue(phase, clock.monotonic())) start();
    // What is written while it begins, it finds in the outbox when it has begun.
    else if (phase.is === 'waiting') port.tell();
    return Promise.resolve();
  }

  return {
    get last() {
      return foundIn(phase)?.last ?? null;
    },
    get figures() {
      const { place = null, files = 0, size = 0 } = foundIn(phase) ?? {};
      return { place, files, bytes: size, ...seen };
    },
    start,
    caughtUp,
    rest,
  };
}
