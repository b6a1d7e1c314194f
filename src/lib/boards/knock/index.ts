export { default as Board } from './KnockBoard.svelte';
export { knockMenuFacts as menuFacts } from './menu-facts.ts';
export { introduction } from './introduction.ts';
