import { withDeadline, type Clock } from '../deadline.ts';
import { MOST_WAITING } from '../writes.ts';
import type { JournalState } from '../state.ts';
import {
  COPIED,
  deletesForGood,
  type CopyAmount,
  type JournalEntry,
  type SnapshotRow,
} from './generation.ts';
import type { JournalPort, FileWriter } from './port.ts';
import { recover, copyStandingOf, type Recovered, type Run } from './recover.ts';
import type { FoundFiles, JournalPlace } from './log-writer.ts';

/** A journal that has not answered for so long is given up: nobody waits for it longer than this. */
export const JOURNAL_DEADLINE = 1_000;
/** Opening reads and checks the newest file, and a snapshot may be large. */
const OPENING_DEADLINE = 10_000;
/** One that was given up is tried again with the first write after this time. */
export const AGAIN_MS = 30_000;
/** Bytes of writes after which a new file begins, beside half of the snapshot before them: copying stays a fraction of writing. */
export const LOG_BYTES = 256_000;
/** Rows read or told at once. */
const BATCH = 500;

/** What the journal needs of the queue. */
export interface Host {
  readonly clock: Clock;
  /** Does a job on the disk; rejects where the disk is not in use. */
  readonly run: Run;
  readonly change: (part: { readonly journal: JournalState; readonly recovered?: Recovered }) => void;
}

/** Figures for people who want to know. */
export interface JournalFigures {
  /** Null where this window does not keep it. */
  readonly place: JournalPlace | null;
  readonly files: number;
  readonly bytes: number;
  /** Lines or files that could not be read since the page was opened. */
  readonly damaged: number;
  /** Files begun anew out of the database because something was missing or damaged. */
  readonly rebuilt: number;
  readonly fault: string | null;
}

/** The second copy, kept by one window for all. */
export interface Journal {
  /** The number of the last write that it holds for good; null where it is not kept by this window. */
  readonly last: number | null;
  readonly figures: JournalFigures;
  /** Begins to keep it, as soon as no other window does. */
  start(): void;
  /** Resolves when everything that is stored by now is in it too, or it takes too long. Never rejects. */
  caughtUp(): Promise<void>;
  /** Lets go of it; the next write takes it up again. */
  rest(): void;
}

/** This window's turn to keep it: asked for with the lock, and over when that is let go of. */
interface Turn {
  readonly end: () => void;
}

/**
 * Where this window stands: it has not begun, or has let go · it has given up, and tries again after a while · it has asked for its turn,
 * which another window may have · it has its turn, and holds what lies in the journal as soon as that is read. `draining`: the move that
 * has not begun yet, which serves everybody who asks until then.
 */
type Phase =
  | { readonly is: 'off' }
  | { readonly is: 'given up'; readonly at: number }
  | { readonly is: 'waiting'; readonly turn: Turn }
  | {
      readonly is: 'keeping';
      readonly turn: Turn;
      readonly writer: FileWriter | null;
      readonly found: FoundFiles | null;
      readonly draining: Promise<void> | null;
    };
type Keeping = Extract<Phase, { readonly is: 'keeping' }>;

export function createJournal({ clock, run, change }: Host, port: JournalPort): Journal {
  let phase: Phase = { is: 'off' };
  let tail: Promise<unknown> = Promise.resolve();
  const seen = { damaged: 0, rebuilt: 0, fault: null as string | null };

  const show = (journal: JournalState) => change({ journal });
  const turn = (): Turn | null => ('turn' in phase ? phase.turn : null);
  const found = (): FoundFiles | null => (phase.is === 'keeping' ? phase.found : null);
  function keep(part: Partial<Keeping>): void {
    if (phase.is === 'keeping') phase = { ...phase, ...part };
  }

  async function ask<T>(name: string, given: readonly unknown[], ms = JOURNAL_DEADLINE): Promise<T> {
    const asked = phase.is === 'keeping' ? phase.writer : null;
    if (!asked) throw new TypeError(`${name} without a writer`);
    return withDeadline(clock, ms, () => Promise.race([asked.ask(name, given), asked.failed])) as Promise<T>;
  }

  function letGo(next: Phase): void {
    if (phase.is === 'keeping') phase.writer?.end();
    turn()?.end();
    phase = next;
  }

  function giveUp(error: unknown): void {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    letGo({ is: 'given up', at: clock.monotonic() });
    seen.fault = `${name}: ${message}`;
    show(name === 'DeadlineError' ? 'hung' : name === 'QuotaExceededError' ? 'full' : 'broken');
  }

  /**
   * Begins a file with everything that the database holds; `isAlone`: and lets go of those before it, in which may lie what has been deleted
   * for good. Other windows may go on writing: the outbox has what comes after.
   */
  async function renew(isAlone = false): Promise<void> {
    const epoch = found()?.epoch ?? (await epochOf(run, clock));
    const sent = run({
      stores: [...COPIED, 'outbox', 'journal'],
      mode: 'readonly',
      durability: 'relaxed',
      work: async (tx) => {
        const { last } = await copyStandingOf(tx);
        const sent: Promise<unknown>[] = [];
        const send = (name: string, given: readonly unknown[]) => {
          const answered = ask(name, given, OPENING_DEADLINE);
          answered.catch(() => undefined);
          sent.push(answered);
        };
        send('begin', [{ format: 1, epoch, seq: last, clean: true }]);
        for (const store of COPIED) {
          const rows = await tx.all(store);
          for (let from = 0; from < rows.length; from += BATCH) {
            const some = rows.slice(from, from + BATCH).map((row): SnapshotRow => [store, row]);
            send('rows', [some]);
          }
        }
        // Waited for outside: a transaction that waits for a worker is over. One that fails before is heard of then.
        const all = Promise.all(sent);
        all.catch(() => undefined);
        return { all };
      },
    });
    await (
      await sent
    ).all;
    keep({ found: await ask<FoundFiles>('end', [isAlone], OPENING_DEADLINE) });
  }

  /** Moves what waits in the outbox over. */
  async function drain(): Promise<void> {
    let here = found();
    for (let more = true; more && here; here = found()) {
      const { epoch, last } = here;
      const { standing, rows } = await run({
        stores: ['outbox', 'journal'],
        mode: 'readonly',
        durability: 'relaxed',
        work: async (tx) => ({
          standing: await copyStandingOf(tx),
          rows: (await tx.all('outbox', { after: last }, BATCH)) as readonly JournalEntry[],
        }),
      });
      const [first] = rows;
      // The database has been made anew by another window.
      if (standing.epoch !== epoch) {
        letGo({ is: 'off' });
        return start();
      }
      more = rows.length === BATCH;
      if (!first) return;
      if (first.seq !== last + 1 || rows.some(({ write }) => write.type === 'renew')) await renew(true);
      else {
        const size: number = await ask('append', [rows]);
        const forgets = here.forgets || rows.some(deletesForGood);
        keep({ found: { ...here, last: rows.at(-1)?.seq ?? last, size, forgets } });
      }
    }
    // Nobody waits for that. What is deleted for good goes at once: so whatever else lies in a file and not in the database was lost by it.
    if (here && (here.forgets || isLong(here))) void follow(renew);
  }

  /** Does something after all that is under way, unless the turn is over by then. */
  function follow(work: () => Promise<void>): Promise<void> {
    const during = turn();
    const done = tail
      .then(() => (during === turn() ? work() : undefined))
      .catch((error: unknown) => {
        // The disk's own faults are the queue's; the outbox keeps what was not moved. After the turn nothing is left to say.
        if (during === turn()) giveUp(error);
      });
    tail = done;
    return done;
  }

  async function begin(): Promise<void> {
    show('starting');
    keep({ writer: port.start() });
    const there = await ask<FoundFiles | null>('open', [], OPENING_DEADLINE);
    seen.damaged += (there?.damaged ?? 0) + (there?.torn === true ? 1 : 0);
    const kept = await run({
      stores: [...COPIED, 'outbox', 'journal'],
      mode: 'readonly',
      durability: 'relaxed',
      work: async (tx) => ({
        ...(await copyStandingOf(tx)),
        waiting: (await tx.all('outbox', { after: there?.last ?? 0 })) as readonly JournalEntry[],
        attempts: (await tx.count('attempts')) + (await tx.count('bin')),
        events: await tx.count('matchEvents'),
        matches: await tx.count('matches'),
        kept: (await tx.count('hands')) + (await tx.count('settings')),
      }),
    });
    keep({ found: there });
    // What waits in the outbox, or has gone from there unseen, may be deletions.
    const isKnown =
      kept.waiting.length < MOST_WAITING / 2 &&
      !kept.waiting.some((entry) => entry.write.type === 'renew' || deletesForGood(entry));
    const isBehind = there !== null && (kept.epoch !== there.epoch || kept.last < there.last);
    const isHarmed =
      !there ||
      there.damaged + there.halves > 0 ||
      there.torn ||
      (isKnown &&
        (isLess(kept, there.amount) || (kept.waiting[0]?.seq ?? there.last + 1) !== there.last + 1));
    if (isBehind || isHarmed) {
      const files = await ask<readonly Uint8Array[]>('files', [], OPENING_DEADLINE);
      const recovered = await recover(run, files, clock.now(), isBehind, isKnown);
      if (recovered) change({ journal: 'starting', recovered });
      else if (there && !there.forgets) seen.rebuilt += 1;
      await renew();
    } else if (there.forgets || isLess(there.amount, kept)) {
      if (!there.forgets) seen.rebuilt += 1;
      await renew();
    }
    await drain();
    seen.fault = null;
    show('live');
  }

  function start(): void {
    if (!port.possible) return show('none');
    if (turn()) return;
    show('elsewhere');
    let over: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      over = resolve;
    });
    const mine: Turn = {
      end: () => {
        over();
        withdraw();
      },
    };
    phase = { is: 'waiting', turn: mine };
    const withdraw = port.own(async () => {
      phase = { is: 'keeping', turn: mine, writer: null, found: null, draining: null };
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
    const isDue = phase.is === 'given up' && clock.monotonic() - phase.at >= AGAIN_MS;
    if (port.possible && (phase.is === 'off' || isDue)) start();
    // What is written while it begins, it finds in the outbox when it has begun.
    else if (phase.is === 'waiting') port.tell();
    return Promise.resolve();
  }

  return {
    get last() {
      return found()?.last ?? null;
    },
    get figures() {
      const { place = null, files = 0, size = 0 } = found() ?? {};
      return { place, files, bytes: size, ...seen };
    },
    start,
    caughtUp,
    rest: () => {
      if (!turn()) return;
      letGo({ is: 'off' });
      show('off');
    },
  };
}

/** Whether so much has been written since the snapshot that a new one is worth it. */
const isLong = ({ size, snapshot }: FoundFiles): boolean => size - snapshot > LOG_BYTES + snapshot / 2;

/** Whether one of the copies holds less than the other, as far as it can be said. */
const isLess = (one: CopyAmount | null, other: CopyAmount | null): boolean =>
  one !== null && other !== null && AMOUNTS.some((what) => one[what] < other[what]);
const AMOUNTS = ['attempts', 'events', 'matches', 'kept'] as const;

/** The name of a database's history; one that has none gets one. */
const epochOf = (run: Run, clock: Clock): Promise<string> =>
  run({
    stores: ['outbox', 'journal'],
    mode: 'readwrite',
    durability: 'strict',
    work: async (tx) => {
      const { epoch } = await copyStandingOf(tx);
      if (epoch !== null) return epoch;
      const made = `${clock.now().toString(36)}-${clock.monotonic().toString(36)}`;
      await tx.put('journal', { name: 'epoch', epoch: made });
      return made;
    },
  });
