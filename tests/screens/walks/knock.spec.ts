import { KNOCK } from './knock.ts';
import { lookAt } from './look.ts';

lookAt('Knock', KNOCK);
