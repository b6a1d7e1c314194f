import type { FourView } from '../race/view.ts';
import { stripsOf } from './wall.ts';
import { coreOf } from './core.ts';
import type { SlapSitting } from './face.ts';
import { fourZone } from './four-zone.ts';
import { fourKeys, type SlapAct } from './keys.ts';
import { raceOf } from './race.ts';
import type { SharedAct } from './shared-keys.ts';

/** A table for four, whichever way it lies. */
export const fourOf = (sitting: SlapSitting): FourView<SlapAct, SharedAct> => ({
  ...raceOf(sitting, {
    core: coreOf(sitting),
    seats: sitting.players.map((_, seat) => ({ ...fourZone(sitting, seat), keys: fourKeys(sitting, seat) })),
  }),
  strips: stripsOf(sitting),
  spare: null,
});
