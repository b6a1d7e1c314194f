export { slapMenuFacts as menuFacts } from './menu-facts.ts';
export { default as Board } from './SlapBoard.svelte';
export { introduction } from './introduction.ts';
