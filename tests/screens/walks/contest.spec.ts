import { CONTEST } from './contest.ts';
import { lookAt } from './look.ts';

lookAt('Contest', CONTEST);
