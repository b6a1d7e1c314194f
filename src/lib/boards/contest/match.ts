import type { contest } from '#lib/games/contest/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';

export type ContestMatch = MatchOf<typeof contest>;
