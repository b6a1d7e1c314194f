import { KINGS } from './kings.ts';
import { lookAt } from './look.ts';

lookAt('Kings', KINGS);
