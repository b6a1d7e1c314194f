export { default as Board } from './KingsBoard.svelte';
export { kingsMenuFacts as menuFacts } from './menu-facts.ts';
/** Passed on from one to the next. */
export const isHandheld = true;
export { introduction } from './introduction.ts';
