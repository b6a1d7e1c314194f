import { browserBadge, type IconBadge } from '#lib/environment/badge.ts';
import type { Days } from '#lib/practice/days.svelte.ts';
import type { Preferences } from '#lib/preferences/preferences.svelte.ts';

interface Marked {
  readonly preferences: Pick<Preferences, 'choices'>;
  readonly days: Pick<Days, 'loaded' | 'ended'>;
}

const kept = new WeakSet<Marked['days']>();

/**
 * Marks the app's icon while today's hand is open, for whoever wants that, and takes the mark away when the hand has ended or it is wanted no more.
 * Begun once for as long as the app runs; what is open changes with the date, too.
 */
export function keepBadge({ preferences, days }: Marked, badge: IconBadge = browserBadge()): void {
  if (kept.has(days)) return;
  kept.add(days);
  $effect.root(() => {
    $effect(() => {
      if (days.loaded) void badge.mark(preferences.choices.badge && days.ended === null);
    });
  });
}
