import { SOLVER } from './solver.ts';
import { lookAt } from './look.ts';

lookAt('the solver', SOLVER);
