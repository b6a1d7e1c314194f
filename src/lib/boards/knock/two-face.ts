import type { Millis, Seat } from '#lib/core/match/game.ts';
import { formatClock } from '#lib/i18n/format.ts';
import { knock as text, spoken } from '#lib/i18n/messages.ts';
import { BLANK, type HalfFace, type HalfLooks } from '../table/half-face.ts';
import { coreOf, setWords } from './core.ts';
import { PRIMARY, SAID } from './edge.ts';
import { namesAt, type ActName, type Face, type PhaseOf, type KnockSitting, type TouchType } from './face.ts';
import { faceOf } from './face-of.ts';

/** What a button on a half does: the seat's own, or what a table for more has in its middle. */
export type HalfAct = ActName | 'way' | 'score';
export type TwoFace = HalfFace<HalfAct, TouchType>;

export const HALF_LOOKS: HalfLooks<HalfAct> = { primary: [...PRIMARY, 'score'], said: SAID, icons: {} };

/** Of a clock the last so many seconds are bolder. */
const LAST_SECONDS = 5;
/** The set's clock is shown when so much is left. */
const SET_SHOWN: Millis = 30_000;

interface Moment {
  /** Match time now, for clocks. */
  readonly now: Millis;
  /** A pad lies open on this half. */
  readonly pad: TwoFace['pad'];
  /** A solution of the last four, shown because somebody asked. */
  readonly way: string | null;
}

/** What one of two sees: the same as one of four, with the words of the middle on each half. */
export function twoFaceOf(sitting: KnockSitting, seat: Seat, moment: Moment): TwoFace {
  const { view, stopped } = sitting;
  const face = faceOf(sitting, seat);
  const half: TwoFace = {
    ...BLANK,
    look: moment.pad ? 'calm' : face.fill === null ? face.look : 'filling',
    filled: filledOf(sitting, seat, moment.now),
    word: face.word,
    head: face.head,
    lines: face.lines,
    solution: face.solution,
    close: face.close,
    quiet: face.acts,
    touch: face.touch,
    pad: moment.pad,
    say:
      face.deals && view.phase.type === 'waiting'
        ? `${sayOf(sitting, moment.now)}${spoken.pause}${text.youDeal}`
        : sayOf(sitting, moment.now),
  };
  const { phase } = view;
  if (stopped || phase.type === 'scored' || phase.type === 'over') return countedHalf(half, face);
  switch (phase.type) {
    case 'waiting':
      return settledHalf(half, sitting, moment.way);
    case 'counting':
      return face.look === 'out' ? half : withSeconds(half, phase.until - moment.now, []);
    case 'open':
      return openHalf(half, sitting, seat);
    case 'claim':
      return claimHalf(half, { sitting, seat, phase, now: moment.now });
    default:
      return half;
  }
}

function filledOf({ view }: KnockSitting, seat: Seat, now: Millis): number {
  const knocks = view.phase.type === 'collecting' ? view.phase.knocks : [];
  const own = knocks.find((knock) => knock.seat === seat);
  return own ? Math.min(1, (now - own.at) / Math.max(1, own.counts - own.at)) : 0;
}

function sayOf({ view }: KnockSitting, now: Millis): string {
  const { phase, target, none } = view;
  if (target === null) return '';
  if (phase.type === 'open') {
    if (none) return text.nothingMakes(target);
    const left = phase.until === null ? SET_SHOWN : phase.until - now;
    if (left < SET_SHOWN || phase.passed.length > 0) return text.timeLeft(formatClock(Math.max(0, left)));
    return view.config.called ? text.sayThenTap : text.makeTarget(target);
  }
  return phase.type === 'waiting' || phase.type === 'claim' ? setWords(view) : text.makeTarget(target);
}

function withSeconds(half: TwoFace, left: Millis, lines: readonly string[]): TwoFace {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return { ...half, head: String(seconds), figure: seconds <= LAST_SECONDS ? 'last' : 'ring', lines };
}

const countedHalf = (half: TwoFace, { look, figure, head, lines }: Face): TwoFace => ({
  ...half,
  head: text.cards(figure ?? 0),
  lines: look === 'flood' && head !== null ? [head, ...lines.slice(0, 1)] : [],
  acts: ['score'],
  say: '',
});

/** Set aside: both halves say it, and whether there was something (KNOCK-6). */
function settledHalf(half: TwoFace, sitting: KnockSitting, way: string | null): TwoFace {
  const core = coreOf(sitting, way);
  if (typeof core.place !== 'number' || half.look === 'out') return half;
  return {
    ...half,
    head: core.head,
    lines: core.isNumber || core.line === null ? [] : [core.line],
    solution: core.isNumber ? core.line : null,
    quiet: core.keys.length > 0 ? ['way', ...half.quiet] : half.quiet,
  };
}

function openHalf(half: TwoFace, sitting: KnockSitting, seat: Seat): TwoFace {
  const { view } = sitting;
  const others = [1 - seat].filter((other) => !view.barred.includes(other));
  if (view.barred.includes(seat)) return { ...half, lines: [text.looksOn(namesAt(sitting, others))] };
  // What is asked stands beside the keys that answer it; the zone is for knocking (SLAP-9).
  const [question] = half.lines;
  return view.phase.type === 'open' && half.word !== null && question !== undefined
    ? { ...half, lines: [], say: question }
    : half;
}

interface InClaim {
  readonly sitting: KnockSitting;
  readonly seat: Seat;
  readonly phase: PhaseOf<'claim'>;
  readonly now: Millis;
}

function claimHalf(half: TwoFace, { sitting, seat, phase, now }: InClaim): TwoFace {
  if (seat !== phase.claimant) return half.quiet.includes('check') ? { ...half, say: '' } : half;
  const claims: TwoFace = {
    ...half,
    say: '',
    quiet: phase.stage !== 'proving' || half.quiet.length > 0 ? half.quiet : ['cannot'],
  };
  if (phase.until === null) return claims;
  const line = { stating: text.seconds, stated: text.secondsToAsk, proving: text.secondsToEnter }[
    phase.stage
  ];
  const second = sitting.view.config.handicaps[seat]?.second ? [text.twoWays] : [];
  return withSeconds(claims, phase.until - now, [line, ...second]);
}
