import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIGURES = fileURLToPath(new URL('../../test-results/faults', import.meta.url));

/** Whether faults are tried often enough to speak of rates: `npm run test:faults`. In `npm test` a few of each show that all is in place. */
export const isFull = process.env.FAULTS === 'full';

/** How often to try. FAULTS_SHARE, between 0 and 1, makes the full form shorter. */
export const times = (short: number, full: number): number =>
  isFull ? Math.max(1, Math.round(full * Number(process.env.FAULTS_SHARE ?? 1))) : short;

/** The day whose faults are tried, for chance too. */
export const DAY = Number(process.env.FAULTS_DAY);

/** Of faults of one kind all in the full form, and in the short one those of the day, as playwright.config.ts has it: in time each has its turn. */
export const someOf = <T>(all: readonly T[], count = 1): readonly T[] => {
  const from = DAY * count;
  return isFull ? all : all.map((_, place) => all[(from + place) % all.length]!).slice(0, count);
};

/** Puts figures down for the table at the end of `npm run test:faults`. To be called as one goes: a run that is cut short has its share. */
export function putDown(name: string, figures: Readonly<Record<string, number | string>>): void {
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(join(FIGURES, `${name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify({ name, figures }));
}

/** The middle and the longest of some times, in whole milliseconds. */
export function spread(ms: readonly number[]): { readonly median: number; readonly longest: number } {
  const sorted = ms.map(Math.round).sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 };
}

/** Of what was acknowledged, how much is not among what was found; and how much of what was found is there more than once. Plain data, told apart by their text. */
export function reckon(
  acknowledged: readonly unknown[],
  found: readonly unknown[],
): { readonly lost: number; readonly twice: number } {
  const texts = found.map((one) => JSON.stringify(one));
  const there = new Set(texts);
  return {
    lost: acknowledged.filter((one) => !there.has(JSON.stringify(one))).length,
    twice: texts.length - there.size,
  };
}
