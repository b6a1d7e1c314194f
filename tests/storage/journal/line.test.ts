import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printJournalLine, readJournalLines, type Tag } from '#lib/storage/journal/line.ts';
import { bytesOf, textOf } from '../support/lines.ts';

const tags = fc.constantFrom<Tag>('h', 'r', 'e', 'w');
/** What JSON keeps as it is. */
const contents = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const written = fc.array(fc.tuple(tags, contents), { minLength: 1, maxLength: 8 });
const print = (lines: readonly (readonly [Tag, unknown])[]) =>
  lines.map(([tag, content]) => printJournalLine(tag, content));
const tell = (bytes: Uint8Array) =>
  readJournalLines(bytes).lines.map((line) => line && ([line.tag, line.read()] as const));

describe('a line', () => {
  test('begins with the checksum that is published for "123456789", and ends with its only line break', () => {
    expect(textOf(printJournalLine('1' as Tag, 23_456_789))).toBe('cbf43926123456789\n');
    expect(textOf(printJournalLine('w', 'a\nb'))).toMatch(/^[0-9a-f]{8}w"a\\nb"\n$/);
  });

  test('has the checksum that another implementation finds, with its noughts in front', () => {
    fc.assert(
      fc.property(tags, contents, (tag, content) => {
        const text = textOf(printJournalLine(tag, content));
        expect(text.slice(0, 8)).toBe(crc32(text.slice(8, -1)).toString(16).padStart(8, '0'));
      }),
    );
  });
});

describe('the lines of a file', () => {
  test('are what was written, and each ends where the next begins', () => {
    fc.assert(
      fc.property(written, (lines) => {
        const parts = print(lines);
        expect(tell(bytesOf(parts))).toEqual(lines);
        const ends = parts.map((_, at) => bytesOf(parts.slice(0, at + 1)).length);
        expect(readJournalLines(bytesOf(parts)).ends).toEqual(ends);
      }),
    );
  });

  test('are those that came to their end where the file was cut off, at whatever byte', () => {
    const lines = [
      ['h', { epoch: 'e' }],
      ['w', 'König'],
      ['w', [1, 2]],
    ] as const;
    const parts = print(lines);
    const whole = bytesOf(parts);
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const there = parts.filter((_, at) => bytesOf(parts.slice(0, at + 1)).length <= cut).length;
      const { ends } = readJournalLines(whole.subarray(0, cut));
      expect(tell(whole.subarray(0, cut)), `cut at ${cut}`).toEqual(lines.slice(0, there));
      expect(ends.at(-1) ?? 0, `cut at ${cut}`).toBe(bytesOf(parts.slice(0, there)).length);
    }
  });

  test('are told apart from noughts that a power cut left behind them', () => {
    const parts = print([['h', 1]]);
    const { lines, ends } = readJournalLines(bytesOf([...parts, new Uint8Array(64)]));
    expect([lines.length, ends]).toEqual([1, [parts[0]!.length]]);
  });

  test('survive a byte that is not what it was: only the line in which it lies is lost, and none where it was a line break', () => {
    fc.assert(
      fc.property(written, fc.nat(), fc.integer({ min: 1, max: 255 }), (lines, place, flip) => {
        const bytes = bytesOf(print(lines));
        const { ends } = readJournalLines(bytes);
        const at = place % bytes.length;
        bytes[at]! ^= flip;
        const hurt = ends.findIndex((end) => at < end);
        const isJoined = at === ends[hurt]! - 1;
        const told = tell(bytes);
        expect(told.slice(0, hurt)).toEqual(lines.slice(0, hurt));
        // What follows the last line break is torn, and no line at all.
        const after = lines.slice(hurt + (isJoined ? 2 : 1));
        expect(told.slice(told.length - after.length)).toEqual(after);
        const between = told.slice(hurt, told.length - after.length);
        if (isJoined && hurt < lines.length - 1) {
          expect(between).toEqual([lines[hurt], null, lines[hurt + 1]]);
          return;
        }
        expect(between.every((line) => line === null)).toBe(true);
        expect(between.length).toBe(isJoined ? 0 : Math.max(1, between.length));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', '0', '0000000', 'w"no sum"'])('are damaged where they are no lines: "%s"', (text) => {
    expect(tell(new TextEncoder().encode(`${text}\n`))).toEqual([null]);
  });

  test('are none in an empty file', () => {
    expect(readJournalLines(new Uint8Array())).toEqual({ lines: [], ends: [] });
  });
});
