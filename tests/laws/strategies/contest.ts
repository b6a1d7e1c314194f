import { createRng, type Rng } from '#lib/core/chance.ts';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { printExpression } from '#lib/core/print.ts';
import { compare, rational, type Rational } from '#lib/core/rational.ts';
import { reachable } from '#lib/core/search/reachable.ts';
import { solutions } from '#lib/core/solve.ts';
import type { ContestEvent } from '#lib/games/contest/events.ts';
import { contest } from '#lib/games/contest/index.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { TYPES, type Type } from '#lib/games/contest/types.ts';
import type { ContestView } from '#lib/games/contest/view.ts';
import type { Act, Strategy, Trial } from '../strategies.ts';

type Sets = ContestView['sets'];
type Rules = Pick<ContestView['config'], 'type' | 'target'>;
type Without<Event> = Event extends ContestEvent ? Omit<Event, 'at'> : never;

/** After this time of a match, and no sooner than now. */
const at = (event: Without<ContestEvent>, when: Millis, now: Millis): Act => ({
  event,
  after: Math.max(0, when - now),
});
const ENTRY: Millis = 8000;
/** Touches that no machine has to tell apart. */
const RESOLUTION = 17;

/** What somebody has in mind of the round that runs: its numbers, seen before they were covered, and when. */
interface Mind {
  readonly round: number;
  readonly dealtAt: Millis;
  readonly sets: Sets;
  /** This round's own luck. */
  readonly luck: number;
}
const minds = new WeakMap<Rng, Mind>();

/** Looks at the table; everybody sees the numbers as soon as they are dealt, and remembers them while they are covered. */
function mindOf({ rounds, sets }: ContestView, rng: Rng, now: Millis): Mind {
  const before = minds.get(rng);
  if (before?.round === rounds.length && before.sets.length > 0) return before;
  const mind = { round: rounds.length, dealtAt: now, sets, luck: rng.next(2 ** 30) };
  minds.set(rng, mind);
  return mind;
}

/** A set as people see it: a line for it, null where there is none, and how long it takes them on average to find that out. */
interface Task {
  readonly line: string | null;
  readonly seconds: number;
}
const tasks = new Map<string, Task>();

function taskOf(numbers: readonly number[], target: number): Task {
  const key = `${numbers.join()} ${target}`;
  const known = tasks.get(key);
  if (known) return known;
  const [found] = solutions(numbers, target);
  const line = found === undefined ? null : printExpression(found);
  const task = { line, seconds: difficulty(numbers, target)?.seconds ?? 30 };
  tasks.set(key, task);
  return task;
}

/** How long it takes somebody to find a line for every set, or to be sure that there is none. */
function thoughtOf({ sets, luck }: Mind, target: number): Millis {
  const mean = sets.reduce((sum, set) => sum + taskOf(set, target).seconds, 0);
  // Exponential: whoever has looked for long is no nearer to it.
  return -Math.log((1 + createRng(luck).next(2 ** 20)) / (2 ** 20 + 1)) * mean * 1000;
}

/** Classic: how long after the deal somebody claims, and when they say that it is impossible; null for never. */
interface RaceStyle {
  readonly claims: (thought: Millis, isMade: boolean) => Millis | null;
  readonly votes: (thought: Millis, isMade: boolean) => Millis | null;
}

function racing(style: Partial<RaceStyle>): Strategy<ContestView> {
  const honest: RaceStyle = {
    claims: (thought, isMade) => (isMade ? thought : null),
    votes: (thought, isMade) => (isMade ? null : thought),
  };
  const { claims, votes } = { ...honest, ...style };
  return (view, seat, rng, now) => {
    const { phase, config } = view;
    if (phase.type === 'waiting')
      return phase.ready.includes(seat) ? null : at({ type: 'readied', seat }, now, now);
    const mind = mindOf(view, rng, now);
    const thought = thoughtOf(mind, config.target);
    const lines = mind.sets.map((set) => taskOf(set, config.target).line);
    const isMade = !lines.includes(null);
    if (phase.type === 'racing') {
      const [claim, vote] = [claims(thought, isMade), votes(thought, isMade)];
      if (claim !== null)
        return at({ type: 'claimed', seat, resolution: RESOLUTION }, mind.dealtAt + claim, now);
      return vote === null || phase.impossible.includes(seat)
        ? null
        : at({ type: 'impossible', seat }, mind.dealtAt + vote, now);
    }
    if (phase.type !== 'entering') return null;
    const line = lines[phase.texts.length] ?? null;
    return line === null
      ? at({ type: 'conceded', seat }, mind.dealtAt + thought, now)
      : at({ type: 'stated', seat, text: line }, Math.max(now + ENTRY, mind.dealtAt + thought + ENTRY), now);
  };
}

const commons = new Map<string, readonly Rational[]>();

/** Every x there is for these sets, the best first: what all of them make, or how far from the target one set can be. */
function commonOf(sets: Sets, { type, target }: Rules): readonly Rational[] {
  const key = JSON.stringify([sets, TYPES[type].family, target]);
  const known = commons.get(key);
  if (known) return known;
  const [first, ...others] = sets.map(reachable);
  const found = [...(first ?? [])].filter((value) => others.every((other) => other.has(value)));
  const best =
    TYPES[type].family === 'closest'
      ? nearestTo(found, target)
      : found.toSorted((one, other) => compare(other, one));
  const kept = best.slice(0, 40);
  commons.set(key, kept);
  return kept;
}

/** Distances from the target, but for 0, the least first (CONTEST-6). */
function nearestTo(values: readonly Rational[], target: number): readonly Rational[] {
  const away = values.map(({ n, d }) => {
    const over = n - BigInt(target) * d;
    return { n: over < 0n ? -over : over, d };
  });
  return away.filter(({ n }) => n > 0n).toSorted(compare);
}

/** Somebody comes upon an x as often as this; among the largest, each with this chance. */
const [FINDS, LARGEST] = [10_000, 0.12];

/** The best of what somebody has come upon by now; null for nothing yet. */
function foundBy({ sets, luck, dealtAt }: Mind, now: Millis, config: Rules): Rational | null {
  const all = commonOf(sets, config);
  const rng = createRng(luck);
  let best: number | null = null;
  for (let found = 0; found < Math.floor((now - dealtAt) / FINDS); found += 1) {
    let place = 0;
    while (rng.next(1000) >= 1000 * LARGEST && place < all.length - 1) place += 1;
    best = Math.min(best ?? place, place);
  }
  return best === null ? null : (all[best] ?? null);
}

/** A line for each set that makes x, or is as far from the target; empty for one that cannot. */
const provenBy = (sets: Sets, x: Rational, { type, target }: Rules): readonly string[] =>
  sets.map((set) => {
    const whole = BigInt(target) * x.d;
    const made =
      TYPES[type].family === 'closest' ? [whole + x.n, whole - x.n].map((n) => ({ n, d: x.d })) : [x];
    const line = made.map((value) => reachable(set).wayTo(value)).find((each) => each !== null);
    return line ? printExpression(line) : '';
  });

/** Tony Four: when somebody touches their seat, how long they stay on the slip, and what they enter then. */
interface SlipStyle {
  /** After the deal, the next time they touch: for the first x, and for later ones. */
  readonly touches: (view: ContestView, seat: Seat, mind: Mind) => Millis | null;
  readonly stays: Millis;
  readonly enters: (found: Rational | null, view: ContestView, seat: Seat) => Rational | 'impossible' | null;
}

/** After about a minute, each round at another moment. */
const minuteOf = ({ luck }: Mind): Millis => 55_000 + createRng(luck + 1).next(10_000);

const HONEST: SlipStyle = {
  touches: ({ entries }, seat, mind) => (entries[seat] ? null : minuteOf(mind)),
  stays: 3000,
  enters: (found) => found ?? 'impossible',
};

function answering(style: Partial<SlipStyle>): Strategy<ContestView> {
  const { touches, stays, enters } = { ...HONEST, ...style };
  return (view, seat, rng, now) => {
    const { phase, entries, rests } = view;
    if (phase.type === 'waiting')
      return phase.ready.includes(seat) ? null : at({ type: 'readied', seat }, now, now);
    const mind = mindOf(view, rng, now);
    if (phase.type === 'answering') {
      const touch = touches(view, seat, mind);
      if (touch === null) return null;
      const when = Math.max(mind.dealtAt + touch, rests[seat] ?? 0);
      return at({ type: 'raised', seat, resolution: RESOLUTION }, when, now);
    }
    if (phase.type === 'slip' && phase.signal.seat === seat) {
      const until = phase.signal.at + stays;
      const x = enters(foundBy(mind, Math.max(now, until), view.config), view, seat);
      if (x === null) return at({ type: 'closed', seat }, until, now);
      if (x === 'impossible') return at({ type: 'impossible', seat }, until, now);
      return at({ type: 'entered', seat, n: Number(x.n), d: Number(x.d) }, until, now);
    }
    if (phase.type !== 'proving' || phase.seat !== seat) return null;
    const entry = entries[seat] ?? null;
    const x = entry === null || entry === 'hidden' ? null : entry.x;
    const proof = x === null ? null : provenBy(mind.sets, rational(x.n, x.d), view.config);
    const line = proof?.[phase.texts.length] ?? '';
    return line === ''
      ? at({ type: 'conceded', seat }, now, now)
      : at({ type: 'stated', seat, text: line }, now + ENTRY, now);
  };
}

/** Whether a minute has gone by since the deal, as far as the answer clock tells. */
const isLate = ({ phase }: ContestView): boolean => phase.type === 'slip' && (phase.left ?? 0) < 75_000;

const classic = {
  // Gives up every round, and claims nothing.
  passer: racing({ claims: () => null, votes: () => 300 }),
  // Gives up first, and claims all the same.
  'early voter': racing({ votes: () => 300 }),
};
/** Claims before anything is found, and looks for it in the time to enter. */
const CALLER = { 'caller at once': racing({ claims: () => 300, votes: () => null }) };
const tony = {
  // Touches as soon as it has seen the numbers, and thinks on the slip.
  'first toucher': answering({
    touches: ({ entries }, seat) => (entries[seat] ? null : 3000),
    stays: 28_000,
  }),
  // Opens slips for nothing but to stop the clock, and enters an x at the end.
  'clock stopper': answering({
    touches: ({ entries }, seat) => (entries[seat] ? null : 3000),
    stays: 29_000,
    enters: (found, view) => (isLate(view) ? (found ?? 'impossible') : null),
  }),
  passer: answering({
    touches: ({ entries }, seat) => (entries[seat] ? null : 1000),
    enters: () => 'impossible',
  }),
  bluffer: answering({
    touches: ({ entries }, seat) => (entries[seat] ? null : 1000),
    enters: () => rational(1_000_000, 1),
  }),
};

const named = <View>(bent: Readonly<Record<string, Strategy<View>>>) =>
  bent as Readonly<Record<string, Strategy>>;

/** Who plays each family as they best can. */
export const HONEST_BY: Readonly<Record<Type['family'], Strategy>> = {
  classic: racing({}) as Strategy,
  tony: answering({}) as Strategy,
  closest: answering({}) as Strategy,
};

/** For two, as the presets have it. */
export const contestTrials: readonly (Trial & { readonly name: string })[] = [
  {
    name: 'Contest, Classic',
    game: contest,
    config: { ...standardContest(2), endScore: 5 },
    honest: HONEST_BY.classic,
    bent: named({ ...classic, ...CALLER }),
  },
  {
    name: 'Contest, Tony Four',
    game: contest,
    config: { ...standardContest(2, 11), answerTime: 120_000, endScore: 5 },
    honest: HONEST_BY.tony,
    bent: named(tony),
  },
];
