import { common } from '#lib/i18n/messages.ts';
import { toShape } from '#lib/ui/shapes.ts';
import type { FourView, RaceView, Strip } from '../race/view.ts';
import { SIDES } from '../table/sides.ts';
import { fourCoreOf, wallOf } from './four-core.ts';
import { fourKeys, type FourAct } from './four-keys.ts';
import { fourZone, type FourSitting } from './four-zone.ts';
import type { SharedAct } from './shared-keys.ts';

const HIGHEST = 10;

/** A table for four, whichever way it lies: its middle, and each seat with its keys. */
export const raceOfFour = (sitting: FourSitting): RaceView<FourAct, SharedAct> => ({
  target: sitting.view.target,
  core: fourCoreOf(sitting),
  seats: sitting.players.map((_, seat) => ({
    ...fourZone(sitting, seat),
    keys: sitting.stopped ? [] : fourKeys(sitting, seat),
  })),
});

export const flatOfFour = (sitting: FourSitting): FourView<FourAct, SharedAct> => ({
  ...raceOfFour(sitting),
  strips: stripsOfFour(sitting),
  spare: null,
});

/** All read the same row, each from its own side. */
function stripsOfFour(sitting: FourSitting): readonly Strip[] {
  const cards = wallOf(sitting).map(({ rank, card, seat }) => {
    const label = common.rank(rank, HIGHEST);
    return {
      seat,
      look: 'face' as const,
      label,
      value: null,
      suit: card?.suit ?? null,
      spoken: card ? common.speakCard(label, common.suit[card.suit]) : common.speakRank(label),
      shape: toShape(sitting.players[seat]?.shape ?? ''),
      pick: null,
    };
  });
  return cards.length === 0 ? [] : SIDES.map((side) => ({ side, lone: false, reader: null, cards }));
}
