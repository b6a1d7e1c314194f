export { default as Replay } from './KingsReplay.svelte';
