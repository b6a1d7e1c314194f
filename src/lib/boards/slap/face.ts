import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Phase } from '#lib/games/slap/state.ts';
import type { SeenSettlement, SlapView } from '#lib/games/slap/view.ts';
import { slap, slapFour } from '#lib/i18n/messages.ts';
import { toShape } from '#lib/ui/shapes.ts';
import type { RaceSitting } from '../race/sitting.ts';
import { stoppedWords } from '../race/stopped.ts';
import { CALM, type RaceSeat } from '../race/view.ts';
import { faultOf } from '../table/proof-fault.ts';

/** What seats and the middle are made from: the table, and what people have begun to do at it. */
export interface SlapSitting extends RaceSitting<SlapView> {
  /** A solution of the last four, shown because somebody asked. */
  readonly way: string | null;
  /** Why what somebody pressed was not taken. */
  readonly told: { readonly seat: Seat; readonly words: string } | null;
  /** The piles have just been shuffled (SLAP-7). */
  readonly reshuffled: boolean;
}

/** What a part of a set says at a seat. */
export type SeatPart = Partial<RaceSeat<never>>;

/** A part of a set by its name. */
export type PhaseOf<Type extends Phase['type']> = Extract<Phase, { type: Type }>;

/** Once it is decided who slapped, the other hands are still on their way: nothing else is under them for so long. */
export const HANDS_DOWN: Millis = 1200;

/** Whether the hands that were too late have come down. */
export const areHandsDown = ({ view, now }: Pick<SlapSitting, 'view' | 'now'>): boolean =>
  !('decided' in view.phase) || view.config.called || now - view.phase.decided >= HANDS_DOWN;

/** Whether a seat is locked after a false start (SLAP-3). */
export const isLocked = ({ view, now }: Pick<SlapSitting, 'view' | 'now'>, seat: Seat): boolean =>
  now < (view.locks[seat] ?? 0);

/** Of a match played again, and after the first deal, one touch starts what is dealt; else everybody must be ready (SLAP-3, SLAP-16). */
export const startsAtOnce = ({ config, set }: SlapView): boolean =>
  config.deck === 'dealt' && (config.again === true || set > 0);

/** What came of a claim, in a word. */
export const verdictWords = (last: SeenSettlement, target: number | null): string =>
  last.verdict === 'right' ? slap.right : faultOf(last, target, slap);

/** What a seat gets of a deal: of a real deck it is to be taken, else the app has moved it already. */
export const takenWords = ({ config }: SlapView, { took, table }: SeenSettlement, seat: Seat): string =>
  slapFour[config.deck === 'physical' ? 'take' : 'youTake'](took[seat] ?? 0, table.length);

/** Of a match that was ended as it stood: whoever had fewest cards was ahead (SLAP-2). */
export const endedWords = ({ view, names }: Pick<SlapSitting, 'view' | 'names'>): readonly string[] =>
  stoppedWords(
    view.counts.map((count) => -count),
    names,
    slap,
  );

/** Who has won a match. */
export const winnerWords = (winners: readonly Seat[], names: readonly string[]): string => {
  const won = winners.map((winner) => names[winner] ?? '');
  return won.length > 1 ? slapFour.shared(won) : slapFour.won(won.join(''));
};

/** A seat with what its part says, or why the last thing was not done; what its zone is called is added. */
export function seatOf(sitting: SlapSitting, seat: Seat, part: SeatPart): RaceSeat<never> {
  const { view, players, told } = sitting;
  const { name = '', shape = '' } = players[seat] ?? {};
  const count = view.counts[seat] ?? 0;
  return {
    ...CALM,
    ...part,
    ...(told?.seat === seat ? { lines: [told.words] } : {}),
    side: slap.side(name),
    name,
    shape: toShape(shape),
    pile: { count, label: slap.pile(count) },
    label: '',
    waits: isAwaited(sitting),
  };
}

/** Whether a touch of a zone may still do something. */
const isAwaited = (sitting: SlapSitting): boolean => {
  const { phase, last } = sitting.view;
  return (
    !sitting.stopped &&
    (['counting', 'open', 'collecting'].includes(phase.type) ||
      (phase.type === 'waiting' && last === null) ||
      !areHandsDown(sitting))
  );
};
