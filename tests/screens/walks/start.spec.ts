import { LIE, START } from './start.ts';
import { lookAt } from './look.ts';

lookAt('how it lies', LIE);
lookAt('before the first match', START);
