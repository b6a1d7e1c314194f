// What the first screen says, and what is said everywhere: fetched before anything is shown.
export { common } from '../common.ts';
export { units } from '../units.ts';
export { spoken } from '../spoken.ts';
export { spans } from '../spans.ts';
export { steps } from '../steps.ts';
export { home } from '../home.ts';
export { memory } from '../memory.ts';
export { games, otherGame } from '../games.ts';
export { setup } from '../setup.ts';
