import type { SoundCue } from './environment.ts';

/** One knock: a short tone that falls, at `hertz`, `gain` 0–1, `at` and `length` in seconds. */
interface Knock {
  readonly hertz: number;
  readonly gain: number;
  readonly at: number;
  readonly length: number;
}

/** A hand on the table, pitched by seat; `at` in seconds. */
const clap = (pitch: number, at = 0): readonly Knock[] => [
  { hertz: 620 * pitch, gain: 0.35, at, length: 0.03 },
  { hertz: 240 * pitch, gain: 0.45, at: at + 0.008, length: 0.09 },
];
/** A fifth from the first seat to the last, in steps that the ear tells apart. */
const PITCHES = [1, 1.15, 1.32, 1.5] as const;
const TICK: Knock = { hertz: 880, gain: 0.1, at: 0, length: 0.025 };

/** Paper and wood rather than bells: low, short, a little apart. */
const CUES: Readonly<Record<SoundCue, readonly Knock[]>> = {
  press: [{ hertz: 320, gain: 0.12, at: 0, length: 0.04 }],
  combine: [
    { hertz: 260, gain: 0.2, at: 0, length: 0.06 },
    { hertz: 210, gain: 0.2, at: 0.07, length: 0.07 },
  ],
  wrong: [{ hertz: 150, gain: 0.25, at: 0, length: 0.1 }],
  stamp: [{ hertz: 120, gain: 0.5, at: 0, length: 0.18 }],
  clap0: clap(PITCHES[0]),
  clap1: clap(PITCHES[1]),
  clap2: clap(PITCHES[2]),
  clap3: clap(PITCHES[3]),
  early: [{ hertz: 180, gain: 0.2, at: 0, length: 0.08 }],
  heat: [...clap(PITCHES[0]), ...clap(PITCHES[2], 0.12), { ...TICK, at: 1.2 }],
  tick: [TICK],
  riffle: [0, 0.04, 0.08, 0.12].map((at) => ({ hertz: 420, gain: 0.08, at, length: 0.03 })),
  won: [
    { hertz: 120, gain: 0.5, at: 0, length: 0.18 },
    { hertz: 180, gain: 0.3, at: 0.22, length: 0.2 },
  ],
};

/** So long after a cue, in milliseconds, and longer than any, the loudspeaker is let go: one that is open takes power also while it is silent. */
const SILENCE = 10_000;

let context: AudioContext | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Plays a cue with the browser's own synthesiser: a few oscillators need no library and no file. */
export function play(cue: SoundCue): void {
  const loudspeaker = (context ??= new AudioContext());
  void loudspeaker.resume();
  clearTimeout(silence);
  silence = setTimeout(() => void loudspeaker.suspend(), SILENCE);
  for (const { hertz, gain, at, length } of CUES[cue]) {
    const start = loudspeaker.currentTime + at;
    const tone = new OscillatorNode(loudspeaker, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(loudspeaker, { gain });
    tone.frequency.exponentialRampToValueAtTime(hertz / 2, start + length);
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(loudspeaker.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
