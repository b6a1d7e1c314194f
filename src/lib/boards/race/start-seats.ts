import type { Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import { start as text } from '#lib/i18n/messages.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import type { Starting } from './starting.svelte.ts';

/** What is pressed beside the zones: how it lies once more, or on without a slap to try. */
export type StartAct = 'screen' | 'skip';

/** What stands at a seat before the first match. */
export interface StartSeat {
  readonly name: string;
  readonly isDone: boolean;
  /** Waits in the hollow shape, or stands on the flood. */
  readonly word: string;
  readonly line: string | null;
}

interface Told {
  readonly players: readonly Player[];
  readonly touch: { readonly word: string; readonly done: string };
  /** Among three or more one keeps the sum to oneself until one is asked. */
  readonly isSecret: boolean;
}

export function startSeats(starting: Starting, { players, touch, isSecret }: Told): readonly StartSeat[] {
  const tries = starting.step === 'try';
  return players.map(({ name }, seat: Seat) => {
    const isDone = starting.done.has(seat);
    const words = tries ? touch : { word: text.ready, done: text.isReady };
    const line = !isDone || !tries ? null : isSecret ? text.keep : text.say;
    return { name, isDone, word: isDone ? words.done : words.word, line };
  });
}

/** What is said to all: how many are ready, or that nothing counts. */
export const startSaid = ({ step, done }: Starting, players: number): string =>
  step === 'try' ? text.tryIt : text.readyOf(done.size, players);

export const startKey = ({ step }: Starting): EdgeKey<StartAct> =>
  step === 'try'
    ? { act: 'skip', words: text.skip, look: 'plain' }
    : { act: 'screen', words: text.screen, look: 'plain' };
