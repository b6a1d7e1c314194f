import type { OpenPad } from '../race/pad.ts';
import type { Hears } from '../race/view.ts';
import type { SlapSitting } from './face.ts';
import type { SlapAct } from './keys.ts';
import type { SharedAct } from './shared-keys.ts';

/** What each of the tables is given. */
export interface BoardProps {
  readonly sitting: SlapSitting;
  readonly hears: Hears<SlapAct, SharedAct>;
  readonly pad: OpenPad | null;
}
