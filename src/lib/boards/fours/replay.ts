export { default as Replay } from './FoursReplay.svelte';
