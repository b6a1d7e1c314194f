import { ranksOf } from '#lib/core/cards.ts';
import { handTime, SECONDS_AT_LEAST } from '#lib/core/pace/hand-time.ts';
import type { Pace } from '#lib/core/pace/player.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import { foldRun } from '#lib/core/run/fold.ts';
import {
  ghostTimes,
  meanPace,
  paceOfRun,
  steadyTimes,
  type RacedHand,
  type RunPace,
} from '#lib/core/run/ghost.ts';
import { isStormy, RUN_VERSION, SHORT_RUN, type RunKind, type RunSpec } from '#lib/core/run/spec.ts';
import { streakStart } from '#lib/core/run/start.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { Store, StoredAttempt } from '#lib/storage/index.ts';
import { LATEST_PACED } from '../latest.ts';
import { allAttempts } from '../all-attempts.ts';
import { askedOf, learnFrom } from '../pace.ts';
import type { Wishes } from '../session.svelte.ts';
import { decodeRunChoices, type RunChoices } from './choices.ts';
import { isSameRun } from './daily.ts';
import { nameOfRun, specOfName } from './name.ts';
import { decodeOpenRun, runToJson, type Ghost, type OpenRun } from './open-run.ts';
import { meritOf, resultOf, sortOf, type RunResult } from './result.ts';
import { dealtHand, RunSession, type RunEars } from './run-session.svelte.ts';

/** A storm can be gone on with for so long. */
const STORM_OPEN_MS = 10 * 60_000;
/** The runs that make a mean. */
const MEAN_OF = 10;
/** Of a hand without a solution nobody knows how long people take. */
const NO_SOLUTION = 2;
const SETTING = 'runs';

interface RunsOptions {
  readonly environment: Environment;
  readonly store: Pick<Store, 'attempts' | 'hands' | 'settings'>;
  readonly wishes: () => Wishes;
  /** The highest rank that practice deals. */
  readonly highest: () => Promise<number>;
}

/** What one has played, the latest first. */
export interface PlayedRuns {
  readonly all: readonly RunResult[];
  /** Whether there is anything that a ghost could be made of. */
  readonly mayRace: boolean;
  /** Of one sort: the best and the last that came to something to hold against others; null where there is none. */
  readonly of: (sort: string) => { readonly best: RunResult; readonly last: RunResult } | null;
}

/** Runs: what was played, what goes on, and a new one. */
export class Runs {
  readonly #options: RunsOptions;

  constructor(options: RunsOptions) {
    this.#options = options;
  }

  async choices(): Promise<RunChoices> {
    return decodeRunChoices(await this.#options.store.settings.get(SETTING));
  }

  async choose(choices: RunChoices): Promise<void> {
    await this.#options.store.settings.put(SETTING, { ...choices });
  }

  /** The run that was left, or null. A storm that was left too long ago is over: its hands are in the history. */
  async open(): Promise<OpenRun | null> {
    const { hands } = this.#options.store;
    const row = await hands.get('run');
    const run = row === null ? null : decodeOpenRun(row);
    const spec = run && specOfName(run.id);
    if (row !== null && !run) hands.setAside('run', row);
    if (!run || !spec) return null;
    const isLate = isStormy(spec) && this.#options.environment.now() - run.keptAt > STORM_OPEN_MS;
    const isUp = foldRun(spec, [...run.events, { type: 'ended', at: run.ms }]).end === 'time';
    if (!isLate && !isUp) return run;
    await hands.delete('run');
    return null;
  }

  /** Ends a run that was left. */
  async end(): Promise<void> {
    await this.#options.store.hands.delete('run');
  }

  /** Sits down at a run. */
  play(open: OpenRun, ears: RunEars): RunSession | null {
    const spec = specOfName(open.id);
    return spec && new RunSession(spec, open, { ...this.#options, ...ears });
  }

  /** A new run of a kind, as it is wanted. */
  async fresh(kind: RunKind, { timed, decoys }: Pick<RunChoices, 'timed' | 'decoys'>): Promise<RunSpec> {
    const seed = this.#options.environment.seed();
    const ranks = (await this.#options.highest()) > 10 ? 13 : 10;
    const pace = kind === 'streak' ? await this.#pace() : null;
    return {
      kind,
      seed: seed >>> 0,
      ranks,
      version: RUN_VERSION,
      decoys: decoys && kind !== 'ghost',
      timed: timed || kind !== 'storm',
      start: streakStart(pace ?? { offset: 0 }),
    };
  }

  /**
   * Puts a run on the table: its first hand, and the ghost. It takes the place of one that was left. Hands that one has met in such a run are hands
   * once more: they move no level.
   */
  async begin(spec: RunSpec, ghost: Ghost | null, { all }: Pick<PlayedRuns, 'all'>): Promise<OpenRun> {
    const { environment, store } = this.#options;
    const now = environment.now();
    const id = nameOfRun(spec, now);
    const from = all.some((run) => isSameRun(run.spec, spec)) ? 'again' : spec.kind;
    const run: OpenRun = {
      id,
      ms: 0,
      keptAt: now,
      events: [{ type: 'dealt', at: 0 }],
      hand: dealtHand(dealsOf(spec).next().value, { run: id, from }, environment),
      ghost,
    };
    await store.hands.put('run', runToJson(run));
    return run;
  }

  /** Every run of the history; one that is still open is no result yet. */
  async played(): Promise<PlayedRuns> {
    const open = await this.open();
    const byName = new Map<string, StoredAttempt[]>();
    for await (const rows of allAttempts(this.#options.store.attempts)) {
      for (const row of rows) {
        if (row.run === undefined || row.run === open?.id) continue;
        const hands = byName.get(row.run) ?? [];
        byName.set(row.run, hands);
        hands.push(row);
      }
    }
    const all = [...byName].flatMap(([name, rows]) => resultOf(name, rows.toReversed()) ?? []);
    return {
      all,
      mayRace: all.some(isPaced),
      of: (sort) => bestAndLast(all.filter(({ spec }) => sortOf(spec) === sort)),
    };
  }

  /** The ghost for such a race; null where nothing was played that it could be made of. */
  ghostFor(spec: RunSpec, choices: RunChoices, played: PlayedRuns): Ghost | null {
    const usuals = usualsOf(spec);
    if (choices.against === 'pace') return { of: 'pace', times: steadyTimes(1000 * choices.pace, usuals) };
    const paced = played.all.filter(isPaced);
    const [last] = paced;
    const best = paced.reduce(
      (found, run) => (swiftness(run) < swiftness(found) ? run : found),
      last as RunResult,
    );
    if (!last) return null;
    const pace = {
      best: () => paceOf(best),
      last: () => paceOf(last),
      mean: () => meanPace(paced.slice(0, MEAN_OF).map(paceOf)),
    }[choices.against]();
    return { of: choices.against, times: ghostTimes(pace, usuals) };
  }

  /** The ghost of that very run, on the hands of another. */
  ghostOfRun(spec: RunSpec, run: RunResult): Ghost {
    return { of: 'last', times: ghostTimes(paceOf(run), usualsOf(spec)) };
  }

  /** What somebody takes for hands, in seconds: this person where enough is known, else people. Null without a solution. */
  async expected(hands: readonly StoredAttempt[]): Promise<readonly (number | null)[]> {
    const pace = await this.#pace();
    return hands.map((hand) => {
      const asked = askedOf(hand);
      if (!asked) return null;
      return pace ? pace.expect(asked).seconds : SECONDS_AT_LEAST + Math.exp(asked.usual);
    });
  }

  async #pace(): Promise<Pace | null> {
    const { environment, store } = this.#options;
    const { rows } = await store.attempts.page({ filter: 'all', limit: LATEST_PACED });
    return inSlices(learnFrom(rows), environment);
  }
}

/** Whether a ghost can be made of it: of a storm, or of a race that was run to its end. */
const isPaced = ({ spec, state }: RunResult): boolean =>
  state.solved > 0 && (isStormy(spec) || (spec.kind === 'ghost' && state.end === 'done'));

function bestAndLast(runs: readonly RunResult[]) {
  const done = runs.filter((run) => meritOf(run) !== null);
  const [last] = done;
  if (!last) return null;
  const merit = (run: RunResult) => meritOf(run) ?? 0;
  return { last, best: done.reduce((best, run) => (merit(run) > merit(best) ? run : best)) };
}

/** When each of the solved hands of a run was solved, in milliseconds of play. */
export function timesOf({ hands }: RunResult): readonly number[] {
  let at = 0;
  return hands.flatMap(({ outcome, ms }) => {
    at += ms;
    return outcome === 'solved' || outcome === 'none' ? [at] : [];
  });
}

function racedOf(run: RunResult): readonly RacedHand[] {
  const times = timesOf(run);
  const solved = run.hands.filter(({ outcome }) => outcome === 'solved' || outcome === 'none');
  return solved.map((hand, at) => ({
    ms: (times[at] ?? 0) - (times[at - 1] ?? 0),
    usual: handTime(ranksOf(hand.cards), hand.target) ?? NO_SOLUTION,
  }));
}

const paceOf = (run: RunResult): RunPace => paceOfRun(racedOf(run));

/** How long it took, hand by hand, beside what people take: the less, the swifter. */
function swiftness(run: RunResult): number {
  const pace = paceOf(run).slice(0, SHORT_RUN);
  return pace.reduce((sum, each) => sum + each, 0) / pace.length;
}

function usualsOf(spec: RunSpec): readonly number[] {
  const deals = dealsOf(spec);
  return Array.from(
    { length: SHORT_RUN },
    () => handTime(ranksOf(deals.next().value.cards), 24) ?? NO_SOLUTION,
  );
}
