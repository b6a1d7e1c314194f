import { turnCounts } from '#lib/games/table/piles.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { formatClock, formatTenths } from '#lib/i18n/format.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import {
  otherName,
  otherOf,
  PLAIN,
  secondsLeft,
  type ActName,
  type Face,
  type PhaseOf,
  type Table,
} from './face.ts';

/** The set's clock is shown when so much is left. */
const SET_SHOWN: Millis = 30_000;

/** Of a real deck, what people turn up when the count is over: their share, or a new one for each that went back (SLAP-7). */
function turnUpWords({ table, counts }: SlapView, seat: Seat): string {
  return table.length === 0 ? text.thenTurnUp(turnCounts(counts, 2)[seat] ?? 2) : text.thenTurnUpNew;
}
/** The same once it is over. */
const turnedUpWords = ({ table, swaps }: SlapView, seat: Seat): string =>
  swaps > 0 ? text.turnUpNew : text.turnUp(table.filter((card) => card.seat === seat).length);

/** Before a count: somebody, or with a real deck everybody, must be ready (SLAP-3). */
export function readyFace(table: Table, seat: Seat, ready: readonly Seat[]): Face {
  const { view } = table;
  const say = view.config.again === true && view.config.deck === 'dealt' ? text.tapOn : text.tapReady;
  if (ready.includes(seat)) {
    return { ...PLAIN, head: text.youAreReady, lines: [text.readyWait(otherName(table, seat))], say };
  }
  return {
    ...PLAIN,
    word: say === text.tapOn ? text.zone.start : text.zone.ready,
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
  const { config, locks } = view;
  const touch = config.called ? 'called' : 'slapped';
  const own = phase.slaps.find((slap) => slap.seat === seat);
  if (own && now < own.counts) {
    const left = own.counts - now;
    return {
      ...PLAIN,
      look: 'filling',
      filled: 1 - left / Math.max(1, own.counts - own.at),
      head: formatTenths(left),
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
  const say = questionWords(table, seat, phase) ?? open.say;
  // While the other one enters the cards there is room for no more than the zone itself.
  return aside.asking === otherOf(seat) ? open : { ...open, say, quiet: questionActs(table, seat, phase) };
}

/** What a seat may ask and answer, outside its zone (SLAP-7, SLAP-9, SLAP-18). */
function questionActs(
  { view, now, aside }: Table,
  seat: Seat,
  { asked, question }: PhaseOf<'open'>,
): readonly ActName[] {
  if (asked.length === 0) return ['swap'];
  if (!asked.includes(seat))
    // Nobody can have read the question yet: what would answer it is not there.
    return question !== null && now < question.since + CONSENT ? [] : ['agreeSwap'];
  const isOpen = question === null || question.agreed === null;
  const canAsk = view.config.deck === 'physical' && aside.isThere === null && view.target !== null;
  return canAsk && isOpen ? ['isThere', 'takeBack'] : ['takeBack'];
}

/** What has been asked, and what was said of the cards; null while neither is so. */
function questionWords(table: Table, seat: Seat, { asked, question }: PhaseOf<'open'>): string | null {
  const { isThere } = table.aside;
  if (question !== null && question.agreed !== null) return text.bothAgree;
  if (asked.length > 0 && !asked.includes(seat)) return text.asks(otherName(table, seat));
  if (isThere !== null) return isThere ? text.thereIs : text.thereIsNone;
  return asked.length > 0 ? text.youAsked : null;
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
