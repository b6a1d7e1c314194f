import { lookAt } from './look.ts';
import { RUNS } from './runs.ts';

lookAt('runs', RUNS);
