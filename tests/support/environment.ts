import type { Day } from '#lib/core/calendar.ts';
import { dayOf } from '#lib/core/calendar.ts';
import type { Environment, Persistence, SoundCue, Usage } from '#lib/environment/environment.ts';

/** An environment that a test holds: time passes only in `pass`, and everything done to the outside is written down. */
export interface FakeEnvironment extends Environment {
  /** Lets time pass, running on the way what falls due. */
  pass(ms: number): void;
  /** Stands still as a busy page does: time goes by, and what falls due meanwhile runs only at the next `pass`. */
  block(ms: number): void;
  /** Sets the wall clock; the clock that never jumps goes on as it was. */
  setWall(at: number): void;
  /** Travels: minutes east of UTC. */
  setZone(minutes: number): void;
  setVisible(visible: boolean): void;
  setOnline(online: boolean): void;
  /** How many calls are waiting for their time. */
  readonly waiting: number;
  /** What the browser answers when asked to keep the data. */
  answer: Persistence;
  space: Usage | null;
  readonly asked: string[];
  readonly files: { readonly name: string; readonly text: string }[];
  readonly cues: SoundCue[];
}

/** Noon, UTC, of Saturday 21 November 2026. */
export const NOON = Date.UTC(2026, 10, 21, 12);
export const HOUR = 3_600_000;

export function fakeEnvironment(start = NOON, zoneAtFirst = 0): FakeEnvironment {
  let time = 0;
  let wall = start;
  let zone = zoneAtFirst;
  let visible = true;
  let online = true;
  let seeds = 0;
  let ids = 0;
  const watchers = new Set<(visible: boolean) => void>();
  const networkers = new Set<(online: boolean) => void>();
  const due = new Set<{ readonly at: number; readonly callback: () => void }>();
  const first = () => [...due].sort((a, b) => a.at - b.at)[0];
  const advance = (to: number) => {
    wall += to - time;
    time = to;
  };
  const asked: string[] = [];
  const files: { readonly name: string; readonly text: string }[] = [];
  const cues: SoundCue[] = [];

  const environment: FakeEnvironment = {
    asked,
    files,
    cues,
    answer: 'kept',
    space: { used: 1, most: 2 },
    now: () => wall,
    monotonic: () => time,
    today: () => localDay(wall, zone),
    zone: () => zone,
    seed: () => (seeds += 1),
    id: () => `id-${(ids += 1)}`,
    isVisible: () => visible,
    onVisibility: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    onFreeze: () => {},
    onPutAside: () => {},
    onNetwork: (listener) => {
      listener(online);
      networkers.add(listener);
      return () => networkers.delete(listener);
    },
    tellRestored: () => void asked.push('tell restored'),
    onRestored: () => {},
    after: (ms, callback) => {
      const call = { at: time + ms, callback };
      due.add(call);
      return () => void due.delete(call);
    },
    persist: () => Promise.resolve((asked.push('persist'), environment.answer)),
    persistence: () => Promise.resolve(environment.answer),
    usage: () => Promise.resolve(environment.space),
    saveFile: (name, text) => Promise.resolve(files.push({ name, text }) > 0),
    vibrate: (pattern) => void asked.push(`vibrate ${pattern.join(' ')}`),
    sound: (cue) => void cues.push(cue),

    pass(ms) {
      const end = time + ms;
      for (let call = first(); call && call.at <= end; call = first()) {
        due.delete(call);
        advance(Math.max(time, call.at));
        call.callback();
      }
      advance(end);
    },
    block: (ms) => advance(time + ms),
    setWall: (at) => void (wall = at),
    setZone: (minutes) => void (zone = minutes),
    setVisible: (now) => {
      visible = now;
      for (const watcher of [...watchers]) watcher(now);
    },
    setOnline: (now) => {
      online = now;
      for (const listener of [...networkers]) listener(now);
    },
    get waiting() {
      return due.size;
    },
  };
  return environment;
}

/** The date on a wall calendar so many minutes east of UTC. */
function localDay(at: number, zone: number): Day {
  const date = new Date(at + zone * 60_000);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}
