import { ENDS } from './ends.ts';
import { lookAt } from './look.ts';

lookAt('endings and slips', ENDS);
