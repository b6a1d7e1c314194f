import type { kings } from '#lib/games/kings/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';

export type KingsMatch = MatchOf<typeof kings>;
