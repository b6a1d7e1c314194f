import { AFTER } from './after.ts';
import { lookAt } from './look.ts';

lookAt('looking back', AFTER);
