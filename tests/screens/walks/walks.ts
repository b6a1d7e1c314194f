import { AFTER } from './after.ts';
import { CONTEST } from './contest.ts';
import { ENDS } from './ends.ts';
import { KINGS } from './kings.ts';
import { KNOCK } from './knock.ts';
import { KINGS_REAL } from './kings-real.ts';
import { NUMBERS } from './numbers.ts';
import { FOURS } from './fours.ts';
import { PAGES } from './pages.ts';
import { type Screen } from './screen.ts';
import { SETUP } from './setup.ts';
import { SLAP } from './slap.ts';
import { SOLVER } from './solver.ts';
import { TABLE } from './table.ts';

/** Everything that the app shows, in walks that one page can take. */
export const WALKS: Readonly<Record<string, readonly Screen[]>> = {
  'the pages': PAGES,
  'the table': TABLE,
  'endings and slips': ENDS,
  'the solver': SOLVER,
  'the numbers': NUMBERS,
  'set-up': SETUP,
  'looking back': AFTER,
  'Four Fours': FOURS,
  Kings: KINGS,
  'Kings with real cards': KINGS_REAL,
  Contest: CONTEST,
  Slap: SLAP,
  Knock: KNOCK,
};
