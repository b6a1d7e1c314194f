export { default as Replay } from './KnockReplay.svelte';
