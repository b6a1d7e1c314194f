import { describe, expect, test, vi } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { readJson, type Bounds } from '#lib/core/foreign-json.ts';

const BOUNDS: Bounds = { largest: 100, deepest: 3, most: 10 };
const codeOf = (text: string, bounds = BOUNDS) => {
  const read = readJson(text, bounds);
  return read.ok ? 'ok' : read.error.code;
};

describe('JSON of somebody else', () => {
  test('is read like any other within its bounds', () => {
    for (const value of [null, 24, 'a "b" \\ [{,', [1, [2, [3]]], { a: { b: ['},{'] } }])
      expect(readJson(JSON.stringify(value), BOUNDS)).toEqual({ ok: true, value });
  });

  test('is told its size and the bound', () => {
    const error = { code: 'tooLarge', size: 101, most: 100 };
    expect(readJson(' '.repeat(101), BOUNDS)).toEqual({ ok: false, error });
  });

  test.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['[[[[1]]]]', 'tooDeep'],
    ['[[[1]]]', 'ok'],
    ['['.repeat(99), 'tooDeep'],
    ['{"a":{"b":{"c":{}}}}', 'tooDeep'],
    ['[1,1,1,1,1,1,1,1,1,1]', 'ok'],
    ['[1,1,1,1,1,1,1,1,1,1,1]', 'tooMany'],
    ['[[],[],[],[],[],[]]', 'tooMany'],
    ['",,,,,,,,,,,,[[[[[["', 'ok'],
    ['"\\",,,,,,,,,,,,[[[[[[\\\\"', 'ok'],
    ['{"a":1', 'cutOff'],
    ['{"a', 'cutOff'],
    ['{"a\\"', 'cutOff'],
    ['[1,{"b":2},', 'cutOff'],
    ['[1,}', 'notJson'],
    ['[[1,},[', 'notJson'],
    ['[1]]', 'notJson'],
    ['\u0089PNG\r\n', 'notJson'],
    ['NaN', 'notJson'],
  ])('%j: %s', (text, code) => expect(codeOf(text)).toBe(code));

  test('cut off anywhere inside says so', () => {
    const text = JSON.stringify({ a: [1, 'two \\" ]', { three: null }], b: {} });
    for (let length = 1; length < text.length; length += 1)
      expect(codeOf(text.slice(0, length))).toBe('cutOff');
  });

  test('of any kind is read or refused, and never deeper or more than allowed', () => {
    const rng = createRng(2026);
    const pieces = ['[', ']', '{', '}', ',', '"', '\\', ':', '1', '"a":', ' ', 'null', '\u2028'];
    const seen = new Set<string>();
    for (let tried = 0; tried < 20_000; tried += 1) {
      const text = Array.from({ length: rng.next(30) }, () => pieces[rng.next(pieces.length)]).join('');
      const code = codeOf(text);
      seen.add(code);
      if (code === 'ok') expect(() => void JSON.parse(text)).not.toThrow();
      else if (code === 'cutOff' || code === 'notJson') expect(() => void JSON.parse(text), text).toThrow();
    }
    expect([...seen].sort()).toEqual(['cutOff', 'empty', 'notJson', 'ok', 'tooDeep', 'tooMany']);
  });

  test('that is too much for its bounds is never built', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const lists = `[${'[],'.repeat(1_000_000)}[]]`;
    expect(codeOf(lists, { largest: 50_000_000, deepest: 64, most: 1000 })).toBe('tooMany');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
