import { SETUP } from './setup.ts';
import { lookAt } from './look.ts';

lookAt('set-up', SETUP);
