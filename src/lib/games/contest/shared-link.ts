import { isWhole } from '#lib/core/match/decode.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { parseQuery, printQuery, type Parameter } from './query.ts';
import { readContestConfig, standardContest, type ContestConfig } from './settings.ts';
import {
  MOST_RESULTS,
  plainSeed,
  SHARED_FIELDS,
  sharedRules,
  type SharedFault,
  type SharedResult,
  type SharedRound,
  type SharedRounds,
  type SharedRules,
} from './shared.ts';
import { LARGEST, xOf } from './x.ts';

/** What this version reads and writes; one that deals otherwise will have another number. */
const VERSION = '1';
/** In characters. No honest address comes near it; beyond it nothing is even taken apart. */
export const LONGEST_LINK = 6000;
const MOST_ROUNDS = 200;
/** A name of 24 characters, as people count them, may be that long. */
const LONGEST_NAME = 200;

/** The parameters of an address, by setting; times stand there in seconds. */
const PARAMETERS = {
  type: 'type',
  target: 'target',
  numbers: 'numbers',
  sets: 'sets',
  range: 'range',
  endScore: 'end',
  roundTime: 'round',
  betweenTime: 'between',
  answerTime: 'answer',
  entryTime: 'entry',
} as const satisfies Record<keyof SharedRules, string>;
const TIMES: readonly (keyof SharedRules)[] = ['roundTime', 'betweenTime', 'answerTime', 'entryTime'];
/** Between rounds: until everybody is ready. */
const READY = 'ready';

/** Rounds as the query of an address: `?v=1&type=21&target=24…&seed=7&by=Mei&r=1x3d7_0`. Long results are cut off so that it stays one. */
export function printShared({ rules, seed, results }: SharedRounds): string {
  const settings = SHARED_FIELDS.map((field): Parameter => [PARAMETERS[field], printSetting(field, rules)]);
  const start: readonly Parameter[] = [['v', VERSION], ...settings, ['seed', String(plainSeed(seed))]];
  for (let most = MOST_ROUNDS; ; most = Math.floor(most / 2)) {
    const told = results.slice(0, MOST_RESULTS).flatMap(({ name, rounds }): readonly Parameter[] => [
      ['by', name],
      ['r', rounds.slice(0, most).map(printRound).join('_')],
    ]);
    const search = printQuery([...start, ...told]);
    if (search.length <= LONGEST_LINK || most === 0) return search;
  }
}

/** The rounds of a table as the query of an address, whatever anybody came to. */
export const printRounds = (config: ContestConfig, seed: number): string =>
  printShared({ rules: sharedRules(config), seed, results: [] });

function printSetting(field: keyof SharedRules, rules: SharedRules): string {
  const setting = rules[field];
  if (setting === null) return READY;
  return String(TIMES.includes(field) ? setting / 1000 : setting);
}

function printRound({ points, x }: SharedRound): string {
  if (x === null) return String(points);
  if (x === 'impossible') return `${points}i`;
  return `${points}x${x.n}${x.d === 1 ? '' : `d${x.d}`}`;
}

/**
 * Reads rounds out of an address, from its "?" on; null where it carries none. Parameters of others are none of ours. Whether there are sets
 * to deal is not looked at. Total: any text is safe.
 */
export function parseShared(search: string): Result<SharedRounds | null, SharedFault> {
  if (search.length > LONGEST_LINK) return err({ code: 'tooLong' });
  const query = parseQuery(search);
  const own = ['v', ...Object.values(PARAMETERS), 'seed'];
  if (!own.some((name) => valueIn(query, name) !== undefined)) return ok(null);
  const twice = own.find((name) => valuesIn(query, name).length > 1);
  if (twice !== undefined) return err({ code: 'repeated', field: twice });
  const version = valueIn(query, 'v');
  if (version !== VERSION)
    return err(version === undefined ? { code: 'missing', field: 'v' } : { code: 'newer' });
  const gone = own.find((name) => valueIn(query, name) === undefined);
  if (gone !== undefined) return err({ code: 'missing', field: gone });
  const settings = SHARED_FIELDS.map((field) => [
    field,
    parseSetting(field, valueIn(query, PARAMETERS[field]) ?? ''),
  ]);
  const read = readContestConfig({ ...standardContest(1), ...Object.fromEntries(settings) });
  if (!read.ok) return err({ code: 'setting', field: PARAMETERS[read.error.field as keyof SharedRules] });
  const seed = whole(valueIn(query, 'seed') ?? '');
  if (!isWhole(seed, 0, 2 ** 32 - 1)) return err({ code: 'setting', field: 'seed' });
  const results = parseResults(query);
  return results.ok ? ok({ rules: sharedRules(read.value), seed, results: results.value }) : results;
}

const valuesIn = (query: readonly Parameter[], asked: string): readonly string[] =>
  query.filter(([name]) => name === asked).map(([, value]) => value);
const valueIn = (query: readonly Parameter[], name: string): string | undefined => valuesIn(query, name)[0];

const whole = (text: string): number => (/^-?\d{1,16}$/.test(text) ? Number(text) + 0 : NaN);

function parseSetting(field: keyof SharedRules, text: string): number | null {
  if (field === 'betweenTime' && text === READY) return null;
  if (!TIMES.includes(field)) return whole(text);
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : NaN;
}

function parseResults(query: readonly Parameter[]): Result<readonly SharedResult[], SharedFault> {
  const [names, told] = [valuesIn(query, 'by'), valuesIn(query, 'r')];
  if (names.length !== told.length || names.length > MOST_RESULTS) return err({ code: 'result', field: 'r' });
  const results: SharedResult[] = [];
  for (const [index, name] of names.entries()) {
    if (!isName(name)) return err({ code: 'result', field: 'by' });
    const rounds = parseRounds(told[index] ?? '');
    if (rounds === null) return err({ code: 'result', field: 'r' });
    results.push({ name, rounds });
  }
  return ok(results);
}

/** Something that can be seen, and does not turn the writing beside it round. */
const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  !/^[\p{C}\p{Z}\p{Mn}]*$/u.test(name) &&
  !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name);

const ROUND = /^(-1|0|1)(?:(i)|x(-?\d{1,16})(?:d(\d{1,16}))?)?$/;

function parseRounds(text: string): readonly SharedRound[] | null {
  const pieces = text === '' ? [] : text.split('_');
  if (pieces.length > MOST_ROUNDS) return null;
  const rounds: SharedRound[] = [];
  for (const piece of pieces) {
    const [, point, impossible, top, bottom = '1'] = ROUND.exec(piece) ?? [];
    const [n, d] = [Number(top), Number(bottom)];
    const isX = top === undefined || (isWhole(n, -LARGEST, LARGEST) && isWhole(d, 1, LARGEST));
    if (point === undefined || !isX) return null;
    const x = impossible !== undefined ? 'impossible' : top === undefined ? null : xOf(n, d);
    rounds.push({ points: point === '1' ? 1 : point === '0' ? 0 : -1, x });
  }
  return rounds;
}
