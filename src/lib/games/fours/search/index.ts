export { countBoards } from './count.ts';
export { parOf } from './par.ts';
export { winWork } from './win.ts';
