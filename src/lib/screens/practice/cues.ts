import type { Environment, PracticeSound } from '#lib/environment/environment.ts';
import type { Hand } from '#lib/practice/hand.ts';
import type { Note } from '#lib/practice/note.ts';
import type { Choices } from '#lib/preferences/preferences.svelte.ts';

/** Milliseconds on and off, from the design's table of motion, sound and touch. */
const VIBRATION: Readonly<Record<PracticeSound, readonly number[]>> = {
  press: [8],
  combine: [12],
  wrong: [40],
  stamp: [20, 40, 60],
};

const WRONG: readonly Note['type'][] = [
  'miss',
  'wrongNone',
  'wrongNumbers',
  'wrongValue',
  'undefined',
  'unreadable',
];

/** Sound and vibration for what happens at the table, as far as they are wanted. Each has its twin on the screen. */
export interface Cues {
  press(): void;
  /** Tells it how the hand stands; it notices what is new. */
  follow(hand: Hand, note: Note | null): void;
}

/** Cues over a device. */
export function createCues(
  environment: Pick<Environment, 'vibrate' | 'sound'>,
  choices: Pick<Choices, 'sound' | 'vibration'>,
): Cues {
  let before: Hand | null = null;
  let heard: Note | null = null;
  const give = (cue: PracticeSound) => {
    if (choices.vibration) environment.vibrate(VIBRATION[cue]);
    if (choices.sound) environment.sound(cue);
  };
  return {
    press: () => give('press'),
    follow: (hand, note) => {
      const last = before;
      const isNews = note !== heard;
      before = hand;
      heard = note;
      if (last?.id !== hand.id) return;
      if (last.ending === null && hand.ending !== null && hand.ending.outcome !== 'shown') give('stamp');
      else if (note && isNews && WRONG.includes(note.type)) give('wrong');
      else if (hand.moves.length > last.moves.length) give('combine');
    },
  };
}
