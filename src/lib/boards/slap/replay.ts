export { default as Replay } from './SlapReplay.svelte';
