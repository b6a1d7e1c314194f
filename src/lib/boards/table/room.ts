import { createContext } from 'svelte';

/** What there is of the screen for a table, in CSS pixels: less what the app says above it. */
export type Room = Readonly<Record<'width' | 'height', number>>;

export const [useRoom, provideRoom] = createContext<() => Room>();
