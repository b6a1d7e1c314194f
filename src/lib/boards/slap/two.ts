import type { RaceView } from '../race/view.ts';
import { twoCoreOf } from './core.ts';
import type { SlapSitting } from './face.ts';
import { twoKeys, type SlapAct } from './keys.ts';
import { raceOf } from './race.ts';
import type { SharedAct } from './shared-keys.ts';
import { twoZone } from './two-zone.ts';

/** A table for two, whichever way it lies. */
export const twoOf = (sitting: SlapSitting): RaceView<SlapAct, SharedAct> =>
  raceOf(sitting, {
    core: twoCoreOf(sitting),
    seats: sitting.players.map((_, seat) => ({ ...twoZone(sitting, seat), keys: twoKeys(sitting, seat) })),
  });
