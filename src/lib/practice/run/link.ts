import { RUN_VERSION, SHORT_RUN, type RunSpec } from '#lib/core/run/spec.ts';
import { queryOf } from '#lib/environment/query.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { specFrom } from './name.ts';

/** Why a link starts no run: it is damaged, or of a version to come. */
export interface RunLinkFault {
  readonly code: 'damaged' | 'newer';
}

/** A run that somebody sent: everybody gets the same hands. */
export interface SentRun {
  readonly spec: RunSpec;
  /** For a race over the same hands: when each was solved, in milliseconds; null where none was sent. */
  readonly times: readonly number[] | null;
  /** Whose it is, and what they came to: hands solved, without a clock steps too many; null where that was not sent. */
  readonly by: string | null;
  readonly got: number | null;
}

const LONGEST = 600;
/** Of a name, as people count characters, and of what it may be written with. */
export const LONGEST_BY = 24;
const LONGEST_WRITTEN = 100;
const [TENTH, LONGEST_HAND] = [100, 99_999];

/** The part of an address that carries a run: "?run=storm&v=1&seed=…". Only what is not as usual is named. */
export function printRunLink({ spec, times, by, got }: SentRun): string {
  const { kind, seed, ranks, decoys, timed, start } = spec;
  const query = [`run=${kind}`, `v=${RUN_VERSION}`, `seed=${seed.toString(36)}`];
  if (ranks !== 10) query.push(`ranks=${ranks}`);
  if (decoys) query.push('none=1');
  if (kind === 'storm' && !timed) query.push('clock=0');
  if (kind === 'streak') query.push(`from=${start}`);
  if (times) {
    const spans = times.map((time, hand) => Math.round((time - (times[hand - 1] ?? 0)) / TENTH));
    query.push(`t=${spans.join('.')}`);
  }
  if (got !== null) query.push(`got=${got}`);
  // A name that would make the address too long for any reader stays at home.
  const named = by === null || !isSender(by) ? null : `by=${encodeURIComponent(by)}`;
  if (named !== null && query.join('&').length + named.length < LONGEST - 1) query.push(named);
  return `?${query.join('&')}`;
}

/** Reads a run out of an address; null where it carries none. Total: any text is safe. */
export function readRunLink(search: string): Result<SentRun | null, RunLinkFault> {
  const query = queryOf(search.slice(0, LONGEST + 1));
  if (!query.has('run')) return ok(null);
  const version = query.get('v') ?? '';
  if (/^\d{1,4}$/.test(version) && Number(version) > RUN_VERSION) return err({ code: 'newer' });
  const names = [...query.keys()];
  if (search.length > LONGEST || version !== String(RUN_VERSION) || new Set(names).size < names.length)
    return err({ code: 'damaged' });
  const seed = query.get('seed') ?? '';
  const spec = specFrom({
    kind: query.get('run'),
    seed: /^[0-9a-z]{1,7}$/.test(seed) ? parseInt(seed, 36) : NaN,
    ranks: Number(query.get('ranks') ?? 10),
    decoys: query.get('none') === '1',
    timed: query.get('clock') !== '0',
    start: Number(query.get('from') ?? 98),
  });
  const sent = query.get('t');
  const times = sent === null ? null : timesIn(sent);
  const by = query.get('by');
  const told = query.get('got');
  const got = told !== null && /^\d{1,4}$/.test(told) ? Number(told) : null;
  if (spec === null || (sent !== null && (times === null || spec.kind !== 'ghost')))
    return err({ code: 'damaged' });
  if ((by !== null && !isSender(by)) || (told !== null && (got === null || spec.kind === 'ghost')))
    return err({ code: 'damaged' });
  return ok({ spec, times, by, got });
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a name may stand in a link: short, with something to be seen, and nothing that turns the writing beside it round. */
export const isSender = (name: string): boolean =>
  name.length <= LONGEST_WRITTEN &&
  !/^[\p{C}\p{Z}\p{Mn}]*$/u.test(name) &&
  !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) &&
  [...characters.segment(name)].length <= LONGEST_BY;

function timesIn(text: string): readonly number[] | null {
  const spans = text.split('.');
  if (spans.length !== SHORT_RUN || !spans.every((span) => /^\d{1,5}$/.test(span) && Number(span) > 0))
    return null;
  let sum = 0;
  return spans.map((span) => (sum += TENTH * Math.min(LONGEST_HAND, Number(span))));
}
