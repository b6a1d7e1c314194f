// @vitest-environment runes
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { keepBadge } from '#lib/app/icon-badge.svelte.ts';
import { reactive } from '../support/effects.svelte.ts';

/** What the icon was told, while days are read and wishes change. */
function keep(wanted: boolean) {
  const marks: boolean[] = [];
  const days = reactive({ loaded: false, ended: null as 'solved' | null });
  const choices = reactive({ badge: wanted });
  const of = { days, preferences: { choices } } as unknown as Parameters<typeof keepBadge>[0];
  const badge = { canMark: true, mark: (open: boolean) => Promise.resolve(marks.push(open) > 0) };
  keepBadge(of, badge);
  keepBadge(of, badge);
  flushSync();
  return { marks, days, choices };
}

test('the mark stands while today’s hand is open, and is told once for each change', () => {
  const { marks, days } = keep(true);
  expect(marks).toEqual([]);
  days.loaded = true;
  flushSync();
  days.ended = 'solved';
  flushSync();
  expect(marks).toEqual([true, false]);
});

test('who does not want it has none, and it goes as soon as it is wanted no more', () => {
  const { marks, days, choices } = keep(false);
  days.loaded = true;
  flushSync();
  choices.badge = true;
  flushSync();
  choices.badge = false;
  flushSync();
  expect(marks).toEqual([false, true, false]);
});
