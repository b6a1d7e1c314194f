import type { SoundCue } from './environment.ts';

/** One knock: a short tone that falls, at `hertz`, `gain` 0–1, `at` and `length` in seconds. */
interface Knock {
  readonly hertz: number;
  readonly gain: number;
  readonly at: number;
  readonly length: number;
}

/** Paper and wood rather than bells: low, short, a little apart. */
const CUES: Readonly<Record<SoundCue, readonly Knock[]>> = {
  press: [{ hertz: 320, gain: 0.12, at: 0, length: 0.04 }],
  combine: [
    { hertz: 260, gain: 0.2, at: 0, length: 0.06 },
    { hertz: 210, gain: 0.2, at: 0.07, length: 0.07 },
  ],
  wrong: [{ hertz: 150, gain: 0.25, at: 0, length: 0.1 }],
  stamp: [{ hertz: 120, gain: 0.5, at: 0, length: 0.18 }],
};

let context: AudioContext | null = null;

/** Plays a cue with the browser's own synthesiser: a few oscillators need no library and no file. */
export function play(cue: SoundCue): void {
  context ??= new AudioContext();
  void context.resume();
  for (const { hertz, gain, at, length } of CUES[cue]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(context, { gain });
    tone.frequency.exponentialRampToValueAtTime(hertz / 2, start + length);
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
