import type { Millis } from '#lib/core/match/game.ts';

/** Match time for what is shown: looked at ten times a second while something runs, and whenever what `follow` reads has changed. */
export function createTicker(read: () => Millis, follow: () => boolean): { readonly now: Millis } {
  let now = $state.raw(read());
  $effect(() => {
    const runs = follow();
    now = read();
    if (!runs) return;
    const timer = setInterval(() => (now = read()), 100);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
