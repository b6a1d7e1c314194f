import { slapFour } from '#lib/i18n/messages.ts';
import type { RaceSeat, RaceView } from '../race/view.ts';
import { cardsInRow } from './wall.ts';
import type { SlapSitting } from './face.ts';
import type { SlapAct } from './keys.ts';
import type { SharedAct } from './shared-keys.ts';

/** A table for two or four, whichever way it lies: what is above its middle and its seats. */
export function raceOf(
  sitting: SlapSitting,
  { core, seats }: Pick<RaceView<SlapAct, SharedAct>, 'core' | 'seats'>,
): RaceView<SlapAct, SharedAct> {
  const { view, stopped } = sitting;
  const { target, phase, last, set } = view;
  // While what came of a deal is looked at, it is that one.
  const title =
    stopped || phase.type === 'over' ? '' : slapFour.set(phase.type === 'waiting' && last ? last.set : set);
  const isMade = phase.type === 'over' || (phase.type === 'waiting' && last?.verdict === 'right');
  return {
    title,
    target,
    seal: stopped || target === null ? null : isMade ? 'stamped' : 'hollow',
    cards: cardsInRow(sitting),
    core,
    seats: seats.map((seat) => (stopped ? { ...seat, keys: [] } : { ...seat, capped: isCapped(seat) })),
  };
}

/** A touch slaps or says _Ready_, or the next set is asked for: what has been done already is said at the seat. */
const isCapped = ({ waits, look, head, fill, keys }: RaceSeat<SlapAct>): boolean =>
  (waits && look === 'calm' && head === null && fill === null) || keys.some(({ act }) => act.type === 'next');
