import { lookAt } from './look.ts';
import { SHARED } from './shared.ts';

lookAt('the same rounds', SHARED);
