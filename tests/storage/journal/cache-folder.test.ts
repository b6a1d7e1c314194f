import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { cachedFiles, cacheFolder } from '#lib/storage/journal/cache-folder.ts';
import { readGeneration } from '#lib/storage/journal/generation.ts';
import { createLogWriter } from '#lib/storage/journal/log-writer.ts';
import { fakeCache } from '../../environment/support/fake-cache.ts';

const HEAD = { format: 1, epoch: 'one', seq: 0 } as const;
const entry = (seq: number) => ({ seq, write: { type: 'setting', key: 'k', value: seq } }) as never;
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** The numbers of the writes that a file of the cache holds. */
async function numbersIn(cache: Cache): Promise<readonly number[]> {
  const [file] = await cachedFiles(cache);
  const { log, damaged } = readGeneration(file ?? new Uint8Array());
  expect(damaged).toBe(0);
  return log.map((line) => (line.read() as { readonly seq: number }).seq);
}

async function begun(cache: Cache) {
  const writer = createLogWriter(cacheFolder(cache));
  await writer.begin(HEAD);
  await writer.end();
  return writer;
}

describe('a journal in a cache', () => {
  test('holds every line after it was acknowledged, and is read on from there', async () => {
    const { cache } = fakeCache();
    const writer = await begun(cache);
    for (let seq = 1; seq <= 250; seq += 1) {
      await writer.append([entry(seq)]);
      if (seq % 100 === 1) expect((await numbersIn(cache)).at(-1)).toBe(seq);
    }
    const found = await createLogWriter(cacheFolder(cache)).open();
    expect(found).toMatchObject({ place: 'cache', last: 250, damaged: 0, torn: false, files: 1 });
    expect(await numbersIn(cache)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  });

  test('never lies in more pieces than are quickly read', async () => {
    const { cache, kept } = fakeCache();
    const writer = await begun(cache);
    for (let seq = 1; seq <= 500; seq += 1) await writer.append([entry(seq)]);
    expect(kept.size).toBeLessThanOrEqual(101);
  });

  test('a write that fails leaves nothing, and the next one takes its place', async () => {
    const { cache, kept } = fakeCache();
    const writer = await begun(cache);
    await writer.append([entry(1)]);
    const put = cache.put.bind(cache);
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await expect(writer.append([entry(2)])).rejects.toThrow('full');
    expect(await numbersIn(cache)).toEqual([1]);
    cache.put = put;
    await writer.append([entry(3)]);
    expect(await numbersIn(cache)).toEqual([1, 3]);
    expect(kept.size).toBe(3);
  });

  test('a torn end is cut off where it is opened', async () => {
    const { cache, kept } = fakeCache();
    const writer = await begun(cache);
    await writer.append([entry(1)]);
    kept.set('/00000001.log/9999', new Response('half a li'));
    const found = await createLogWriter(cacheFolder(cache)).open();
    expect(found).toMatchObject({ torn: true, last: 1 });
    expect(text((await cachedFiles(cache))[0])).not.toContain('half');
  });

  test.each([1, 2])(
    'a kill between any two calls loses nothing that was acknowledged, seed %i',
    async (seed) => {
      const rng = createRng(seed);
      const { cache, kept } = fakeCache();
      const lives: Map<string, Response>[] = [];
      for (const name of ['put', 'delete'] as const) {
        const call = cache[name].bind(cache) as (...given: unknown[]) => Promise<unknown>;
        Object.assign(cache, {
          [name]: async (...given: unknown[]) => {
            const answer = await call(...given);
            lives.push(new Map([...kept].map(([key, value]) => [key, value.clone()])));
            return answer;
          },
        });
      }
      let writer = await begun(cache);
      let last = 0;
      for (let step = 0; step < 150; step += 1) {
        lives.length = 0;
        if (rng.next(20) === 0) {
          writer = createLogWriter(cacheFolder(cache));
          await writer.open();
          continue;
        }
        const before = last;
        last += 1 + rng.next(3);
        await writer.append(Array.from({ length: last - before }, (_, index) => entry(before + 1 + index)));
        for (const life of lives) {
          const killed = fakeCache();
          for (const [key, value] of life) killed.kept.set(key, value);
          const numbers = new Set(await numbersIn(killed.cache));
          for (let seq = 1; seq <= before; seq += 1) expect(numbers.has(seq), `${step}: ${seq}`).toBe(true);
        }
      }
      expect(await numbersIn(cache)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    },
  );
});
