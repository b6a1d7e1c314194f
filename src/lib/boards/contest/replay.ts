export { default as Replay } from './ContestReplay.svelte';
