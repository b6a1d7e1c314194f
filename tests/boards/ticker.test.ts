// @vitest-environment runes
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from '#lib/boards/table/ticker.svelte.ts';
import { made } from '../support/effects.svelte.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a ticker looks ten times a second while something runs, and ends with its component', () => {
  const ticker = made(() => createTicker(Date.now, () => true));
  const seen = [40, 60, 50, 50].map((ms) => (vi.advanceTimersByTime(ms), ticker.now));
  expect(seen).toEqual([0, 100, 100, 200]);
  expect(vi.getTimerCount()).toBe(1);
});

test('a ticker of what stands asks for no time', () => {
  const ticker = made(() => createTicker(Date.now, () => false));
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(500);
  expect(ticker.now).toBe(0);
});
