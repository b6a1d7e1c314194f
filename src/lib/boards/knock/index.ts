export { default as Board } from './KnockBoard.svelte';
export { knockMenuFacts as menuFacts } from './menu-facts.ts';
export { opening } from './opening.ts';
