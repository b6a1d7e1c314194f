import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { number, operation, type Expression, type Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { spans } from '#lib/i18n/en/spans.ts';
import { speakDealt } from '#lib/i18n/cards.ts';
import { formatTime, speakTime } from '#lib/i18n/format.ts';
import { formatBytes } from '#lib/i18n/measures.ts';
import { lay } from '#lib/i18n/lay.ts';
import { LANGUAGES, type Language, type LanguageFacts } from '#lib/i18n/languages.ts';
import * as english from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { LONG } from '../support/long.ts';
import { SAME } from '../support/pseudo.ts';
import { randomExpression } from '../support/random-expression.ts';

const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'en') as Exclude<Language, 'en'>[];
const MOMENTS = ['first', 'practice', 'rooms', 'tables'] as const;
const EXPRESSIONS = LONG ? 2000 : 500;
type Catalogue = Readonly<Record<string, object>>;

/** All words of a language, by name. */
async function wordsOf(language: Language): Promise<Catalogue> {
  const pieces = await Promise.all(
    MOMENTS.map(
      (moment) => import(`../../src/lib/i18n/${language}/moments/${moment}.ts`) as Promise<Catalogue>,
    ),
  );
  // What marks English where it stands in is no word.
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...pieces) as Catalogue).filter(([name]) => name !== 'partly'),
  );
}

/** What is said in a language: its words, and English where it has none yet. */
async function saidIn(language: Language): Promise<typeof english> {
  const over = (english: unknown, own: unknown): unknown => {
    if (own === undefined) return english;
    if (typeof english !== 'object' || english === null || Array.isArray(english)) return own;
    const words = own as Catalogue;
    return Object.fromEntries(Object.entries(english).map(([key, word]) => [key, over(word, words[key])]));
  };
  return over({ ...english }, await wordsOf(language)) as typeof english;
}

/** Every sentence that stands there as it is said, with the way to it. */
function* said(words: unknown, way: string): Generator<readonly [string, string]> {
  if (typeof words === 'string') yield [way, words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, value] of Object.entries(words)) yield* said(value, `${way}.${key}`);
}

test.each(Object.keys(LANGUAGES) as Language[])(
  '%s: the rules of a race begin with what is to be made',
  async (language) => {
    const { slapRules, knockRules } = language === 'en' ? english : await saidIn(language);
    for (const [first] of [slapRules, knockRules]) expect(first).toMatch(/^[^.。]*24/);
  },
);

test.each(Object.keys(LANGUAGES) as Language[])('%s: boards are counted from two on', async (language) => {
  const { fours, foursReplay } = language === 'en' ? english : await saidIn(language);
  for (const said of [fours.could.none, foursReplay.couldNot]) {
    expect(said(0, 24)).not.toMatch(/0/);
    expect(said(1, 24)).not.toMatch(/1/);
    expect(said(1, 24)).toMatch(/24/);
    expect(said(7, 24)).toMatch(/7/);
  }
});

test.each(['ja', 'zh-Hans', 'zh-Hant'] as const)(
  '%s: a colon behind a name is a wide one',
  async (language) => {
    const { contest } = await saidIn(language);
    expect(contest.came('Mei', contest.why.wrong)).toBe(`Mei：${contest.why.wrong}`);
  },
);

test.each(Object.keys(LANGUAGES) as Language[])(
  '%s: an example of a house rule stays on one line, and a board that was not completed is called one',
  async (language) => {
    const { houseRules, fours, foursReplay } = language === 'en' ? english : await saidIn(language);
    for (const { more } of [houseRules.implied, houseRules.negation]) {
      expect(more).toMatch(/\d\u00a0[+×]\u00a0[\d(]/);
      expect(more).not.toMatch(/[\d)] [+−×÷]|[+−×÷] [\d(]/);
    }
    const lacks = fours.incomplete(0, 0, 0);
    for (const said of [fours.could.none(0, 7), foursReplay.couldNot(0, 7)])
      expect(said.includes(lacks) || /完/.test(said)).toBe(true);
  },
);

test('the README says of each language whether a person has checked it', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (.+?) +\| (yes|not yet) +\|$/gm);
  expect([...rows].map(([, name, checked]) => [name, checked === 'yes'])).toEqual(
    Object.values(LANGUAGES).map(({ name, isChecked }) => [name, isChecked]),
  );
});

test('boot.js knows the codes of all languages, and which run from the right', () => {
  const boot = readFileSync('static/boot.js', 'utf8');
  const codes = /var LANGUAGES = \[([^\]]*)\]/.exec(boot)?.[1]?.match(/[\w-]+/g);
  expect(codes).toEqual(Object.keys(LANGUAGES));
  const fromRight = /if \((.*)\) root\.dir = 'rtl'/.exec(boot)?.[1]?.match(/(?<=')[\w-]+/g);
  expect(fromRight).toEqual(
    Object.entries(LANGUAGES).flatMap(([code, { dir }]: [string, LanguageFacts]) =>
      dir === 'rtl' ? [code] : [],
    ),
  );
});

test.each(Object.keys(LANGUAGES) as Language[])(
  '%s: between sentences stands what is written there',
  async (code) => {
    const { spoken } = await saidIn(code);
    const gap = /^(zh|ja)/.test(code) ? '' : ' ';
    expect(spoken.sentences(['1.', '', '2.', '3.'])).toBe(`1.${gap}2.${gap}3.`);
    expect(spoken.sentences([])).toBe('');
  },
);

/** Every sentence that a function of the words says, for whatever data suit it. */
function* spokenBy(words: unknown, data: readonly (readonly unknown[])[]): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'function')
    for (const each of data)
      try {
        const told: unknown = Reflect.apply(words, undefined, each);
        if (typeof told === 'string') yield told;
      } catch (fault) {
        // No data for it.
        if (!(fault instanceof TypeError)) throw fault;
      }
  else if (typeof words === 'object' && words !== null)
    for (const value of Object.values(words)) yield* spokenBy(value, data);
}

describe.each(Object.keys(LANGUAGES) as Language[])('%s: figures', (code) => {
  const before = { ...english.units };
  beforeEach(async () => {
    lay(english.units, (await wordsOf(code))['units'] ?? {});
  });
  afterEach(() => {
    lay(english.units, before);
  });

  test('have the sign of their language before tenths', async () => {
    const words = { ...(await saidIn(code)), spans: { ...spans, ...(await wordsOf(code))['spans'] } };
    const print = new Intl.NumberFormat(`${code}-u-nu-latn`);
    for (const said of [formatTime(9400), speakTime(9400), words.spans.seconds(9400), formatBytes(9_400_000)])
      expect(said).toContain(print.format(9.4));
    const sign = print.format(1.5).replaceAll(/\d/g, '');
    const alone = { points: 3, rounds: 4, missed: 1, near: 123, thought: 12_300, retaken: false };
    const sums = [[12_300, 12_300, 12_300], ['3', 123], ['tony', alone], ['closest', alone], [alone]];
    const found = [...spokenBy(words, sums)].flatMap(
      (said) => said.replaceAll(/(Safari|License) [\d.]+/g, '').match(/\d[.,]\d/g) ?? [],
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((figure) => figure[1] !== sign)).toEqual([]);
  });

  test('of thousands have a gap that no line ends in', async () => {
    const written = [...spokenBy(await saidIn(code), [[12_000_000, 12_000_000, 12_000_000]])];
    expect(written.filter((said) => /\d[ ,]\d{3}(?!\d)/.test(said))).toEqual([]);
  });
});

/** In English a name and a verb look the same: "1 turns". A total is never one: "1 de 1 cartas". */
test.each(['es', 'pt'] as const)('%s: at play, one is not counted as several', async (language) => {
  const { contest, fours, home, kings, knock, progress, runs, setup, slap, slapFour } =
    await saidIn(language);
  const warmUp = setup.home.warmUpMore;
  const said = spokenBy({ contest, fours, home, kings, knock, progress, runs, slap, slapFour, warmUp }, [
    [1, 1, 1, 1],
  ]);
  expect(warmUp(1, 1)).not.toMatch(/s 1\b/);
  const counted = [...said].flatMap((sentence) => [
    ...sentence.matchAll(/(?<! de )\b1[ \u00A0](\p{L}{4,})/gu),
  ]);
  const single = new Set(counted.map(([, word = '']) => word).filter((word) => !word.endsWith('s')));
  expect(single.size).toBeGreaterThan(10);
  const several = counted.filter(([, word = '']) => word.endsWith('s') && single.has(word.slice(0, -1)));
  expect(several.map(({ input }) => input)).toEqual([]);
});

test('English is fetched in pieces that hold all of it, each once', async () => {
  const pieces = await Promise.all(
    MOMENTS.map((moment) => import(`../../src/lib/i18n/en/moments/${moment}.ts`) as Promise<Catalogue>),
  );
  const names = pieces.flatMap((piece) => Object.keys(piece)).filter((name) => name in english);
  expect(names.sort()).toEqual(Object.keys(english).sort());
});

/** What two bytes of an older encoding stand for, from one lead byte to another. */
function signsOf(encoding: string, first: number, last: number, least: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const signs = new Set<string>();
  for (let lead = first; lead <= last; lead++)
    for (let trail = least; trail <= 0xfe; trail++) signs.add(decoder.decode(new Uint8Array([lead, trail])));
  return signs;
}
/** The Han signs that are written where the language is: what is simplified stands in the first alone, and so on. */
test.each([
  ['zh-Hans', 'gbk', 0xb0, 0xf7, 0xa1],
  ['zh-Hant', 'big5', 0xa4, 0xf9, 0x40],
  ['ja', 'shift_jis', 0x88, 0xea, 0x40],
] as const)('%s is written with its own Han signs', async (language, encoding, first, last, least) => {
  const own = signsOf(encoding, first, last, least);
  const strange: string[] = [];
  const source = import.meta.glob<string>('../../src/lib/i18n/*/*.ts', { query: '?raw', import: 'default' });
  for (const [path, read] of Object.entries(source)) {
    if (!path.includes(`/${language}/`)) continue;
    for (const sign of await read())
      if (/\p{Script=Han}/u.test(sign) && !own.has(sign) && sign !== '々') strange.push(`${sign} in ${path}`);
  }
  expect(strange).toEqual([]);
});

/** A phone, and a device, by the names they have in each language. */
const PHONE = {
  en: [/\bphone/i, /\bdevice/i],
  es: [/teléfono|móvil|celular/i, /dispositivo/i],
  pt: [/telefone|telemóvel|celular/i, /aparelho/i],
  id: [/ponsel|telepon/i, /perangkat/i],
  ja: [/スマホ|スマートフォン|携帯/, /端末/],
  'zh-Hans': [/手机/, /设备/],
  'zh-Hant': [/手機/, /裝置/],
  ar: [/هاتف|هواتف|جوال/, /جهاز/],
} as const satisfies Record<Language, readonly [RegExp, RegExp]>;

test.each(Object.entries(PHONE))(
  '%s says device, which a tablet and a laptop are, too, and phone of phones alone',
  async (language, [phone, device]) => {
    const all = [...said(language === 'en' ? english : await wordsOf(language as Language), 'words')];
    expect(all.filter(([way, text]) => phone.test(text) && !way.includes('.android'))).toEqual([]);
    expect(all.filter(([, text]) => device.test(text)).length).toBeGreaterThan(20);
    if (language === 'en') return;
    const row = readFileSync(`docs/glossaries/${language}.md`, 'utf8').match(/^\| device +\| ([^|]+)/m)?.[1];
    expect(row).toMatch(device);
    expect(row).not.toMatch(phone);
  },
);

/** How many sentences there are; a list is one. */
function count(words: unknown): number {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return 1;
  return Object.values(words).reduce((sum: number, each) => sum + count(each), 0);
}

/** Which of them are blank, whatever they are told. */
function silentIn(texts: Iterable<readonly [way: string, text: string]>): readonly string[] {
  const all = [...texts];
  const spoken = new Set(all.filter(([, text]) => text.trim() !== '').map(([way]) => way));
  return [...new Set(all.map(([way]) => way))].filter((way) => !spoken.has(way));
}

describe.each(OTHERS)('%s', (language) => {
  test('has every sentence, or says how many it has', async () => {
    const { partly }: LanguageFacts = LANGUAGES[language];
    const of = count({ ...english });
    const own = Object.entries(await wordsOf(language)).filter(([name]) => name in english);
    expect({ said: count(Object.fromEntries(own)), of }).toEqual(partly ?? { said: of, of });
  });

  test('keeps what is to be made with its word, where the line of practice breaks', async () => {
    const { home } = await saidIn(language);
    expect(home.practiseSub.spec(4, 1, 10, 24)).not.toMatch(/ [\u2066-\u2069]*24/);
  });

  test('says a card that is to be laid without a rest, a bracket as well', async () => {
    const { fours } = await saidIn(language);
    const { open, pause } = english.spoken;
    for (const say of [fours.goesLit, fours.nowhere]) {
      const [heard, plain] = [speak(say('(')), speak(say('§'))];
      expect(heard.replaceAll(/ *open bracket */g, '')).toBe(plain.replaceAll(/ *§ */g, ''));
      expect([heard.includes(open), heard.includes(`${pause}${open}`)]).toEqual([true, false]);
    }
  });

  test('says something wherever English does, so that nothing is left without a name', async () => {
    const heard = new Set(silentIn(said(english, 'words')));
    expect(silentIn(said(await wordsOf(language), 'words')).filter((way) => !heard.has(way))).toEqual([]);
  });

  test('leaves no sentence in English, where its script is another', async () => {
    if (!/^(zh|ja|ar)/.test(language)) return;
    const left = [...said(await wordsOf(language), language)].filter(([, text]) =>
      /[a-z]{3}/i.test(text.replaceAll(SAME, '')),
    );
    expect(left).toEqual([]);
  });

  test('begins no sentence with a Latin word, where lines begin at the right', async () => {
    if (LANGUAGES[language].dir === 'ltr') return;
    const left = [...said(await wordsOf(language), language)].filter(([, text]) =>
      /^[^\p{L}\u2066-\u2068]*[a-z].*\p{Script=Arabic}/iu.test(text),
    );
    expect(left).toEqual([]);
  });

  test('says nothing in the very words of English that has a verb', async () => {
    const own = new Map(said(await wordsOf(language), 'words'));
    const same = [...said(english, 'words')].filter(
      ([way, text]) => own.get(way) === text && /\w{2,} \w{2,} \w{2,}/.test(text),
    );
    expect(same).toEqual([]);
  });

  test('has a glossary of sixty terms, each with where it comes from', () => {
    const rows = readFileSync(`docs/glossaries/${language}.md`, 'utf8')
      .split('\n')
      .filter((line) => /^\|(?! ?-| ?English)/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(rows.filter((cells) => cells.length < 5 || cells.slice(1, 4).includes(''))).toEqual([]);
  });

  describe('spoken sums', () => {
    const before = { ...english.spoken, signs: { ...english.spoken.signs } };
    beforeEach(async () => {
      lay(english.spoken, (await wordsOf(language))['spoken'] ?? {});
    });
    afterEach(() => {
      lay(english.spoken, before);
    });

    test(`of ${EXPRESSIONS} random expressions read back to the same expression`, () => {
      const understand = reader();
      fc.assert(
        fc.property(randomExpression.map(small), (tree) => {
          expect(understand(speak(printExpression(tree)))).toEqual(tree);
        }),
        { numRuns: EXPRESSIONS },
      );
    });

    test('a number below zero is said so', () => {
      const { negative, signs } = english.spoken;
      expect(speak('(2 − 5) × −3')).toContain(`${negative} 3`);
      expect(speak('2 − 5')).toContain(` ${signs['−']} `);
    });
  });
});

/** Words as they are, groups in them included, so that they can be laid again. */
const kept = <T>(words: T): T =>
  typeof words === 'object' && words !== null && !Array.isArray(words)
    ? (Object.fromEntries(Object.entries(words).map(([key, word]) => [key, kept(word as unknown)])) as T)
    : words;

/** How a teacher says "4 ÷ (1 − 5 ÷ 6) × 3", "8/13" and "−1/2", and what a card is called. */
const SPOKEN: Readonly<
  Record<Language, readonly [sum: string, beyond: string, below: string, card: string]>
> = {
  en: [
    '4 divided by, open bracket, 1 minus 5 sixths, close bracket, times 3',
    '8 over 13',
    'minus 1 half',
    'ace of hearts',
  ],
  'zh-Hans': ['4 除以，左括号，1 减 6 分之 5，右括号，乘 3', '13 分之 8', '负 2 分之 1', '红桃 A'],
  'zh-Hant': ['4 除以，左括號，1 減 6 分之 5，右括號，乘 3', '13 分之 8', '負 2 分之 1', '紅心 A'],
  ja: ['4 わる、かっこ、1 ひく 6分の5、かっこ閉じ、かける 3', '13分の8', 'マイナス 2分の1', 'ハートのエース'],
  id: ['4 bagi, kurung buka, 1 kurang 5 per 6, kurung tutup, kali 3', '8 per 13', 'minus 1 per 2', 'as hati'],
  es: [
    '4 entre, abre paréntesis, 1 menos 5 sextos, cierra paréntesis, por 3',
    '8 sobre 13',
    'menos un medio',
    'as de corazones',
  ],
  pt: [
    '4 dividido por, abre parêntese, 1 menos 5 sextos, fecha parêntese, vezes 3',
    '8 sobre 13',
    'menos um meio',
    'ás de copas',
  ],
  ar: ['4 تقسيم، فتح قوس، 1 ناقص 5 أسداس، إغلاق قوس، ضرب 3', '8 على 13', 'سالب نصف', 'آس كبة'],
};
test.each(Object.entries(SPOKEN))(
  '%s: sums and cards are said as its teachers say them',
  async (code, [sum, ...others]) => {
    const before = { spoken: kept(english.spoken), common: kept(english.common) };
    const { spoken, common } = await saidIn(code as Language);
    lay(english.spoken, spoken);
    lay(english.common, common);
    try {
      const ace = speakDealt('A', { rank: 1, suit: 'heart' });
      expect([speak('4 ÷ (1 − 5 ÷ 6) × 3'), speak('8/13'), speak('−1/2'), ace]).toEqual([sum, ...others]);
    } finally {
      lay(english.spoken, before.spoken);
      lay(english.common, before.common);
    }
  },
);

/** Small numbers make fractions all the time. */
const small = (e: Expression): Expression =>
  e.type === 'number' ? number(e.value % 12) : operation(e.operator, small(e.left), small(e.right));

/** Reads what is heard in the language that is spoken; products go before sums, and left goes before right. */
function reader(): (heard: string) => Expression {
  const { signs, open, close, pause, fraction } = english.spoken;
  const quotients = Array.from(
    { length: 11 * 10 },
    (_, at) => [1 + Math.floor(at / 10), 2 + (at % 10)] as const,
  );
  const tokens = new Map<string, string>([
    ...quotients.map(([a, b]) => [fraction(String(a), String(b)), `${a}:${b}`] as const),
    ...(['+', '−', '×', '÷'] as const).map((sign) => [signs[sign], sign] as const),
    [open, '('],
    [close, ')'],
    [pause, ''],
  ]);
  const words = [...tokens.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => RegExp.escape?.(word) ?? word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const WORDS = new RegExp(
    `${words.map((word) => `${/^\\d/.test(word) ? '(?<!\\d)' : ''}${word}${/\\d$/.test(word) ? '(?!\\d)' : ''}`).join('|')}|\\d+`,
    'gu',
  );
  const OPERATORS: Readonly<Record<string, Operator>> = { '+': '+', '−': '-', '×': '*', '÷': '/' };

  return (heard) => {
    const left = heard.replaceAll(WORDS, '').trim();
    if (left !== '') throw new Error(`not a sum: ${heard}: ${left}`);
    const read = (heard.match(WORDS) ?? [])
      .map((word) => tokens.get(word) ?? word)
      .filter((word) => word !== '');
    const join = (part: () => Expression, joining: readonly string[]): Expression => {
      let whole = part();
      while (joining.includes(read[0] ?? ''))
        whole = operation(OPERATORS[read.shift() ?? ''] as Operator, whole, part());
      return whole;
    };
    const atom = (): Expression => {
      const word = read.shift() ?? '';
      if (word === '(') {
        const inside = sum();
        if (read.shift() !== ')') throw new Error(`never closed: ${heard}`);
        return inside;
      }
      const [, above, below] = /^(\d+)(?::(\d+))?$/.exec(word) ?? [];
      if (above === undefined) throw new Error(`a number is missing: ${heard}`);
      return below === undefined
        ? number(Number(above))
        : operation('/', number(Number(above)), number(Number(below)));
    };
    const product = () => join(atom, ['×', '÷']);
    const sum = (): Expression => join(product, ['+', '−']);
    const whole = sum();
    if (read.length > 0) throw new Error(`goes on: ${heard}`);
    return whole;
  };
}
