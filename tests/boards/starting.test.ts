import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Starting } from '#lib/boards/race/starting.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(step: 'lie' | 'ready' = 'ready', tries = true) {
  const heard: string[] = [];
  const starting = new Starting({
    players: 2,
    tries,
    step,
    onslap: (seat) => heard.push(`slap ${seat}`),
    ondone: (stamp) => heard.push(`done ${stamp}`),
  });
  return { starting, heard };
}

test('everybody is ready, slaps once, and reads what a slap was before the match begins (SLAP-16)', () => {
  const { starting, heard } = begin();
  starting.touch(0, 10);
  expect([starting.step, [...starting.done]]).toEqual(['ready', [0]]);
  starting.touch(1, 20);
  expect([starting.step, [...starting.done]]).toEqual(['try', []]);
  starting.touch(1, 30);
  starting.touch(1, 31);
  starting.touch(0, 40);
  expect(heard).toEqual(['slap 1', 'slap 0']);
  vi.advanceTimersByTime(1199);
  expect(heard).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(heard.slice(2)).toEqual(['done 40']);
});

test('where nobody slaps there is nothing to try: it begins once all are ready (SLAP-15)', () => {
  const { starting, heard } = begin('ready', false);
  starting.touch(0, 10);
  starting.touch(1, 20);
  starting.touch(1, 30);
  expect([starting.step, [...starting.done]]).toEqual(['ready', [0, 1]]);
  vi.advanceTimersByTime(1200);
  expect(heard).toEqual(['done 20']);
});

test('who is ready may take it back; nobody is before it lies', () => {
  const { starting } = begin('lie');
  starting.touch(0, 10);
  expect([...starting.done]).toEqual([]);
  starting.go('ready');
  starting.touch(0, 20);
  starting.touch(0, 30);
  expect([...starting.done]).toEqual([]);
});

test('skipped, it is over once', () => {
  const { starting, heard } = begin();
  starting.skip(10);
  starting.skip(20);
  starting.touch(0, 30);
  starting.touch(1, 40);
  vi.runAllTimers();
  expect(heard).toEqual(['done 10']);
});
