import { NUMBERS } from './numbers.ts';
import { lookAt } from './look.ts';

lookAt('the numbers', NUMBERS);
