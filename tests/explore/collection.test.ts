import { describe, expect, test } from 'vitest';
import { Collection } from '#lib/explore/fours/collection.svelte.ts';
import type { Sign } from '#lib/games/fours/cards.ts';
import { closing, inGap, opening } from '../support/fours.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

/** Lays operators into the three gaps. */
async function fill(collection: Collection, ...signs: readonly Sign[]) {
  for (const [index, sign] of signs.entries()) await collection.lay(sign, inGap(index + 1));
}

describe('the numbers from 1 to 20', () => {
  test('one that is made is kept, with its line', async () => {
    const store = freshStore(fakeEnvironment());
    const collection = new Collection(store);
    await collection.load();
    collection.choose(2);
    await fill(collection, '÷', '+', '÷');
    expect(collection.isMade).toBe(true);
    const again = new Collection(store);
    await again.load();
    expect(again.made).toEqual([{ target: 2, line: '4 ÷ 4 + 4 ÷ 4', cards: 3 }]);
    expect([again.target, again.isMade]).toEqual([null, false]);
  });

  test('another number than the one that is wanted is not', async () => {
    const collection = new Collection(freshStore(fakeEnvironment()));
    collection.choose(3);
    await fill(collection, '÷', '+', '÷');
    expect([collection.isMade, collection.made]).toEqual([false, []]);
  });

  test('what cannot be made is nobody’s to know before it was tried, or asked for', async () => {
    const collection = new Collection(freshStore(fakeEnvironment()));
    collection.choose(11);
    collection.choose(null);
    expect(collection.mayKnow(11)).toBe(false);
    collection.choose(11);
    await fill(collection, '÷');
    collection.choose(null);
    expect([collection.mayKnow(11), collection.mayKnow(13)]).toEqual([true, false]);
    collection.show();
    expect(collection.mayKnow(13)).toBe(true);
  });

  test('a way with fewer cards takes the place of a longer one, not the other way round', async () => {
    const collection = new Collection(freshStore(fakeEnvironment()));
    const make = async (bracketed: boolean) => {
      collection.choose(2);
      if (bracketed) await collection.lay('()', opening(0));
      if (bracketed) await collection.lay('()', closing(4));
      await fill(collection, '÷', '+', '÷');
    };
    await make(true);
    expect(collection.made).toEqual([{ target: 2, line: '(4 ÷ 4 + 4 ÷ 4)', cards: 5 }]);
    await make(false);
    await make(true);
    expect(collection.made).toEqual([{ target: 2, line: '4 ÷ 4 + 4 ÷ 4', cards: 3 }]);
  });

  test('10 needs joined 4s', async () => {
    const collection = new Collection(freshStore(fakeEnvironment()));
    collection.choose(10);
    await collection.lay('()', opening(0));
    await collection.lay('−', inGap(2));
    await collection.lay('()', closing(3));
    await collection.lay('÷', inGap(3));
    expect(collection.judged.type).toBe('incomplete');
    await collection.join(true);
    expect(collection.isMade).toBe(true);
  });

  test('cards are taken back one by one; what cannot be laid changes nothing', async () => {
    const collection = new Collection(freshStore(fakeEnvironment()));
    collection.choose(1);
    await fill(collection, '÷');
    const { board } = collection;
    expect(await collection.lay('÷', inGap(1))).toEqual({ ok: false, error: { code: 'sameSign' } });
    expect(collection.board).toBe(board);
    await collection.lay('×', inGap(1));
    collection.takeBack();
    expect(collection.board).toBe(board);
    collection.takeBack();
    expect(collection.canTakeBack).toBe(false);
  });

  test('twenty brackets are all there are', async () => {
    const collection = new Collection(freshStore(fakeEnvironment()));
    for (const place of [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]) await collection.lay('()', opening(place));
    for (const place of [1, 2, 3, 4, 1, 2, 3, 4]) await collection.lay('()', closing(place));
    expect(await collection.lay('()', closing(1))).toEqual({ ok: false, error: { code: 'inUse' } });
  });

  test('keeps the number under the name that lies on devices', async () => {
    const store = freshStore(fakeEnvironment());
    const collection = new Collection(store);
    collection.choose(2);
    await fill(collection, '÷', '+', '÷');
    expect(await store.settings.get('fours.collection')).toEqual({
      made: [{ goal: 2, line: '4 ÷ 4 + 4 ÷ 4', cards: 3 }],
      joined: false,
    });
  });

  test('what is damaged in the store is left out', async () => {
    const store = freshStore(fakeEnvironment());
    const way = { line: '4 + 4 × (4 − 4)', cards: 5 };
    const good = { goal: 4, ...way };
    await store.settings.put('fours.collection', {
      made: [good, { ...good, line: 'twice' }, { goal: 21, line: '', cards: 1 }, null, 'x', { goal: 5 }],
      joined: 'yes',
    });
    const collection = new Collection(store);
    await collection.load();
    expect([collection.made, collection.joined]).toEqual([[{ target: 4, ...way }], false]);
  });
});
