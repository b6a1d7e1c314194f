import { describe, expect, test } from 'vitest';
import { Keeping } from '#lib/boards/kings/keeper/keeping.svelte.ts';
import { kings as text } from '#lib/i18n/messages.ts';
import type { KingsMatch } from '#lib/boards/kings/match.ts';

const CALL = { type: 'called', seat: 1 } as const;

/** A match that answers when the test says so. */
function told(refused: string | null = null) {
  const done: string[] = [];
  const answers: ((taken: string) => void)[] = [];
  const match = {
    refused: refused === null ? null : { why: { code: refused } },
    send: (event: { readonly type: string }, stamp: number) => {
      done.push(`${event.type} at ${stamp}`);
      return new Promise<string>((resolve) => answers.push(resolve));
    },
    undo: () => {
      done.push('undo');
      return Promise.resolve('stored');
    },
    resume: () => {
      done.push('resume');
      return Promise.resolve('stored');
    },
  };
  const keeping = new Keeping(
    () => match as unknown as KingsMatch,
    () => done.push('hold'),
  );
  return { keeping, done, answer: (taken: string) => answers.shift()?.(taken) };
}

describe('what the score keeper is told', () => {
  test('goes to the match with the stamp of its touch', async () => {
    const { keeping, done, answer } = told();
    const sent = keeping.send(CALL, 120);
    answer('stored');
    expect([await sent, done, keeping.fault]).toEqual([true, ['called at 120'], null]);
  });

  test('is told once: a second press while the first is under way is none, and the next one counts again', async () => {
    const { keeping, done, answer } = told();
    const first = keeping.send(CALL, 1);
    expect(await keeping.send(CALL, 2)).toBe(false);
    await keeping.takeBack();
    expect(done).toEqual(['called at 1']);
    answer('stored');
    await first;
    void keeping.send(CALL, 3);
    expect(done).toEqual(['called at 1', 'called at 3']);
  });

  test('and not taken, says why until something else is told', async () => {
    const { keeping, answer } = told('suitTaken');
    const sent = keeping.send(CALL, 1);
    answer('refused');
    expect([await sent, keeping.fault]).toEqual([false, text.refused.suitTaken]);
    const next = keeping.send(CALL, 2);
    expect(keeping.fault).toBeNull();
    answer('late');
    expect([await next, keeping.fault]).toEqual([false, null]);
  });

  test('is taken back under a pause that has no menu, and the match goes on', async () => {
    const { keeping, done } = told();
    keeping.say('a fault');
    await keeping.takeBack();
    expect([done, keeping.fault]).toEqual([['hold', 'undo', 'resume'], null]);
  });
});
