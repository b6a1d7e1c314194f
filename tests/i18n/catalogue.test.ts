import { describe, expect, test } from 'vitest';
import { OPERATORS } from '#lib/core/expression.ts';
import { DEAL_LIMITS, type DealField } from '#lib/core/deal.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { PARSE_ERROR_CODES, type ParseError } from '#lib/core/parse-error.ts';
import { QUESTION_FAULT_CODES, type QuestionFault } from '#lib/core/parse-question.ts';
import { SUITS } from '#lib/core/cards.ts';
import { OUTCOMES } from '#lib/storage/attempt.ts';
import * as catalogue from '#lib/i18n/messages.ts';

const { common, knock, memory, practice, progress, settings, slap, solver } = catalogue;

/** A typed line for each way in which one is not an expression. */
const LINES: Readonly<Record<(typeof PARSE_ERROR_CODES)[number], string>> = {
  empty: ' ',
  tooLong: '1+'.repeat(101),
  unexpectedCharacter: '3 & 4',
  numberTooLarge: '3 + 1234567',
  missingOperand: '3 + ',
  missingOperator: '3 4',
  unaryMinus: '-3',
  emptyBrackets: '3 + ()',
  unclosedBracket: '(3 + 4',
  unopenedBracket: '3 + 4)',
  mismatchedBracket: '(3 + 4]',
};

function errorOf(line: string): ParseError {
  const parsed = parseExpression(line);
  if (parsed.ok) throw new Error(`an expression after all: ${line}`);
  return parsed.error;
}
/** Each function of the catalogue takes its own code's data. */
const sentenceFor = (error: ParseError): string =>
  (practice.typed.error[error.code] as (data: ParseError) => string)(error);

const isSentence: unknown = expect.stringMatching(/^\p{Lu}.*\.$/u);

describe('every code has its sentence', () => {
  test.each(PARSE_ERROR_CODES)('of a typed line: %s', (code) => {
    const error = errorOf(LINES[code]);
    expect(error.code).toBe(code);
    expect(sentenceFor(error)).toEqual(
      code === 'unexpectedCharacter' ? expect.stringContaining('&') : isSentence,
    );
  });

  test('that counts characters from one, as people do', () => {
    expect(sentenceFor(errorOf('3 & 4'))).toContain('at character 3');
    expect(sentenceFor(errorOf('-3'))).toContain('at character 1');
  });

  test.each(Object.keys(DEAL_LIMITS) as DealField[])('of a setting: %s', (field) => {
    for (const code of ['notWhole', 'outOfRange'] as const) {
      const sentence = practice.deal.error({ code, field, ...DEAL_LIMITS[field] });
      expect(sentence).toEqual(isSentence);
      if (code === 'outOfRange') expect(sentence).toContain(String(DEAL_LIMITS[field].most));
    }
  });

  test.each(QUESTION_FAULT_CODES)('of what is no question: %s', (code) => {
    const fault = { code, count: 200, text: 'five', name: 'n' } as QuestionFault;
    expect((solver.fault[code] as (data: QuestionFault) => string)(fault)).toEqual(
      code === 'notNumber' ? expect.stringContaining('five') : isSentence,
    );
  });

  const SHARED_FAULTS = Object.entries(catalogue.contestShared.fault);
  test.each(SHARED_FAULTS)('of a link that holds no rounds: %s', (_, say) => {
    for (const field of ['target', 'by', 'r', 'seed'])
      expect((say as (data: object) => string)({ field, size: 600_000_000, most: 7000 })).toEqual(isSentence);
  });

  test.each(OUTCOMES)('of an ending: %s', (outcome) => expect(progress.outcome[outcome].trim()).not.toBe(''));
  test.each(SUITS)('of a suit: %s', (suit) => expect(common.suit[suit].trim()).not.toBe(''));
  test.each(OPERATORS)('of a sign: %s', (operator) => {
    expect(common.sign[operator]).toMatch(/^[+−×÷]$/u);
    expect(common.speakSign[operator]).toMatch(/^[a-z ]+$/u);
    expect(practice.rung.lastSign[operator]).toEqual(isSentence);
  });

  const REASONS = ['unavailable', 'blocked', 'timeout', 'quota', 'newer', 'broken'] as const;
  test.each(REASONS)('of a store that keeps nothing: %s', (reason) => {
    expect(Object.keys(memory.reason)).toEqual([...REASONS]);
    expect(memory.reason[reason]).toEqual(isSentence);
  });

  test.each(['kept', 'best-effort', 'unknown'] as const)('of what the browser promises: %s', (promise) => {
    expect(settings.kept[promise].trim()).not.toBe('');
  });
});

const ALONE = { points: 3, rounds: 4, missed: 1, near: 250, thought: 65_000, retaken: false };

/** Data for whatever a function of the catalogue may ask for: numbers print, lists list, records have every field. */
const SAMPLES = [
  [3, 4, 5, 6],
  ['3', '4', '5', '6'],
  [[3, 8], 2],
  [
    {
      code: 'outOfRange',
      field: 'target',
      least: 1,
      most: 9,
      position: 2,
      character: '&',
      longest: 200,
      largest: 100,
      length: 300,
      count: 200,
      text: 'five',
      name: 'n',
      size: 600_000_000,
    },
  ],
  [1, 1, 1],
  [0, 0, 0],
  [null, 0],
  ['Slap', ['2', '4'], 3],
  ['Ann', 4, ['Slap']],
  ['Ann', 4, 'Knock'],
  ['Mei', 10, ['has it']],
  ['classic', 24],
  ['classic', ALONE],
  ['tony', ALONE],
  ['closest', ALONE],
  [ALONE],
  ['quick'],
  ['right'],
  ['spade'],
  [12, 'spade'],
  ['Mei', 'king of hearts', 2, 7],
  ['Mei', 2, 7],
  [0, 'spade', 7, 1, 5],
  ['kingdom', 'half'],
  [{ measure: 'sum', factor: 4, castles: [0, 3], worths: [2, 7] }],
  [{ expected: 2, found: 3, seq: 4, why: { code: 'sameName', field: 'target', seat: 1 } }],
] as const;

/** Every sentence of the catalogue with the way to it; of functions, what they say for each sample that suits them. */
function* sentences(part: unknown, way: string): Generator<readonly [string, string]> {
  if (typeof part === 'string') yield [way, part];
  else if (typeof part === 'function') {
    const say = part as (...data: readonly unknown[]) => unknown;
    let suited = 0;
    for (const sample of SAMPLES) {
      const said = trySaying(() => say(...sample));
      if (said === null) continue;
      suited += 1;
      yield [way, said];
    }
    if (suited === 0) throw new Error(`no sample suits ${way}`);
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) yield* sentences(value, `${way}.${name}`);
  }
}

/** What a function says; null where this sample is no data for it. */
function trySaying(say: () => unknown): string | null {
  try {
    const told = say();
    // What a choice is called, and what it means.
    const isChoice = typeof told === 'object' && told !== null && 'name' in told && 'more' in told;
    const said = isChoice ? `${String(told.name)}: ${String(told.more)}` : told;
    return typeof said === 'string' && !/undefined|NaN|\[object/.test(said) ? said : null;
  } catch (fault) {
    if (fault instanceof TypeError) return null;
    throw fault;
  }
}

describe('every sentence', () => {
  const all = [...sentences(catalogue, 'messages')];

  test('is found: there are hundreds', () => expect(all.length).toBeGreaterThan(250));

  test('is something, at least for some of its data', () => {
    const said = new Set(all.filter(([, said]) => said.trim() !== '').map(([way]) => way));
    // What stands between two sentences is a blank.
    expect(all.filter(([way]) => !said.has(way) && way !== 'messages.common.between')).toEqual([]);
  });

  test.each([
    ['does not shout', /!/],
    ['does not speak of errors', /\berrors?\b/i],
    ['has proper minus, times and divided by', /\d [*x] \d| - |\d \/ \d/],
    ['has no straight quotation marks', /["']/],
    ['does not count one as several', /\b(?:these|those) 1\b/i],
    ['is not said with stray blanks', /^ | $| {2}| [.,;:](?!\w)/],
  ])('%s', (title, fault) => {
    // What to type is shown as it is typed; the rule about it lists what one may type.
    const exempt = /spoken\.(pause|stop)|common\.between|typed\.placeholder|typed\.error|ruleList/;
    expect(
      all.filter(([way, said]) => fault.test(said) && !exempt.test(way)),
      title,
    ).toEqual([]);
  });
});

test('a zone with no word in it is named by whose it is, not by a comma', () => {
  expect(slap.touch('', 'Mei', 20)).toBe('Mei, 20 cards');
  expect(knock.touch('', 'Mei', 8)).toBe('Mei, 8 won');
  expect(slap.touch('Slap', 'Mei', 1)).toBe('Slap, Mei, 1 card');
});

test('the figure of the hardest hand is called what it is, a level', () => {
  expect(progress.bests.hardest).toContain(progress.level.title.toLowerCase());
});
