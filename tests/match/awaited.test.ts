import { beforeEach, expect, test } from 'vitest';
import type { EventBase, Millis } from '#lib/core/match/game.ts';
import { Awaited } from '#lib/match/awaited.svelte.ts';

interface Told extends EventBase {
  readonly type: 'told';
  readonly worth: number;
}
let asked: { readonly task: string; readonly question: unknown; readonly say: (answer: unknown) => void }[];
let told: unknown[];
let time: Millis;
let awaited: Awaited<Told>;
beforeEach(() => {
  asked = [];
  told = [];
  time = 100;
  awaited = new Awaited<Told>(
    (task, question) => new Promise((say) => void asked.push({ task, question, say })),
    () => time,
    (event) => void told.push(event),
  );
});

/** What rules wait for after so many cards: an object of its own each time, as rules make it. */
const after = (cards: number) => ({
  task: 'best',
  question: { cards },
  told: (worth: number, at: Millis): Told => ({ type: 'told', at, worth }),
});
const answers = () => new Promise((resolve) => setTimeout(resolve));

test('is asked once as long as it stays the same, and told at the moment when it is found out', async () => {
  awaited.want(after(3));
  awaited.want(after(3));
  expect(asked.map(({ task, question }) => [task, question])).toEqual([['best', { cards: 3 }]]);
  time = 250;
  asked[0]?.say(24);
  await answers();
  expect(told).toEqual([{ type: 'told', at: 250, worth: 24 }]);
});

test('of two questions only the later one is answered', async () => {
  awaited.want(after(3));
  awaited.want(after(4));
  asked[1]?.say(8);
  asked[0]?.say(6);
  await answers();
  expect(told).toEqual([{ type: 'told', at: 100, worth: 8 }]);
});

test('an answer to what is no longer waited for is dropped, and it is asked again when it is waited for again', async () => {
  awaited.want(after(3));
  awaited.want(null);
  asked[0]?.say(6);
  await answers();
  expect([told, asked.length]).toEqual([[], 1]);
  awaited.want(after(3));
  expect(asked).toHaveLength(2);
});

test('without an answer it says so, and is asked once more on demand alone', async () => {
  awaited.want(after(3));
  asked[0]?.say(null);
  await answers();
  expect([awaited.unanswered, told]).toEqual([true, []]);
  awaited.want(after(3));
  expect([awaited.unanswered, asked.length]).toEqual([true, 1]);
  awaited.wantAnew(after(3));
  expect([awaited.unanswered, asked.length]).toEqual([false, 2]);
});

test('a new question begins without a word of the old one', async () => {
  awaited.want(after(3));
  asked[0]?.say(null);
  await answers();
  awaited.want(after(4));
  expect(awaited.unanswered).toBe(false);
});
