import type { Seat } from '#lib/core/match/game.ts';
import type { SeenCard } from '#lib/games/table/table-cards.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import { knownOf, QUIET, type RaceCore } from '../race/view.ts';
import { endedWords, type SlapSitting } from './face.ts';
import { isHeatShown } from './heat.ts';
import { sharedKeys, type SharedAct } from './shared-keys.ts';

type Ranked = SeenCard & { readonly rank: number };
type Middle = RaceCore<SharedAct>;

const ranked = (cards: readonly SeenCard[]): readonly Ranked[] =>
  cards.flatMap((card) => (card.rank === null ? [] : [{ ...card, rank: card.rank }]));

/** What is said to all in each part of a set. */
export function coreOf(sitting: SlapSitting): Middle {
  const { view, stopped } = sitting;
  const { phase, config } = view;
  const calm: Middle = { ...QUIET, seal: view.target === null ? null : 'hollow' };
  const ends = sharedKeys({ isOver: true, canShow: false });
  if (stopped) {
    const [head = null, line = null] = endedWords(sitting);
    return { ...calm, seal: null, head, line, keys: ends };
  }
  switch (phase.type) {
    case 'waiting':
      return waitingCore(sitting, calm);
    case 'counting':
      return { ...calm, seal: null, count: phase.until };
    case 'open':
      return {
        ...calm,
        limit: phase.until === null ? null : { until: phase.until, from: LAST_SECONDS },
        line: view.none
          ? text.nothing
          : (knownOf(view, text) ?? (config.deck === 'physical' ? turnUp(view) : null)),
      };
    case 'naming':
    case 'claim':
      return heatCore(sitting, phase, calm);
    case 'swapping':
      return { ...calm, line: phase.must ? text.mustSwap : text.pick };
    case 'over':
      return { ...calm, seal: 'stamped', keys: ends };
    default:
      return calm;
  }
}

/** The same between two, whose seats say the rest. */
export function twoCoreOf(sitting: SlapSitting): Middle {
  const { view, now, stopped, way } = sitting;
  const { phase, last, target } = view;
  const core: Middle = { ...coreOf(sitting), line: null };
  if (stopped) return { ...core, head: null };
  switch (phase.type) {
    case 'waiting': {
      // A solution that was shown need not be looked for.
      const isHidden = last !== null && (last.verdict === 'wrong' || last.texts.length === 0);
      const canShow = isHidden && way === null && ranked(last.table).length > 0;
      return { ...core, line: way, keys: sharedKeys({ isOver: false, canShow }) };
    }
    case 'open':
      return { ...core, line: view.none && target !== null ? slap.none(target) : knownOf(view, text) };
    case 'claim':
      return { ...core, heat: isHeatShown(phase, now) ? core.heat : null };
    default:
      return core;
  }
}

/** The set's clock is shown when so many seconds are left. */
const LAST_SECONDS = 30;

function waitingCore({ view, way }: SlapSitting, calm: Middle): Middle {
  const { last, config } = view;
  if (last === null) return { ...calm, line: config.deck === 'physical' ? turnUp(view) : null };
  const canShow = last.verdict === 'wrong' && way === null && ranked(last.table).length > 0;
  return {
    ...calm,
    seal: last.verdict === 'right' ? 'stamped' : 'hollow',
    line: way,
    // That there was none is a sentence.
    isNumber: way !== null && way !== slap.workedNone,
    keys: sharedKeys({ isOver: false, canShow }),
  };
}

type Heard = Extract<SlapView['phase'], { type: 'naming' | 'claim' }>;

function heatCore({ players }: SlapSitting, phase: Heard, calm: Middle): Middle {
  const { heat, slaps, late, quits, namer } = phase;
  const nameOf = (seat: Seat) => players[seat]?.name ?? '';
  // The set time ran out on two or more who were silent (SLAP-8, SLAP-12).
  if (phase.type === 'naming' && quits.length === 0 && slaps.length < players.length - 1)
    return { ...calm, line: text.silentByLot(nameOf(namer)) };
  const lot = heat?.lot ?? [];
  const [drawn] = lot.filter((seat) => slaps.some((slap) => slap.seat === seat)).slice(-1);
  const other = late.map(({ seat }) => seat).find((seat) => lot.includes(seat));
  if (drawn === undefined || other === undefined) return calm;
  return { ...calm, line: text.byLot(nameOf(other)), heat: { drawn, other } };
}

/** With a real deck people turn the cards: all of them, or those that were swapped (SLAP-7). */
const turnUp = ({ swaps }: SlapView): string => (swaps > 0 ? text.turnUpNew : text.turnUp);
