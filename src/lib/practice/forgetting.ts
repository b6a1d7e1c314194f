/** How a question was answered, from worst to best. */
export type Recall = 0 | 1 | 2 | 3;

/** What is remembered of a thing: for how many days, how hard it is (1 to 10), when it was last asked and when it comes back, in whole days. */
export interface Trace {
  readonly stability: number;
  readonly difficulty: number;
  readonly asked: number;
  readonly due: number;
}

/** It comes back when it is remembered with this chance, and after so many days at most. */
const [WANTED, LONGEST] = [0.85, 180];
// What FSRS-6 has learned from many millions of reviews: https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm
const FIRST = [0.212, 1.2931, 2.3065, 8.2956] as const;
const HARDNESS = { first: 6.4133, growth: 0.8334, step: 3.0194, pull: 0.001 };
const KNEW = { scale: Math.exp(1.8722), wear: -0.1666, surprise: 0.796, slow: 0.6014, easy: 1.8729 };
const FORGOT = { scale: 1.4835, hardness: -0.0614, size: 0.2629, surprise: 1.6483 };
const DECAY = -0.1542;

/** FSRS rounds whatever it works out, so that all that follow it agree. */
const rounded = (value: number) => Math.round(value * 1e8) / 1e8;
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const BEND = rounded(Math.exp(Math.log(0.9) / DECAY) - 1);
const STRETCH = rounded((WANTED ** (1 / DECAY) - 1) / BEND);

const firstHardness = (answer: number) => rounded(HARDNESS.first - Math.exp(answer * HARDNESS.growth) + 1);

function harder(difficulty: number, answer: Recall): number {
  const step = rounded((-HARDNESS.step * (answer - 2) * (10 - difficulty)) / 9);
  const pulled = HARDNESS.pull * firstHardness(3) + (1 - HARDNESS.pull) * (difficulty + step);
  return within(rounded(pulled), 1, 10);
}

function lasting({ stability, difficulty, asked }: Trace, on: number, answer: Recall): number {
  const chance = rounded((1 + (BEND * (on - asked)) / stability) ** DECAY);
  if (answer === 0) {
    const size = (stability + 1) ** FORGOT.size - 1;
    const left =
      FORGOT.scale * difficulty ** FORGOT.hardness * size * Math.exp((1 - chance) * FORGOT.surprise);
    return within(rounded(stability), 0.001, rounded(within(left, 0.001, 36_500)));
  }
  const growth = KNEW.scale * (11 - difficulty) * stability ** KNEW.wear;
  const by = (Math.exp((1 - chance) * KNEW.surprise) - 1) * (answer === 1 ? KNEW.slow : 1);
  const grown = stability * (1 + growth * by * (answer === 3 ? KNEW.easy : 1));
  return rounded(within(grown, 0.001, 36_500));
}

/** What is remembered after an answer on a date; `trace`: before it, null where the thing is new. */
export function remembered(trace: Trace | null, on: number, answer: Recall): Trace {
  const after = (given: Recall) => (trace ? lasting(trace, on, given) : FIRST[given]);
  const days = (given: Recall) => within(Math.round(after(given) * STRETCH), 1, LONGEST);
  // A better answer brings a longer pause, by a day at least.
  let pause = Math.min(days(0), days(1));
  for (const better of ([1, 2, 3] as const).slice(0, answer)) pause = Math.max(days(better), pause + 1);
  return {
    stability: after(answer),
    difficulty: trace ? harder(trace.difficulty, answer) : within(firstHardness(answer), 1, 10),
    asked: on,
    due: on + pause,
  };
}
