import { lookAt } from './look.ts';
import { MATCH } from './match.ts';

lookAt('the page of a match', MATCH);
