import { formatPlural } from '../format.ts';

/** Hands in a row: a storm, a climb, a race. A result comes as it is shown: "38", "3:12", "+4". */
export const runs = {
  title: 'Runs',
  /** What there is, in one line. */
  kinds: 'Storm, climb, and a race with yourself',
  storm: 'Storm',
  streak: 'Climb',
  daily: 'Today’s climb',
  ghost: 'Race your ghost',
  untimed: '20 hands',
  what: {
    storm: 'As many as you can in 3 minutes',
    untimed: 'As few steps as you can',
    streak: 'Until the second miss, no clock',
    ghost: '20 hands against your own pace',
    daily: 'The same hands for everybody today',
  },
  /** Before the first of its kind. */
  first: {
    storm: 'Starts easy, gets harder',
    streak: 'Starts at your level',
    ghost: 'Play Storm once, then race your own run',
    daily: 'A new one every day',
  },
  bestAndLast: (best: string, last: string) => `best ${best} · last ${last}`,
  against: {
    title: 'Race against',
    best: 'Best',
    last: 'Last',
    mean: 'Average',
    pace: 'A set pace',
    seconds: 'Seconds per hand',
    error: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  },
  clockOff: 'Without a clock',
  clockOffMore: '20 hands, counted in steps',
  decoys: 'Some without a solution',
  decoysMore: 'One hand in eight',
  stopped: {
    storm: (clock: string) => `Storm paused at ${clock}`,
    untimed: '20 hands, paused',
    streak: 'Climb paused',
    ghost: 'Race paused',
  },
  solved: (count: number) => `${formatPlural(count, 'hand', 'hands')} solved`,
  tenMinutes: 'You can carry on for 10 minutes.',
  stoppedFirst: 'Continue this run or end it before you start another.',
  endIt: 'End run',
  goOn: 'Continue',
  begin: 'Start',
  sent: 'A run that someone sent you',
  /** Whose run it is, and what they came to; one of them may not have been sent. */
  sentBy: (name: string | null, result: string | null) =>
    name === null ? `Their result: ${result ?? ''}` : result === null ? `From ${name}` : `${name}: ${result}`,
  /** A race with whoever sent it. */
  raceSent: (name: string | null) => (name === null ? 'Race a friend' : `Race ${name}`),
  by: {
    name: 'Your name in links',
    more: 'Friends see it beside your result. Empty: no name.',
    error: (longest: number) => `Use at most ${longest} characters, and not just spaces.`,
  },
  damaged: 'This link isn’t a run. Choose one here instead.',
  newer: 'This link needs a newer version of the app. Choose a run here instead.',

  back: 'Stop and go back',
  pause: 'Pause',
  left: (spoken: string) => `Time left: ${spoken}`,
  combo: (row: number, next: number) => `${row} in a row, next bonus at ${next}`,
  plus: (seconds: number) => `+${seconds} s`,
  won: (seconds: number, row: number) => `${seconds} s more for ${row} in a row`,
  lost: (seconds: number) => `Not 24: ${seconds} s less`,
  lostNone: (seconds: number) => `There was a solution: ${seconds} s less`,
  level: (level: number) => `Hand level ${level}`,
  handOf: (hand: number, all: number) => `Hand ${hand} of ${all}`,
  steps: (steps: number, least: number) =>
    `${formatPlural(steps, 'step', 'steps')}, fewest possible ${least}`,
  /** Without a clock each costs a step. */
  hint: 'Hint (+1 step)',
  skip: 'Skip',
  skips: (left: number) => `Skip (${left} left)`,
  show: 'Show answer',
  inRow: (count: number) => `${count} in a row`,
  /** How many hands one is before the ghost; below 0 it is first. */
  ahead: (hands: number) => (hands === 0 ? 'Level' : hands > 0 ? `${hands} ahead` : `${-hands} behind`),
  rail: (own: number, ghost: number, all: number) => `You have ${own} of ${all}, your ghost ${ghost}`,
  /** The same in a race that somebody sent. */
  railSent: (own: number, theirs: number, all: number, name: string | null) =>
    name === null
      ? `You have ${own} of ${all}, your friend ${theirs}`
      : `You have ${own} of ${all}, ${name} ${theirs}`,

  end: {
    best: 'Your best',
    bestBy: (by: number) => `Your best by ${by}`,
    noBest: (best: string) => `Your best is ${best}`,
    won: (time: string) => `You won by ${time}`,
    lost: (time: string) => `Your ghost won by ${time}`,
    lostTo: (name: string | null, time: string) =>
      name === null ? `Your friend won by ${time}` : `${name} won by ${time}`,
    left: 'Not finished',
    storm: (count: number, clock: string, longest: number) =>
      `${count} solved in ${clock} · most in a row ${longest}`,
    ghost: (clock: string) => `Your ghost took ${clock}`,
    took: (name: string | null, clock: string) =>
      name === null ? `Your friend took ${clock}` : `${name} took ${clock}`,
    untimed: (solved: number, skipped: number) => `${solved} solved, ${skipped} skipped`,
    was: 'There was a solution.',
    hands: 'Hands',
    all: 'All',
    wrong: 'Wrong',
    slow: 'Slow',
    skipped: 'Skipped',
    /** At one hand in the list. */
    one: { wrong: 'Wrong', skipped: 'Skipped' },
    slowMore: 'Slow: more than one and a half times your usual time.',
    none: 'No hands here.',
    usual: (time: string) => `usual ${time}`,
    noSolution: 'No solution',
    practise: (count: number) => (count === 1 ? 'Practise it' : `Practise these ${count}`),
    again: 'Again',
    /** Another one, after today’s climb. */
    newClimb: 'New climb',
    race: 'Race this run',
    raceMore: 'Fresh hands, at the pace you just played',
    share: 'Share this run',
    shared: (name: string, result: string) => `Two Dozen, ${name}: ${result}. The same hands are here:`,
    copied: 'Copied.',
    failed: 'Couldn’t share it.',
  },
};
