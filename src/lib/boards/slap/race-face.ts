import { turnCounts } from '#lib/core/match/piles.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { formatClock } from '#lib/i18n/format.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import { otherName, otherOf, PLAIN, secondsLeft, type Face, type PhaseOf, type Table } from './face.ts';

/** The set's clock is shown when so much is left. */
const SET_SHOWN: Millis = 30_000;
/** After so much silence over a real deck the app offers to look (SLAP-7). */
const SILENCE: Millis = 60_000;

/** Of a real deck, what people turn up when the count is over: their share, or a new one for each that went back (SLAP-7). */
function turnUpWords({ table, counts }: SlapView, seat: Seat): string {
  return table.length === 0 ? text.thenTurnUp(turnCounts(counts, 2)[seat] ?? 2) : text.thenTurnUpNew;
}
/** The same once it is over. */
const turnedUpWords = ({ table, swaps }: SlapView, seat: Seat): string =>
  swaps > 0 ? text.turnUpNew : text.turnUp(table.filter((card) => card.seat === seat).length);

/** Before a count: somebody, or with a real deck everybody, must be ready (SLAP-3). */
export function waitingFace(table: Table, seat: Seat, ready: readonly Seat[]): Face {
  const { view } = table;
  const say = view.config.deck === 'dealt' ? text.tapOn : text.tapReady;
  if (ready.includes(seat)) {
    return { ...PLAIN, head: text.youAreReady, lines: [text.readyWait(otherName(table, seat))], say };
  }
  return {
    ...PLAIN,
    word: view.config.deck === 'dealt' ? text.zone.next : text.zone.ready,
    touch: 'readied',
    say,
  };
}

/** 3-2-1, and a touch that came too early (SLAP-3). */
export function countingFace({ view, now, aside }: Table, seat: Seat, until: Millis): Face {
  const { config, locks, target } = view;
  const touch = config.called ? null : 'slapped';
  const say = target === null ? '' : text.make(target);
  if (now < (locks[seat] ?? 0)) return { ...PLAIN, head: text.tooEarly, lines: [text.locked], touch, say };
  return {
    ...PLAIN,
    head: String(Math.max(1, secondsLeft(until, now))),
    figure: 'ring',
    lines: [
      aside.reshuffled ? text.reshuffleDealt : config.deck === 'dealt' ? text.count : turnUpWords(view, seat),
    ],
    touch,
    say,
  };
}

/** While people look, and while a delayed slap fills its zone (SLAP-13). */
export function racingFace(table: Table, seat: Seat, phase: PhaseOf<'open' | 'collecting'>): Face {
  const { view, now, aside } = table;
  const { config, locks, target } = view;
  const touch = config.called ? 'called' : 'slapped';
  const own = phase.slaps.find((slap) => slap.seat === seat);
  if (own && now < own.counts) {
    const left = own.counts - now;
    return {
      ...PLAIN,
      look: 'filling',
      filled: 1 - left / Math.max(1, own.counts - own.at),
      head: (left / 1000).toFixed(1),
      figure: 'plain',
      lines: [text.delayed],
    };
  }
  if (own || aside.felt.includes(seat)) return { ...PLAIN, look: 'flood', touch };
  if (now < (locks[seat] ?? 0)) return { ...PLAIN, head: text.tooEarly, lines: [text.locked], touch };
  const open: Face = {
    ...PLAIN,
    touch,
    say: raceWords(table, seat, phase),
    word: text.zone[config.called ? 'first' : 'slap'],
  };
  if (phase.type === 'collecting') return open;
  if (aside.asking === seat) return { ...open, pad: 'ranks' };
  const canAsk = config.deck === 'physical' && config.sayNone && aside.isThere === null;
  // While the other one enters the cards there is room for no more than the zone itself.
  if (aside.asking === otherOf(seat)) return open;
  if (phase.asked.includes(otherOf(seat))) {
    return {
      ...open,
      word: null,
      lines: [text.wantsSwap(otherName(table, seat))],
      acts: ['keepLooking', 'swap'],
    };
  }
  if (phase.asked.includes(seat)) {
    const lines = [text.waitsFor(otherName(table, seat))];
    return { ...open, word: null, head: text.asked, lines, acts: canAsk ? ['isThere'] : [] };
  }
  if (aside.isThere !== null) {
    const [head, line] = aside.isThere
      ? [text.thereIs, text.thereIsText]
      : [text.thereIsNone, text.thereIsNoneText];
    return { ...open, word: null, head, lines: [line], quiet: ['swap'] };
  }
  const silent = now - aside.openedAt >= SILENCE;
  const offers = canAsk && silent && target !== null;
  return { ...open, quiet: offers ? ['isThere', 'swap'] : ['swap'] };
}

function raceWords({ view, now }: Table, seat: Seat, phase: PhaseOf<'open' | 'collecting'>): string {
  const { config, target, none } = view;
  if (target === null) return '';
  if (none) return text.none(target);
  const left = phase.type === 'open' && phase.until !== null ? phase.until - now : SET_SHOWN;
  if (left < SET_SHOWN) return text.timeLeft(target, formatClock(Math.max(0, left)));
  if (config.called) return text.sayThenTap;
  return config.deck === 'physical' ? turnedUpWords(view, seat) : text.make(target);
}
