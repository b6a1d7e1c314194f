import { createContext } from 'svelte';
import type { App } from './app.ts';

/** The running app, for pages. Undefined while prerendering: pages show their still parts only. */
export const [useApp, provideApp] = createContext<() => App | null>();
