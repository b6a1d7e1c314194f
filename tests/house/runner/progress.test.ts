import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress, sayRunning } from '../../../scripts/test/progress.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A progress that writes into a list. */
function watch(isTTY: boolean) {
  const written: string[] = [];
  const out = { write: (text: string) => void written.push(text), isTTY, columns: 60 };
  return { written, progress: new Progress(out, () => performance.now()) };
}

test('says which step, how many of how many, and how long', () => {
  expect(sayRunning('lint', 2500, undefined)).toBe('lint 2.5 s');
  const at = { done: 62, of: 284, unit: 'files', tests: 1204, failed: 0 } as const;
  expect(sayRunning('unit', 30_400, at)).toBe('unit 62 of 284 files, 1204 tests, 30 s');
  expect(sayRunning('unit', 30_400, { ...at, failed: 2 })).toContain('1204 tests, 2 failed, 30 s');
  const tests = { done: 7, of: 90, unit: 'tests', tests: 7, failed: 0 } as const;
  expect(sayRunning('end-to-end', 61_000, tests)).toBe('end-to-end 7 of 90 tests, 61 s');
});

test('without a terminal a line comes at each end, and after 15 s in which nothing was said', () => {
  const { written, progress } = watch(false);
  progress.begin('lint');
  progress.begin('unit');
  progress.go('unit', { done: 1, of: 9, unit: 'files', tests: 40, failed: 0 });
  vi.advanceTimersByTime(14_000);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['… lint 15 s · unit 1 of 9 files, 40 tests, 15 s\n']);
  vi.advanceTimersByTime(10_000);
  progress.end('lint', 'passed');
  expect(written.at(-1)).toBe('lint         passed     25 s\n');
  vi.advanceTimersByTime(14_000);
  expect(written).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(3);
  progress.end('unit', 'failed');
  expect(written.at(-1)).toBe('unit         failed     40 s   40 tests\n');
  progress.close();
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(4);
});

test('in a terminal one line is drawn again and again, never wider than it, and wiped before anything else', () => {
  const { written, progress } = watch(true);
  progress.begin('a step with a name that is longer than the whole terminal is wide');
  vi.advanceTimersByTime(1_000);
  const drawn = written.filter((text) => text.startsWith('…'));
  expect(drawn).toHaveLength(3);
  expect(drawn.every((text) => text.length === 59)).toBe(true);
  progress.say('something');
  expect(written.slice(-2)).toEqual(['\r\u001b[2K', 'something\n']);
  progress.close();
});
