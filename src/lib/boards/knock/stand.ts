import type { StandView } from '../race/view.ts';
import { setWords, type CoreAct } from './core.ts';
import type { ActName, KnockSitting } from './face.ts';
import { raceOf, type TableShown } from './race.ts';
import { cardsInRow } from './wall.ts';

/** A table that stands: the seats and the middle of one that lies flat, all one way up. */
export function standOf(sitting: KnockSitting, shown: TableShown): StandView<ActName, CoreAct> {
  const { view, stopped } = sitting;
  const { phase } = view;
  const race = raceOf(sitting, shown);
  const { core } = race;
  const isOver = stopped || phase.type === 'scored' || phase.type === 'over';
  const title = isOver ? '' : setWords(view);
  return {
    ...race,
    title,
    seal: isOver ? null : core.seal === 'stamped' ? 'stamped' : 'hollow',
    cards: isOver || phase.type === 'aiming' || core.count !== null ? [] : cardsInRow(sitting, shown.shapes),
    // It is said above already.
    core: core.line === title ? { ...core, line: null } : core,
  };
}
