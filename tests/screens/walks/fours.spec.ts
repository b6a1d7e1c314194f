import { FOURS } from './fours.ts';
import { lookAt } from './look.ts';

lookAt('Four Fours', FOURS);
