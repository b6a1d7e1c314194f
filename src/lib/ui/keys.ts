import { onDestroy } from 'svelte';

/** Hears a key that went down. Whoever takes it calls `preventDefault`, and nobody else hears it. */
export type KeyListener = (event: KeyboardEvent) => void;

/** What hears keys: the page's own, in the order in which they came; and above them each sheet that is open. Only the topmost layer hears. */
const page = new Set<KeyListener>();
const layers = [page];

function down(event: KeyboardEvent): void {
  // What is typed into a field belongs to the field.
  if (event.target instanceof HTMLInputElement) return;
  for (const hear of layers.at(-1) ?? page) if (!event.defaultPrevented) hear(event);
}

/** Lets a component of the page hear every key as long as it is there: also one that is held down, and shortcuts. */
export function hearAllKeys(hear: KeyListener): void {
  page.add(hear);
  // Where pages are prerendered there are no keys. Once is enough: the same listener is not added twice.
  globalThis.addEventListener?.('keydown', down);
  onDestroy(() => page.delete(hear));
}

/** Whether a key is pressed by itself: a shortcut is the browser's. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey);

/** Lets a component of the page hear plain keys, each once as it goes down. */
export const hearKeys = (hear: KeyListener): void =>
  hearAllKeys((event) => {
    if (!event.repeat && isPlain(event)) hear(event);
  });

/** Lays a sheet over all that hears keys, until what comes back is called: meanwhile `hear` has every key. */
export function coverKeys(hear?: KeyListener): () => void {
  const layer = new Set(hear && [hear]);
  layers.push(layer);
  return () => void layers.splice(layers.lastIndexOf(layer), 1);
}
