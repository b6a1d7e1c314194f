import type { KeptMatch } from '#lib/match/library.svelte.ts';
import type { AnyMatch } from '#lib/match/open-match.ts';
import { sitDown } from '#lib/match/sit-down.ts';
import type { App } from './app.ts';
import type { MatchParts } from './match-parts.ts';

/** Sits down at a match that was read. Whoever does has begun, and has something to lose: the browser is asked to keep it. */
export function sitAtTable(
  { environment, preferences, safety }: Pick<App, 'environment' | 'preferences' | 'safety'>,
  { aids }: Pick<MatchParts, 'aids'>,
  match: KeptMatch,
): AnyMatch {
  preferences.begin();
  void safety.askOnce(preferences, 1);
  return sitDown(match, environment, aids.ask);
}
