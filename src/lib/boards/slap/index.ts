export { slapMenuFacts as menuFacts } from './menu-facts.ts';
export { default as Board } from './SlapBoard.svelte';
export { opening } from './opening.ts';
