// Golden lists of what is drawn: words as they stand, lengths within what letters of another system may move them by.
import { expect, Snapshots } from 'vitest';

/** So many CSS pixels, or so large a part, are no difference. */
const NEAR = 3;
const PART = 0.02;

/** The words of a line, and its four lengths. */
function read(line: string): { readonly words: string; readonly lengths: readonly number[] } {
  const found = /^(.*) (-?\d+) ([+-]\d+) (\d+)×(\d+)$/.exec(line);
  if (!found) return { words: line, lengths: [] };
  const [, words = '', ...lengths] = found;
  return { words, lengths: lengths.map(Number) };
}

function isNear(kept: string, now: string): boolean {
  const [before, after] = [read(kept), read(now)];
  return (
    before.words === after.words &&
    before.lengths.every((length, at) => {
      const other = after.lengths[at] ?? NaN;
      return Math.abs(length - other) <= Math.max(NEAR, PART * Math.abs(length));
    })
  );
}

const list = {
  name: 'drawn',
  capture: (received: unknown) => String(received),
  render: (lines: string) => `\n${lines}\n`,
  parseExpected: (kept: string) => kept.trim(),
  match(captured: string, kept: string) {
    const before = kept.split('\n');
    const now = captured.split('\n');
    // What is near enough stands as it was kept, so that only what has changed is told.
    const resolved = now.map((line, at) => (isNear(before[at] ?? '', line) ? (before[at] ?? '') : line));
    return {
      pass: resolved.join('\n') === kept,
      resolved: `\n${resolved.join('\n')}\n`,
      expected: `\n${kept}\n`,
    };
  },
};

declare module 'vitest' {
  interface Matchers<T> {
    toMatchDrawn: () => T;
  }
}

expect.extend({
  toMatchDrawn(received: string) {
    return Snapshots.toMatchDomainSnapshot.call(this, list, received);
  },
});
