import type { SlapView } from '#lib/games/slap/view.ts';
import type { Heard } from '../race/sitting.ts';

/** What became known between two views, as it sounds and feels; a slap itself is heard under the finger. */
export function heardBetween(before: SlapView, view: SlapView): readonly Heard[] {
  const { phase, last, locks } = view;
  const early = locks.flatMap((until, seat) =>
    until > (before.locks[seat] ?? 0) ? [{ cue: 'falseStart' as const, seat }] : [],
  );
  const lot = 'heat' in phase && !('heat' in before.phase) ? (phase.heat?.lot ?? []) : [];
  const heat = lot.length > 0 ? [{ cue: 'heat' as const, seat: 0 }] : [];
  if (phase.type === 'over')
    return before.phase.type === 'over' ? [] : [{ cue: 'won', seat: phase.winners[0] ?? 0 }];
  const isNews = last !== null && (last.set !== before.last?.set || last.verdict !== before.last.verdict);
  return [...early, ...heat, ...(isNews ? [{ cue: last.verdict, seat: last.winner }] : [])];
}
