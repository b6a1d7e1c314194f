import { about } from './en/about.ts';
import { backup } from './en/backup.ts';
import { common } from './en/common.ts';
import { contest } from './en/contest.ts';
import { contestAlone } from './en/contest-alone.ts';
import { contestCoach } from './en/contest-coach.ts';
import { contestHelp } from './en/contest-help.ts';
import { contestShared } from './en/contest-shared.ts';
import { contestFamilies, contestTypes } from './en/contest-types.ts';
import { practiceKeys } from './en/practice-keys.ts';
import { presets } from './en/presets.ts';
import { diagnostics } from './en/diagnostics.ts';
import { examples } from './en/examples.ts';
import { fours } from './en/fours.ts';
import { foursNumbers } from './en/fours-numbers.ts';
import { foursReplay } from './en/fours-replay.ts';
import { games, otherGame } from './en/games.ts';
import { home } from './en/home.ts';
import { houseRules } from './en/house-rules.ts';
import { kings } from './en/kings.ts';
import { kingsCalculus } from './en/kings-calculus.ts';
import { kingsGuide } from './en/kings-guide.ts';
import { kingsHands } from './en/kings-hands.ts';
import { kingsKeeper } from './en/kings-keeper.ts';
import { kingsRules } from './en/kings-rules.ts';
import { kingsReplay } from './en/kings-replay.ts';
import { knock } from './en/knock.ts';
import { knockRules } from './en/knock-rules.ts';
import { languages } from './en/languages.ts';
import { lesson } from './en/lesson.ts';
import { matchList } from './en/match-list.ts';
import { matches } from './en/matches.ts';
import { memory } from './en/memory.ts';
import { pads } from './en/pads.ts';
import { pastDays } from './en/past-days.ts';
import { patternLessons } from './en/pattern-lessons.ts';
import { play } from './en/play.ts';
import { practice } from './en/practice.ts';
import { progress } from './en/progress.ts';
import { reminder } from './en/reminder.ts';
import { replay } from './en/replay.ts';
import { runs } from './en/runs.ts';
import { settings } from './en/settings.ts';
import { slapFour } from './en/slap-four.ts';
import { slapRules } from './en/slap-rules.ts';
import { setup } from './en/setup.ts';
import { setupSheets } from './en/setup-sheets.ts';
import { slap } from './en/slap.ts';
import { solver } from './en/solver.ts';
import { spoken } from './en/spoken.ts';
import { start } from './en/start.ts';
import { standing } from './en/standing.ts';
import { steps } from './en/steps.ts';
import { table } from './en/table.ts';
import { typedNumbers } from './en/typed-numbers.ts';
import { units } from './en/units.ts';
import { ways } from './en/ways.ts';

/** Every sentence for people. English is the typed base: another language is an object of the same shape. */
export {
  about,
  backup,
  common,
  contest,
  contestAlone,
  contestCoach,
  contestFamilies,
  contestHelp,
  diagnostics,
  contestShared,
  contestTypes,
  examples,
  fours,
  foursNumbers,
  foursReplay,
  games,
  home,
  houseRules,
  kings,
  kingsCalculus,
  kingsGuide,
  kingsHands,
  kingsKeeper,
  kingsReplay,
  kingsRules,
  knock,
  knockRules,
  languages,
  lesson,
  matchList,
  matches,
  memory,
  otherGame,
  pads,
  pastDays,
  patternLessons,
  play,
  practice,
  practiceKeys,
  presets,
  progress,
  reminder,
  replay,
  runs,
  settings,
  setup,
  setupSheets,
  slapFour,
  slapRules,
  slap,
  solver,
  spoken,
  standing,
  start,
  steps,
  table,
  typedNumbers,
  units,
  ways,
};
