import type { Card } from '#lib/games/kings/cards.ts';
import {
  groundOf,
  whyNotCrowned,
  whyNotDethroned,
  worthOf,
  type CastleRefusal,
} from '#lib/games/kings/castle.ts';
import type { KingsState } from '#lib/games/kings/state.ts';

/** What a king may do, and where: what that makes of the castle, or why it cannot be. */
export interface KingAct {
  readonly key: string;
  readonly type: 'crowned' | 'dethroned' | 'dumped';
  /** 0 First … 3 Fourth; of no meaning when it is dumped. */
  readonly castle: number;
  readonly from: number;
  readonly to: number;
  readonly why: CastleRefusal['code'] | null;
}

/** Everything that this king might do: on the castle of its suit, or on all where the house plays so (KINGS-3, KINGS-9). Last it is dumped. */
export function kingActs(
  { castles, config }: Pick<KingsState, 'castles' | 'config'>,
  king: Card,
): readonly KingAct[] {
  const worths = groundOf(castles, config).castles.map(({ worth }) => worth);
  const acts = castles.flatMap((castle, index): readonly KingAct[] => {
    const from = worths[index] ?? 0;
    const crowned = whyNotCrowned(castle, king, config);
    if (crowned === 'wrongCastle' || crowned === 'castlesStand') return [];
    const raised = { ...castle, kings: [...castle.kings, king] };
    return [
      {
        key: `crowned ${index}`,
        type: 'crowned',
        castle: index,
        from,
        to: worthOf(raised, config),
        why: crowned,
      },
      {
        key: `dethroned ${index}`,
        type: 'dethroned',
        castle: index,
        from,
        to: worthOf({ ...castle, kings: [] }, config),
        why: whyNotDethroned(castle, king, config),
      },
    ];
  });
  return [...acts, { key: 'dumped', type: 'dumped', castle: 0, from: 0, to: 0, why: null }];
}
