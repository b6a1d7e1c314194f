import { knock as text } from '#lib/i18n/messages.ts';
import type { FourView } from '../race/view.ts';
import type { CoreAct } from './core.ts';
import type { ActName, KnockSitting } from './face.ts';
import { raceOf, type TableShown } from './race.ts';
import { stripsOf } from './wall.ts';

/** A table for three or four that lies flat; among three the table has a pile of its own. */
export function flatOf(sitting: KnockSitting, shown: TableShown): FourView<ActName, CoreAct> {
  const { view, names } = sitting;
  const dealer = names[view.dealer] ?? '';
  return {
    ...raceOf(sitting, shown),
    strips: stripsOf({ sitting, shapes: shown.shapes }),
    spare:
      names.length === 3
        ? { count: view.counts[3] ?? 0, lines: [text.theTable, text.turnsIts(dealer)] }
        : null,
  };
}
