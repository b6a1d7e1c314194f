// Settings, progress, backups, lists of matches and the pages of rules.
export { settings } from '../settings.ts';
export { reminder } from '../reminder.ts';
export { backup } from '../backup.ts';
export { diagnostics } from '../diagnostics.ts';
export { progress } from '../progress.ts';
export { runs } from '../runs.ts';
export { matchList } from '../match-list.ts';
export { matches } from '../matches.ts';
export { about } from '../about.ts';
export { examples } from '../examples.ts';
export { kingsRules } from '../kings-rules.ts';
export { knockRules } from '../knock-rules.ts';
export { slapRules } from '../slap-rules.ts';
export { languages } from '../languages.ts';
