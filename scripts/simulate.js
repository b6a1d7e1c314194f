// `npm run simulate`: how well a player's time is learnt, on two hundred made-up players: within a quarter of their own middle time, by what factor
// four of five are missed at most, and how often a new time lies within bounds that hold four of five. With a seed, that one; else seeds 1 to 6, and
// what they come to together; how far ahead of their own ghost players are
// who are as fast as before; and what warm-ups do for who is weak in two patterns. `npm run simulate -- lengths` writes how long matches are, src/lib/match/lengths.ts.
import { writeFileSync } from 'node:fs';
import { moduleLoader } from './load.js';

const PLAYERS = 200;
const RACES = 500;
const PEOPLE = 30;
const SOLVES = [0, 10, 20, 50, 100, 400];

const writes = process.argv[2] === 'lengths';
const seeds = writes ? [] : process.argv[2] === undefined ? [1, 2, 3, 4, 5, 6] : [Number(process.argv[2])];
const modules = await moduleLoader();
try {
  if (writes) {
    /** @type {typeof import('../bench/lengths.ts')} */
    const { printLengths } = await modules.load('/bench/lengths.ts');
    writeFileSync('src/lib/match/lengths.ts', printLengths());
  }
  /** @type {typeof import('../bench/simulate.ts')} */
  const { simulate } = await modules.load('/bench/simulate.ts');
  const runs = seeds.map((seed) => simulate(seed, PLAYERS, SOLVES));
  if (!writes) console.log('solves  within ×1.25  factor of 4/5  covered of 4/5');
  for (const [at, solves] of writes ? [] : SOLVES.entries()) {
    /** @param {'near' | 'factor' | 'covered'} figure */
    const mean = (figure) => runs.reduce((sum, run) => sum + (run[at]?.[figure] ?? 0), 0) / runs.length;
    const figures = [mean('near').toFixed(3), mean('factor').toFixed(2), mean('covered').toFixed(3)];
    console.log(
      `${String(solves).padStart(6)}${figures.map((text, column) => text.padStart([14, 15, 16][column] ?? 0)).join('')}`,
    );
  }
  /** @type {typeof import('../bench/ghost.ts')} */
  const { raceGhosts } = await modules.load('/bench/ghost.ts');
  for (const seed of seeds) {
    const ahead = raceGhosts(seed, RACES);
    const [low, middle, high] = [0.1, 0.5, 0.9].map((part) => ahead[Math.floor(part * RACES)]);
    console.log(
      `ghost, seed ${seed}: ${middle} hands ahead in the middle, four of five from ${low} to ${high}`,
    );
  }
  /** @type {typeof import('../bench/review.ts')} */
  const { review } = await modules.load('/bench/review.ts');
  for (const seed of seeds) {
    const [by, without] = [review(seed, PEOPLE, true), review(seed, PEOPLE, false)];
    /** @param {{ regained: number }} figures */
    const speed = ({ regained }) => -Math.log(1 - regained);
    console.log(
      `warm-ups, seed ${seed}: ${by.regained.toFixed(2)} of what was lacking is regained in a month, ${without.regained.toFixed(2)} without, ${(speed(by) / speed(without)).toFixed(2)} times as fast; ${by.chosen.toFixed(2)} of the hands are chosen`,
    );
  }
} finally {
  await modules.close();
}
