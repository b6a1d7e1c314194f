import type { Seat } from '#lib/core/match/game.ts';
import type { Environment, SoundCue } from '#lib/environment/environment.ts';
import type { Choices } from '#lib/preferences/preferences.svelte.ts';
import type { TableCue } from './props.ts';

interface Felt {
  /** Null: not heard. */
  readonly sound: SoundCue | null;
  /** Milliseconds on and off. */
  readonly vibration: readonly number[];
}

/** The design's table of motion, sound and touch. */
const CUES: Readonly<Record<Exclude<TableCue, 'signal'>, Felt>> = {
  falseStart: { sound: 'early', vibration: [40] },
  heat: { sound: 'heat', vibration: [30, 60, 30] },
  tick: { sound: 'tick', vibration: [] },
  lastTick: { sound: 'tick', vibration: [10] },
  right: { sound: 'stamp', vibration: [20, 40, 60] },
  wrong: { sound: 'wrong', vibration: [40] },
  take: { sound: 'riffle', vibration: [] },
  won: { sound: 'won', vibration: [20, 40, 60] },
};
const CLAPS = ['clap0', 'clap1', 'clap2', 'clap3'] as const;

const feltAs = (cue: TableCue, seat: Seat): Felt =>
  cue === 'signal' ? { sound: CLAPS[seat % CLAPS.length] ?? 'clap0', vibration: [30] } : CUES[cue];

/** Sound and vibration at a table, as far as they are wanted; each has its twin on the screen. `choices` is asked at every cue. */
export function createTableCues(
  environment: Pick<Environment, 'vibrate' | 'sound'>,
  choices: () => Pick<Choices, 'tableSound' | 'vibration'>,
): (cue: TableCue, seat?: Seat) => void {
  return (cue, seat = 0) => {
    const { sound, vibration } = feltAs(cue, seat);
    const wanted = choices();
    if (wanted.vibration && vibration.length > 0) environment.vibrate(vibration);
    if (wanted.tableSound && sound) environment.sound(sound);
  };
}
