import type { FoundFiles } from './log-writer.ts';
import type { FileWriter } from './port.ts';

/** This window's turn to keep the journal: asked for with the lock, and over when that is let go of. */
export interface JournalTurn {
  readonly end: () => void;
}

/**
 * Where this window stands: it has not begun, or has let go · it has given up, and tries again after a while · it has asked for its turn,
 * which another window may have · it has its turn, and holds what lies in the journal as soon as that is read. `draining`: the move that
 * has not begun yet, which serves everybody who asks until then.
 */
export type JournalPhase =
  | { readonly is: 'off' }
  | { readonly is: 'given up'; readonly at: number }
  | { readonly is: 'waiting'; readonly turn: JournalTurn }
  | {
      readonly is: 'keeping';
      readonly turn: JournalTurn;
      readonly writer: FileWriter | null;
      readonly found: FoundFiles | null;
      readonly draining: Promise<void> | null;
    };
type Keeping = Extract<JournalPhase, { readonly is: 'keeping' }>;

/** One that was given up is tried again with the first write after this time. */
export const AGAIN_MS = 30_000;

/** The turn that this window has, or has asked for. */
export const turnIn = (phase: JournalPhase): JournalTurn | null => ('turn' in phase ? phase.turn : null);

/** What lies in the journal; null where this window does not keep it. */
export const foundIn = (phase: JournalPhase): FoundFiles | null =>
  phase.is === 'keeping' ? phase.found : null;

/** The turn has come. */
export const beginKeeping = (turn: JournalTurn): JournalPhase => ({
  is: 'keeping',
  turn,
  writer: null,
  found: null,
  draining: null,
});

/** Learns something while the turn lasts; after it there is nothing to learn. */
export const keepWith = (phase: JournalPhase, part: Partial<Omit<Keeping, 'is' | 'turn'>>): JournalPhase =>
  phase.is === 'keeping' ? { ...phase, ...part } : phase;

/** Whether a write takes the journal up again. */
export const isDue = (phase: JournalPhase, now: number): boolean =>
  phase.is === 'off' || (phase.is === 'given up' && now - phase.at >= AGAIN_MS);
