import { flushSync } from 'svelte';
import { onTestFinished } from 'vitest';

/** Makes something as a component would, effects and all (`@vitest-environment runes`); they end with the test. */
export function made<T>(make: () => T): T {
  let it: T | undefined;
  onTestFinished(
    $effect.root(() => {
      it = make();
    }),
  );
  flushSync();
  return it as T;
}

/** An object whose changes are heard. */
export function reactive<T extends object>(value: T): T {
  const heard = $state(value);
  return heard;
}
