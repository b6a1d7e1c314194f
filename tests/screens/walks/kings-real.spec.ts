import { KINGS_REAL } from './kings-real.ts';
import { lookAt } from './look.ts';

lookAt('Kings with real cards', KINGS_REAL);
