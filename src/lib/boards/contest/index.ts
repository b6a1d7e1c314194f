export { default as Board } from './ContestBoard.svelte';
export { contestMenuFacts as menuFacts } from './menu-facts.ts';
/** It stands, and everybody reads it from one side; for a secret it is passed on. */
export const isHandheld = true;
export { canLie } from './room.ts';
export { introduction } from './introduction.ts';
