import { AFTER } from '../walks/after.ts';
import { CONTEST } from '../walks/contest.ts';
import { ENDS } from '../walks/ends.ts';
import { FOURS } from '../walks/fours.ts';
import { KINGS_REAL } from '../walks/kings-real.ts';
import { KINGS } from '../walks/kings.ts';
import { KNOCK } from '../walks/knock.ts';
import { MATCH } from '../walks/match.ts';
import { NOTICES } from '../walks/notices.ts';
import { NUMBERS } from '../walks/numbers.ts';
import { PAGES } from '../walks/pages.ts';
import { RUNS } from '../walks/runs.ts';
import { SETUP } from '../walks/setup.ts';
import { SHARED } from '../walks/shared.ts';
import { SLAP } from '../walks/slap.ts';
import { SOLVER } from '../walks/solver.ts';
import { STANDING } from '../walks/standing.ts';
import { LIE, START } from '../walks/start.ts';
import { TABLE } from '../walks/table.ts';
import type { Screen } from '../walks/screen.ts';

/** Every walk, by its name. */
export const WALKS: readonly (readonly [string, readonly Screen[]])[] = [
  ['the pages', PAGES],
  ['notices', NOTICES],
  ['practice', TABLE],
  ['runs', RUNS],
  ['the solver', SOLVER],
  ['the numbers', NUMBERS],
  ['set-up', SETUP],
  ['the page of a match', MATCH],
  ['Slap', SLAP],
  ['Knock', KNOCK],
  ['standing', STANDING],
  ['how it lies', LIE],
  ['before the first match', START],
  ['Contest', CONTEST],
  ['the same rounds', SHARED],
  ['Kings', KINGS],
  ['Kings with real cards', KINGS_REAL],
  ['Four Fours', FOURS],
  ['ends', ENDS],
  ['afterwards', AFTER],
];
