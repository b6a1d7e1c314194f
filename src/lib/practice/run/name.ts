import {
  isStormy,
  RUN_KINDS,
  RUN_RANKS,
  RUN_VERSION,
  STREAK_START,
  type RunSpec,
} from '#lib/core/run/spec.ts';

const HIGHEST_SEED = 2 ** 32 - 1;
/** kind, version, ranks, d with decoys, u without a clock, where a streak begins, seed and moment in base 36. */
const NAME = /^([a-z]+)-(\d+)-(\d+)(d?)(u?)-(-?\d{1,3})-([0-9a-z]{1,7})-[0-9a-z]{1,9}$/;

/** The name of a run, which its attempts carry: the spec, and when it began, so that two of the same hands are two. */
export function nameOfRun(spec: RunSpec, startedAt: number): string {
  const { kind, version, ranks, decoys, start, seed } = spec;
  const how = `${decoys ? 'd' : ''}${kind === 'storm' && !isStormy(spec) ? 'u' : ''}`;
  return `${kind}-${version}-${ranks}${how}-${start}-${seed.toString(36)}-${startedAt.toString(36)}`;
}

/** The spec in a name; null where it is none that this version knows. */
export function specOfName(name: string): RunSpec | null {
  const [, kind, version, ranks, decoys, untimed, start, seed] = NAME.exec(name) ?? [];
  if (version !== String(RUN_VERSION) || start === undefined || seed === undefined) return null;
  return specFrom({
    kind,
    seed: parseInt(seed, 36),
    ranks: Number(ranks),
    decoys: decoys === 'd',
    timed: untimed !== 'u',
    start: Number(start),
  });
}

/** Parts from outside as a spec; null where one of them cannot be. */
export function specFrom({
  kind,
  seed,
  ranks,
  decoys,
  timed,
  start,
}: {
  readonly kind: string | undefined | null;
  readonly seed: number;
  readonly ranks: number;
  readonly decoys: boolean;
  readonly timed: boolean;
  readonly start: number;
}): RunSpec | null {
  const known = RUN_KINDS.find((each) => each === kind);
  const highest = RUN_RANKS.find((each) => each === ranks);
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (!known || !highest || !isWhole(seed, 0, HIGHEST_SEED)) return null;
  if (!isWhole(start, STREAK_START.least, STREAK_START.most)) return null;
  return { kind: known, seed, ranks: highest, version: RUN_VERSION, decoys, timed, start };
}
