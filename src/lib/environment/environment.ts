import type { Day } from '#lib/core/calendar.ts';

/** What the browser answers when asked to keep the data: kept for good, for as long as there is room, or it cannot say. */
export type Persistence = 'kept' | 'best-effort' | 'unknown';

/** The sounds of practice: a card is pressed, two cards meet, an answer is wrong, the seal falls. */
export type PracticeSound = 'press' | 'combine' | 'wrong' | 'stamp';

/**
 * All sounds. At a table for several: the clap of each seat, one that comes too early, a dead heat, a second of a countdown, cards that
 * are taken, a match that is won.
 */
export type SoundCue =
  | PracticeSound
  | 'clap0'
  | 'clap1'
  | 'clap2'
  | 'clap3'
  | 'early'
  | 'heat'
  | 'tick'
  | 'riffle'
  | 'won';

/** How much the app's data takes and may take, in bytes. */
export interface Usage {
  readonly used: number;
  readonly most: number;
}

/**
 * The only port to the platform: clock, chance, visibility, storage promise, files, vibration. Everything above takes it as an
 * argument, so that a test can hold the clock.
 */
export interface Environment {
  /** Wall clock, epoch milliseconds; it may jump. */
  now(): number;
  /** Milliseconds on a clock that never jumps; only differences mean anything. */
  monotonic(): number;
  /** The local calendar date. */
  today(): Day;
  /** Minutes east of UTC. */
  zone(): number;
  /** A fresh 32-bit seed. */
  seed(): number;
  /** A fresh unique name for a row. */
  id(): string;
  isVisible(): boolean;
  /** Calls back whenever the page is shown or hidden; the answer stops it. */
  onVisibility(listener: (visible: boolean) => void): () => void;
  /** Calls back when the system is about to stop the page. */
  onFreeze(listener: () => void): void;
  /** Calls back when the page is put aside as it is for the way back, where the browser freezes it without a word. */
  onPutAside(listener: () => void): void;
  /** Calls back at once with whether there is a network, and whenever that changes; the answer stops it. */
  onNetwork(listener: (online: boolean) => void): () => void;
  /** Tells the app's other windows that a backup was brought in: what they hold in memory is of before. */
  tellRestored(): void;
  /** Calls back when another window has told so. */
  onRestored(listener: () => void): void;
  /** Calls back once after some milliseconds; the answer cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Asks the browser to keep the data for good. */
  persist(): Promise<Persistence>;
  persistence(): Promise<Persistence>;
  usage(): Promise<Usage | null>;
  /** Hands the person a text file; false where they gave it up. To be called inside a tap. */
  saveFile(name: string, text: string): Promise<boolean>;
  /** Vibrates, where the device can: alternately on and off, in milliseconds. */
  vibrate(pattern: readonly number[]): void;
  /** Plays one of the app's few sounds; to be called inside a tap, or nothing is heard. */
  sound(cue: SoundCue): void;
}
