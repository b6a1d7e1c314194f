import { SLAP } from './slap.ts';
import { lookAt } from './look.ts';

lookAt('Slap', SLAP);
