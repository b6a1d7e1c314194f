// The loudspeaker by itself: each cue is heard at once, and silence lets go of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { play as sounded } from '#lib/environment/sound.ts';

/** What a browser's synthesiser is asked for. */
class Loudspeaker {
  static opened: Loudspeaker[] = [];
  state = 'suspended';
  currentTime = 3;
  destination = {};
  constructor() {
    Loudspeaker.opened.push(this);
  }
  resume = () => {
    this.state = 'running';
    return Promise.resolve();
  };
  suspend = () => {
    this.state = 'suspended';
    return Promise.resolve();
  };
}
const heard: { readonly hertz: number; readonly from: number; readonly to: number }[] = [];
class Tone {
  frequency = { exponentialRampToValueAtTime: () => {} };
  from = Number.NaN;
  constructor(
    readonly context: Loudspeaker,
    readonly given: { readonly frequency: number },
  ) {}
  connect = <T>(next: T): T => next;
  start = (at: number) => void (this.from = at);
  stop = (at: number) => void heard.push({ hertz: this.given.frequency, from: this.from, to: at });
}
class Volume {
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = <T>(next: T): T => next;
}

let play: typeof sounded;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Loudspeaker);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Volume);
  Loudspeaker.opened = [];
  heard.length = 0;
  vi.resetModules();
  ({ play } = await import('#lib/environment/sound.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const loudspeaker = () => {
  const [only, ...others] = Loudspeaker.opened;
  if (!only || others.length > 0) throw new Error(`${Loudspeaker.opened.length} loudspeakers`);
  return only;
};

test('two knocks of a combination, the second after the first, from now on', () => {
  play('combine');
  expect(heard).toEqual([
    { hertz: 260, from: 3, to: 3.06 },
    { hertz: 210, from: 3.07, to: 3.07 + 0.07 },
  ]);
});

test('all cues share one loudspeaker, and none is cut short', () => {
  play('heat');
  vi.advanceTimersByTime(9_000);
  play('tick');
  vi.advanceTimersByTime(9_000);
  expect(loudspeaker().state).toBe('running');
  expect(Math.max(...heard.map(({ to }) => to - 3))).toBeLessThan(9);
});

test('ten seconds after the last cue the loudspeaker is let go, which spares the battery, and the next opens it again', () => {
  play('stamp');
  vi.advanceTimersByTime(10_000);
  expect(loudspeaker().state).toBe('suspended');
  play('stamp');
  expect(loudspeaker().state).toBe('running');
});
