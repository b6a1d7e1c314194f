import type { KnockView } from '#lib/games/knock/view.ts';
import type { Heard } from '../race/sitting.ts';

/** What became known between two views, as it sounds and feels; a knock itself is heard under the finger. */
export function heardBetween(before: KnockView, view: KnockView): readonly Heard[] {
  const { phase, last, locks, claims } = view;
  const early = locks.findIndex((until, seat) => until > (before.locks[seat] ?? 0));
  const isHeat = phase.type === 'claim' && before.phase.type !== 'claim' && (phase.heat?.lot.length ?? 0) > 0;
  return [
    ...(early >= 0 ? [{ cue: 'falseStart' as const, seat: early }] : []),
    ...(isHeat ? [{ cue: 'heat' as const }] : []),
    ...(claims.length > before.claims.length ? [{ cue: 'wrong' as const }] : []),
    ...(last !== null && last.set !== before.last?.set ? [settledAs(last)] : []),
    ...(phase.type === 'over' && before.phase.type !== 'over' ? [{ cue: 'won' as const }] : []),
  ];
}

const settledAs = ({ taker, by }: NonNullable<KnockView['last']>): Heard =>
  taker === null ? { cue: by === 'barred' ? 'wrong' : 'take' } : { cue: 'right', seat: taker };
