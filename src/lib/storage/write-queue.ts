import { err, ok, type Result } from '#lib/core/result.ts';
import { createConnection, type Job } from './connection.ts';
import type { Copy, JournalSource } from './copy.ts';
import { withDeadline, type Clock } from './deadline.ts';
import { FaultError, storeFaultOf, type Fault } from './fault.ts';
import { createJobs } from './jobs.ts';
import type { applyMatchStep } from './match-writes.ts';
import { createMirror, type Mirror, type Source } from './mirror.ts';
import { createState, type MemoryReason, type MutableState } from './state.ts';
import { DATABASE, type Key, type StoreName } from './schema.ts';
import type { Tx } from './transaction.ts';
import { isPersonal, supersedes, type MatchWrite, type Write } from './writes.ts';

/** Where a write has been kept. */
export type Kept = 'disk' | 'memory';

/** Keeps what is written: on disk while it answers, otherwise in memory, counted and in order, until the disk is back. */
export interface WriteQueue {
  readonly state: MutableState;
  /** Answers from disk or memory after every write that was asked for before. */
  read<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Never rejects because of the disk: answers within the deadline where the write is kept. Writes are kept in the order asked. */
  write(write: Write): Promise<Kept>;
  /** The same for a write that another window may have forestalled: then nothing has changed. */
  contend(write: MatchWrite): Promise<Kept | 'taken'>;
  /**
   * Does a job on the disk as a whole or not at all: where that cannot be it is neither held nor shown, and the answer says why. In its
   * turn among the writes.
   */
  whole<T>(
    stores: readonly StoreName[],
    work: (tx: Tx) => Promise<T>,
  ): Promise<Result<T, { readonly code: MemoryReason }>>;
  /** Gives the code that carries out writes of matches; to be called before the first of them. */
  learn(apply: typeof applyMatchStep): void;
  /** From now on what a person does is told as stored when the copy has it too. */
  follow(copy: Copy): void;
  /** Does a job on the disk, past the queue; rejects where the disk is not in use. */
  onDisk<T>(job: Job<T>): Promise<T>;
  /** Counts a row that cannot be read and moves it aside. */
  setAside(found: { readonly store: StoreName; readonly key: Key }, write: Write): void;
  /** In memory mode: tries the disk again and moves over what is held. Whether the disk is in use now. */
  retry(): Promise<boolean>;
  /** Lets go of the database and the journal at once, as before the page is frozen or put aside; what was under way is done when it is back. */
  leave(): void;
  /** When nothing is under way any more. */
  settled(): Promise<void>;
}

/** How long a new database waits to hear whether there was an earlier one. */
const LOOKING = 1_000;

/** A database that refuses to open may be in the middle of being cleared: so long after, it is asked once more by itself. */
const REFUSED = 1_000;

/** What to do on falling into memory: try once more in the background, or show what of the disk can be had. */
type Fall = 'recover' | Source;

/** `source`: where a second copy is kept; without it there is none. `name`: the database's. */
export function createWriteQueue(clock: Clock, source: JournalSource | null, name: string): WriteQueue {
  const state = createState();
  const held: Write[] = [];
  const aside = new Set<string>();
  let mirror: Mirror | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let falling: Promise<void> = Promise.resolve();
  let draining: Promise<Fault | null> | null = null;
  let copy: Copy | null = null;

  const { learn, carryOut, jobOf, wholeJob } = createJobs({
    isCopied: () => source !== null && state.current.journal !== 'none',
    inCopy: () => copy?.last ?? null,
  });

  const inMemory = (): boolean => state.current.mode === 'memory';
  const connection = createConnection(clock, name, {
    blocked: () => state.change({ reason: 'blocked' }),
    born: (birth) => {
      state.change({ birth });
      copy?.rest();
    },
    fill: async (run, alive) => {
      const reaches = source && (await withDeadline(clock, LOOKING, source.exists).catch(() => false));
      alive();
      if (!reaches) {
        if (name !== DATABASE)
          await import('./inherit.ts')
            .then(({ inherit }) => inherit(run, DATABASE, alive))
            .catch(() => undefined);
        return;
      }
      // Where it fails the database stays empty for now: the journal is held against it again when it is opened.
      const recovered = await source.load().then(
        (journal) => journal.recover(clock, run, alive).catch(() => null),
        () => null,
      );
      if (recovered) state.change({ recovered });
    },
    opened: () => {
      if (!inMemory()) state.change({ mode: 'disk', reason: null });
      // What moves over to the disk takes it into use by itself; anybody else only reads from it.
      else if (!draining) void retry();
    },
    replaced: () => fall({ reason: 'newer', opening: true, text: 'replaced' }, 'any version'),
  });

  /** One try, and after a failure that a fresh handle may mend a second one. Answers the fault of the last. */
  async function tryDisk<T>(
    job: Job<T>,
    mends: (fault: Fault) => boolean,
  ): Promise<{ readonly value: T } | Fault> {
    try {
      return { value: await connection.run(job) };
    } catch (error) {
      const fault = storeFaultOf(error);
      const hopeless = fault.opening && fault.reason !== 'broken';
      if (hopeless || inMemory() || !mends(fault)) return fault;
    }
    connection.drop();
    try {
      return { value: await connection.run(job) };
    } catch (error) {
      return storeFaultOf(error);
    }
  }

  function fall(fault: Fault, how: Fall): void {
    if (inMemory()) return;
    state.change({ mode: 'memory', reason: fault.reason, fault: fault.text });
    falling = (async () => {
      let from: Source = 'nothing';
      if (how === 'recover') {
        const again = await drain();
        if (again === null) return;
        from = sourceAfter(again);
      } else from = how;
      const filled = await createMirror(connection, from, (tx, write) => carryOut(tx, write, true));
      for (const write of held) filled.apply(write);
      mirror = filled;
      if (fault.opening && fault.reason === 'broken') clock.after(REFUSED, () => void retry());
    })();
  }

  function hold(write: Write): void {
    // The first held write may be on its way to the disk at this moment.
    const from = draining ? 1 : 0;
    for (let index = held.length - 1; index >= from; index -= 1) {
      const earlier = held[index];
      if (earlier && supersedes(write, earlier)) held.splice(index, 1);
    }
    held.push(write);
    mirror?.apply(write);
    state.change({ atRisk: held.filter(isPersonal).length });
  }

  /** Moves what is held over to the disk and takes it into use; answers what stopped it. */
  function drain(): Promise<Fault | null> {
    draining ??= moveOver().finally(() => {
      draining = null;
    });
    return draining;
  }

  async function moveOver(): Promise<Fault | null> {
    try {
      await connection.open();
      for (let write = held[0]; write; write = held[0]) {
        await connection.run(jobOf(write, true));
        held.shift();
        state.change({ atRisk: held.filter(isPersonal).length });
      }
    } catch (error) {
      const fault = storeFaultOf(error);
      if (fault.reason === 'broken') connection.drop();
      state.change({ reason: fault.reason, fault: fault.text });
      return fault;
    }
    mirror = null;
    state.change({ mode: 'disk', reason: null });
    void copy?.caughtUp();
    return null;
  }

  async function keep(write: Write): Promise<Kept | 'taken'> {
    if (!inMemory()) {
      // A hung write is not waited for twice: it is held, shown as held, and tried again in the background.
      const done = await tryDisk(jobOf(write), (fault) => fault.reason === 'broken');
      if ('value' in done) return done.value === 'taken' ? 'taken' : 'disk';
      fall(done, done.reason === 'timeout' && !done.opening ? 'recover' : sourceAfter(done));
    }
    hold(write);
    return 'memory';
  }

  async function contend(asked: Write): Promise<Kept | 'taken'> {
    // A copy, taken now: the caller may go on changing what it handed in. Throws for what cannot be stored at all.
    const own = structuredClone(asked);
    const kept = queue.then(() => keep(own));
    queue = kept.catch(() => undefined);
    const where = await kept;
    if (where === 'disk' && isPersonal(own)) await copy?.caughtUp();
    return where;
  }

  async function whole<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>) {
    const done = queue.then(async () => {
      if (inMemory()) return err({ code: state.current.reason ?? 'broken' });
      const kept = await tryDisk(wholeJob(stores, work), (fault) => fault.reason === 'broken');
      return 'value' in kept ? ok(kept.value) : err({ code: kept.reason });
    });
    queue = done.catch(() => undefined);
    const told = await done;
    if (told.ok) await copy?.caughtUp();
    return told;
  }

  async function read<T>(stores: readonly StoreName[], work: (tx: Tx) => Promise<T>): Promise<T> {
    await queue;
    for (;;) {
      if (!inMemory()) {
        const job: Job<T> = { stores, mode: 'readonly', durability: 'relaxed', work };
        const done = await tryDisk(job, (fault) => fault.reason !== 'quota');
        if ('value' in done) return done.value;
        fall(done, done.reason === 'timeout' ? 'nothing' : sourceAfter(done));
      }
      await falling;
      // A retry may have brought the disk back while we waited.
      if (mirror) return mirror.read(work);
    }
  }

  async function retry(): Promise<boolean> {
    await queue;
    if (!inMemory()) return state.current.mode === 'disk';
    await falling;
    return !inMemory() || (await drain()) === null;
  }

  async function settled(): Promise<void> {
    let seen: unknown;
    while (seen !== queue) {
      seen = queue;
      await queue;
      await falling;
      await draining;
      await mirror?.read(() => Promise.resolve());
    }
  }

  return {
    state,
    read,
    write: async (asked) => ((await contend(asked)) === 'memory' ? 'memory' : 'disk'),
    contend,
    whole,
    learn,
    follow: (followed) => {
      copy = followed;
    },
    onDisk: (job) =>
      inMemory()
        ? Promise.reject(new FaultError({ reason: 'unavailable', opening: false, text: 'in memory' }))
        : connection.run(job),
    retry,
    settled,
    setAside: ({ store, key }, write) => {
      const mark = JSON.stringify([store, key]);
      if (aside.has(mark)) return;
      aside.add(mark);
      state.change({ quarantined: aside.size });
      void contend(write);
    },
    // Nothing is waited for: a page that is being frozen hears nothing more of any disk, and would hold the database open, which blocks the
    // upgrade of another window without a word. What was not moved over to the journal lies in the outbox.
    leave: () => {
      copy?.rest();
      connection.leave();
    },
  };
}

/** Where a session that lost the disk this way can still read what is on it. */
function sourceAfter(fault: Fault): Source {
  if (!fault.opening) return 'disk';
  // An opening that fails for these can still succeed as long as nothing is to be upgraded.
  return ['newer', 'quota', 'broken'].includes(fault.reason) ? 'any version' : 'nothing';
}
