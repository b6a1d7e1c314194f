export { default as Board } from './FoursBoard.svelte';
export { foursMenuFacts as menuFacts } from './menu-facts.ts';
/** Passed on from one to the next. */
export const isHandheld = true;
export { introduction } from './introduction.ts';
