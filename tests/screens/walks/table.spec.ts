import { TABLE } from './table.ts';
import { lookAt } from './look.ts';

lookAt('the table', TABLE);
