import { err, ok, type Result } from '#lib/core/result.ts';
import type { Card } from '../cards.ts';
import { laidOut, type Arrangement } from './arrangement.ts';
import { formedBy, type Formed } from './formed.ts';
import type { Ground } from './ground.ts';

/** Why cards cannot be arranged so. */
export type ByHandRefusal = {
  readonly code:
    /** A card that is not in the hand. */
    | 'notHeld'
    /** A card in two groups, or one that points as well. */
    | 'usedTwice'
    /** Cards put together that form nothing under these rules. */
    | 'formsNothing';
};

/** What a player put together: groups of cards, and the card that points. */
export interface Grouping {
  readonly groups: readonly (readonly Card[])[];
  readonly pointer: Card | null;
}

/** Scores an arrangement made by hand (KINGS-6). A group that forms several things counts as the dearest. */
export function byHand(
  cards: readonly Card[],
  { groups, pointer }: Grouping,
  ground: Ground,
): Result<Arrangement, ByHandRefusal> {
  const used = [...groups.flat(), ...(pointer === null ? [] : [pointer])];
  if (used.some((card) => !cards.includes(card))) return err({ code: 'notHeld' });
  if (new Set(used).size < used.length) return err({ code: 'usedTwice' });
  const formations = groups.flatMap((group) => dearest(formedBy(group, ground)) ?? []);
  if (formations.length < groups.length) return err({ code: 'formsNothing' });
  return ok(laidOut(cards, { formations, pointer }, ground));
}

const dearest = (formed: readonly Formed[]): Formed | undefined =>
  formed.toSorted((a, b) => b.halves - a.halves)[0];
