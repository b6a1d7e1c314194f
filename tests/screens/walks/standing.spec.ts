import { lookAt } from './look.ts';
import { STANDING } from './standing.ts';

lookAt('Standing', STANDING);
