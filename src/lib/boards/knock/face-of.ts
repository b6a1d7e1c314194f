import type { Seat } from '#lib/core/match/game.ts';
import { leadersOf } from '#lib/core/match/leaders.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import { countedFace, drawingFace, tiedFace, waitingFace } from './between-face.ts';
import { claimFace } from './claim-face.ts';
import { PLAIN, type Face, type KnockSitting } from './face.ts';
import { countingFace, racingFace } from './race-face.ts';

/** What one seat of several sees. */
export function faceOf(sitting: KnockSitting, seat: Seat): Face {
  const { view, stopped } = sitting;
  const { phase, sums } = view;
  if (stopped) return countedFace(sitting, seat, { winners: [], counts: sums });
  switch (phase.type) {
    case 'drawing':
      return drawingFace(sitting);
    case 'tied':
      return tiedFace(sitting, seat, phase);
    case 'aiming':
    case 'shuffling':
      return { ...PLAIN, won: true };
    case 'waiting':
      return waitingFace(sitting, seat);
    case 'counting':
      return countingFace(sitting, seat);
    case 'open':
    case 'collecting':
      return racingFace(sitting, seat, phase);
    case 'claim':
      return claimFace(sitting, seat, phase);
    case 'scored':
      return countedFace(sitting, seat, { winners: roundWinners(view), counts: view.won });
    case 'over':
      return countedFace(sitting, seat, { winners: phase.winners, counts: sums });
  }
}

/** The face with the reason why its seat's last act was not taken; null: it was. */
export const toldFace = (face: Face, words: string | null): Face =>
  words === null ? face : { ...face, lines: [words] };

/** Who has won most cards in this deck round (KNOCK-7). */
export const roundWinners = ({ won }: Pick<KnockView, 'won'>): readonly Seat[] => leadersOf(won);
