import type { Environment } from '#lib/environment/environment.ts';
import type { Hand } from '#lib/practice/hand.ts';
import type { Choices } from '#lib/preferences/preferences.svelte.ts';

type Cue = 'press' | 'combine' | 'stamp';

/** Milliseconds on and off, from the design's table of motion, sound and touch. */
const VIBRATION: Readonly<Record<Cue, readonly number[]>> = {
  press: [8],
  combine: [12],
  stamp: [20, 40, 60],
};

/** Sound and vibration for what happens at the table, as far as they are wanted. Each has its twin on the screen. */
export interface Cues {
  press(): void;
  /** Tells it how the hand stands; it notices what is new. */
  follow(hand: Hand): void;
}

/** Cues over a device. */
export function createCues(
  environment: Pick<Environment, 'vibrate' | 'sound'>,
  choices: Pick<Choices, 'sound' | 'vibration'>,
): Cues {
  let before: Hand | null = null;
  const give = (cue: Cue) => {
    if (choices.vibration) environment.vibrate(VIBRATION[cue]);
    if (choices.sound) environment.sound(cue);
  };
  return {
    press: () => give('press'),
    follow: (hand) => {
      const last = before;
      before = hand;
      if (last?.id !== hand.id) return;
      if (last.ending === null && hand.ending !== null && hand.ending.outcome !== 'shown') give('stamp');
      else if (hand.moves.length > last.moves.length) give('combine');
    },
  };
}
