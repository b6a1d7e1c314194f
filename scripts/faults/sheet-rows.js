// The forty checks as data: what each asks, what shows it, and how much of it that shows.

/**
 * A check. `by` runs it: files of unit tests, of screens or of the built app, or areas of mutants. `most` is its score where all of them
 * pass: 2 where they show all that is asked, 1 where they show a part.
 * @typedef {{ readonly level: 'unit' | 'screens' | 'e2e' | 'mutants', readonly files: readonly string[] }} By
 * @typedef {{ readonly ask: string, readonly by: readonly By[], readonly most: 1 | 2 }} Row
 */

/** @param {readonly string[]} files @returns {By} */
const unit = (...files) => ({ level: 'unit', files: files.map((file) => `tests/${file}`) });
/** @param {readonly string[]} files @returns {By} */
const screens = (...files) => ({ level: 'screens', files: files.map((file) => `tests/screens/${file}`) });
/** @param {readonly string[]} files @returns {By} */
const e2e = (...files) => ({ level: 'e2e', files: files.map((file) => `e2e/${file}.spec.ts`) });

/** @param {readonly string[]} areas @returns {By} */
const mutants = (...areas) => ({ level: 'mutants', files: areas });

/** By number, from 1. @type {readonly Row[]} */
export const ROWS = [
  { ask: 'kills in a match: nothing lost, nothing twice', by: [e2e('play/match-kept')], most: 2 },
  {
    ask: 'torn log, flipped byte, deleted database: all rebuilt',
    by: [e2e('faults/damage', 'faults/no-files')],
    most: 2,
  },
  { ask: 'crashes of the tab: the same as 1', by: [e2e('faults/match', 'faults/practice')], most: 2 },
  { ask: 'quota and full disk: the match ends, banner within 3 s', by: [e2e('faults/room')], most: 2 },
  {
    ask: 'a fault at every call: all or nothing',
    by: [unit('storage/faults.test.ts', 'storage/journal/faults.test.ts')],
    most: 2,
  },
  {
    ask: 'a transaction that hangs: 3 s',
    by: [unit('storage/deadline.test.ts', 'storage/connection.test.ts')],
    most: 2,
  },
  {
    ask: 'every schema that ever was opens',
    by: [unit('storage/schema.test.ts', 'storage/upgrade.test.ts')],
    most: 2,
  },
  { ask: 'kills in an upgrade: old or new', by: [e2e('faults/migration')], most: 2 },
  {
    ask: 'old app and newer database, blocked: the right word',
    by: [e2e('platform/versions', 'faults/upgrade')],
    most: 2,
  },
  {
    ask: 'two windows, anything pressed: one story',
    by: [unit('storage/match-windows.test.ts', 'storage/copies.test.ts')],
    most: 2,
  },
  { ask: 'backup, wipe, restore: equal, with its SHA-256', by: [unit('storage/backup')], most: 2 },
  { ask: 'the store against plain data', by: [unit('storage/model.test.ts')], most: 2 },
  {
    ask: '566 of 715 and 1,362 of 1,820 hands; two solvers agree',
    by: [unit('core/search', 'core/solutions')],
    most: 2,
  },
  {
    ask: 'mutants of rules, scores and storage noticed: 85 of 100',
    by: [mutants('core/match', 'core', 'games', 'storage')],
    most: 2,
  },
  { ask: 'an update in mid-match harms nothing', by: [e2e('platform/update')], most: 2 },
  {
    ask: 'missing part, evicted cache, stale page: recovers',
    by: [unit('environment/boot.test.ts', 'environment/precache.test.ts')],
    most: 2,
  },
  { ask: 'second start without a network', by: [e2e('platform/offline')], most: 2 },
  { ask: 'a worker that hangs, throws or is not there', by: [unit('solver')], most: 2 },
  {
    ask: 'clock and zones: days and puzzles right',
    by: [unit('environment/browser.test.ts', 'core/calendar.test.ts')],
    most: 2,
  },
  {
    ask: 'ten fingers, storms, ties by rule',
    by: [screens('slap/fingers.spec.ts', 'slap/storms.spec.ts')],
    most: 2,
  },
  { ask: 'policy without unsafe words, nothing refused', by: [e2e('platform/csp')], most: 2 },
  { ask: 'Trusted Types enforced, no markup out of text', by: [unit('house/lint.test.ts')], most: 2 },
  { ask: 'no request after the load, in half an hour', by: [e2e('platform/offline')], most: 2 },
  { ask: 'links and files made to do harm', by: [unit('hostile')], most: 2 },
  { ask: 'hostile names lie inert', by: [e2e('platform/hostile')], most: 2 },
  {
    ask: 'lockfile, five dependencies, no install scripts, the same build twice, hosts’ headers',
    by: [unit('house/dependencies.test.ts', 'house/hosts.test.ts'), e2e('platform/again')],
    most: 2,
  },
  { ask: 'own names on a shared origin', by: [unit('environment/own-name.test.ts')], most: 2 },
  { ask: 'axe on every screen', by: [screens('walks')], most: 2 },
  { ask: 'what a screen reader is told of each screen', by: [screens('walks')], most: 2 },
  {
    ask: 'whole games by keys alone and by touch alone',
    by: [screens('slap/whole-two.spec.ts', 'kings/dealt.spec.ts')],
    most: 2,
  },
  {
    ask: 'every timer can be off',
    by: [unit('match/rule-rows.test.ts'), screens('contest/settings.spec.ts')],
    most: 2,
  },
  { ask: 'targets of a fingertip', by: [screens('walks')], most: 2 },
  { ask: '320 px and words twice as large', by: [screens('walks')], most: 2 },
  { ask: 'forced colours, contrast, less motion', by: [screens('walks')], most: 1 },
  {
    ask: 'live regions say what they should',
    by: [screens('contest/told.spec.ts', 'kings/dealt.spec.ts')],
    most: 1,
  },
  {
    ask: 'a game with VoiceOver, one with TalkBack (here: by what is told alone)',
    by: [screens('kings/dealt.spec.ts', 'contest/told.spec.ts', 'practice')],
    most: 1,
  },
  { ask: 'the manifest is whole, installable', by: [e2e('platform/manifest', 'platform/install')], most: 2 },
  {
    ask: 'an iPhone and an Android phone (here: as far as Chromium can be one)',
    by: [e2e('platform/install', 'faults/hidden', 'play/clock', 'play/restore')],
    most: 1,
  },
  {
    ask: 'prompts: none in a match, each once',
    by: [unit('preferences'), e2e('platform/install', 'platform/update')],
    most: 2,
  },
  {
    ask: 'diagnostics: both copies, in figures',
    by: [unit('preferences/safety.test.ts', 'storage/second-copy.test.ts')],
    most: 2,
  },
];
