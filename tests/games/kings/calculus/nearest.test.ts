import { describe, expect, test } from 'vitest';
import type { Card as Face } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { formedBy } from '#lib/games/kings/calculus/formed.ts';
import { FORMATION_NAMES, rowOf, type FormationName } from '#lib/games/kings/calculus/formations.ts';
import type { Ground } from '#lib/games/kings/calculus/ground.ts';
import { nearestFormations } from '#lib/games/kings/calculus/nearest.ts';
import { ALL_CARDS, rankOf, suitOf, type Card } from '#lib/games/kings/cards.ts';
import { STRICTNESSES } from '#lib/games/kings/config.ts';
import { cardsOf, groundOf, randomGround, randomHand, written } from '../../../support/kings-cards.ts';

const CASTLES = '2♥ 3♣ Q♦ 7♠';
const SIGNS = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };
const face = ({ rank, suit }: Face): string => `${rank}${SIGNS[suit]}`;
const faceOf = (card: Card): string => face({ rank: rankOf(card), suit: suitOf(card) });

/** `half kingdom 9: Q♥ J♥, 1 of 10♥`, the nearest first. */
const told = (hand: string, rules: Partial<Ground['rules']> = {}, gone: readonly Card[] = []) =>
  nearestFormations(cardsOf(hand), groundOf(CASTLES, rules), gone).map(
    ({ kind, name, halves, held, missing, next }) =>
      `${kind} ${name} ${halves / 2}: ${written(held)}, ${missing} of ${next.map(face).join(' ')}`,
  );

describe('what is missing for the nearest hands (KINGS-7)', () => {
  test('names the cards held, how many have to come, and every card that brings it nearer', () => {
    expect(told('Q♥ J♥ 10♣ 4♣ 10♦ A♠ 8♦').slice(0, 4)).toEqual([
      'half kingdom 9: Q♥ J♥, 1 of 10♥',
      'full kingdom 18: Q♥ J♥ 10♣ 8♦, 2 of 7♠ 7♥ 7♦ 7♣ 9♠ 9♥ 9♦ 9♣',
      'half luckySevens 5: 8♦, 2 of 7♥ 7♦ 8♥ 8♦',
      'half southie 4.5: A♠, 2 of 2♠ 3♠',
    ]);
  });

  test('looks at both ends of a run', () => {
    expect(told('J♥ 10♥ K♠ K♠ K♥ K♥ K♦')[0]).toBe('half kingdom 9: J♥ 10♥, 1 of 9♥ 12♥');
  });

  test('leaves out what is held already', () => {
    const all = told('Q♥ J♥ 10♥ K♠ K♠ K♥ K♥').join();
    expect(all).not.toContain('half kingdom');
    expect(all).toContain('super kingdom 27: Q♥ J♥ 10♥, 3 of 7♥ 8♥ 9♥');
  });

  test.each([
    ['quick', 'half kingdom 9: Q♥ J♠, 1 of 10♠ 10♥ 10♦ 10♣'],
    ['elders', 'full kingdom 18: Q♥ J♠, 4 of'],
    ['timeSink', 'super kingdom 27: Q♥, 5 of'],
  ] as const)('knows what counts: %s (KINGS-8)', (strictness, expected) => {
    const all = told('Q♥ J♠ K♠ K♠ K♥ K♥ K♦', { strictness });
    expect(all.some((line) => line.startsWith(expected))).toBe(true);
    expect(all.some((line) => line.startsWith('half'))).toBe(strictness === 'quick');
  });

  test('asks for no third card, and for none that is gone (KINGS-1)', () => {
    const hand = 'Q♥ J♥ K♠ K♠ K♥ K♥ K♦';
    const ten = (n: number) => ALL_CARDS.filter((card) => faceOf(card) === '10♥').slice(0, n);
    expect(told(hand, {}, ten(1))[0]).toBe('half kingdom 9: Q♥ J♥, 1 of 10♥');
    // The nearest one that is left goes on downwards from the jack, without the queen.
    expect(told(hand, {}, ten(2)).find((line) => line.startsWith('half kingdom'))).toBe(
      'half kingdom 9: , 3 of 7♥ 8♥ 9♥',
    );
    expect(told(hand, {}, ten(2)).some((line) => line.startsWith('super kingdom'))).toBe(false);
  });
});

/** Every set of cards that is a formation of a kind, found by asking of all sets of its ranks what they form. */
function everyWay(ground: Ground): ReadonlyMap<string, readonly (readonly Card[])[]> {
  const found = new Map<string, (readonly Card[])[]>();
  const keep = (name: FormationName, cards: readonly Card[]) => {
    for (const formed of formedBy(cards, ground)) {
      if (formed.name !== name) continue;
      const key = `${formed.kind} ${name}`;
      found.set(key, [...(found.get(key) ?? []), cards]);
    }
  };
  for (const name of FORMATION_NAMES) {
    const { shape, ranks } = rowOf(name);
    const [low, high] = ranks;
    const all = ALL_CARDS.filter((card) =>
      shape === 'run' ? rankOf(card) >= low && rankOf(card) <= high : (ranks as readonly number[]).includes(rankOf(card)),
    ); // oxfmt-ignore
    for (const three of setsOf(all, 3)) keep(name, three);
    if (shape === 'threes') for (const six of setsOf(all, 6)) keep(name, six);
    else for (const six of onePerRank(all, [low, high])) keep(name, six);
  }
  return found;
}

/** All choices of so many cards, no two of them alike in what they show: of two equal cards the first goes first. */
function setsOf(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  const once = new Map<string, readonly Card[]>();
  const choose = (from: number, chosen: readonly Card[]): void => {
    if (chosen.length === size) {
      once.set(chosen.map(faceOf).toSorted().join(' '), chosen);
      return;
    }
    for (let index = from; index < cards.length; index += 1)
      choose(index + 1, [...chosen, cards[index] ?? 0]);
  };
  choose(0, []);
  return [...once.values()];
}

function onePerRank(cards: readonly Card[], [low, high]: readonly [number, number]) {
  let sets: readonly (readonly Card[])[] = [[]];
  for (let rank = low; rank <= high; rank += 1) {
    const faces = cards.filter((card) => rankOf(card) === rank && card < 52);
    sets = sets.flatMap((set) => faces.map((card) => [...set, card]));
  }
  return sets;
}

/** How many of each card there are, by what it shows. */
function countsOf(cards: readonly Card[]): Int8Array {
  const counts = new Int8Array(52);
  for (const card of cards) counts[card % 52] = (counts[card % 52] ?? 0) + 1;
  return counts;
}

/** The cards of a set that a hand lacks; null where there are not so many left. */
function lacks(set: readonly Card[], held: Int8Array, free: Int8Array): readonly Card[] | null {
  const [left, stock] = [held.slice(), free.slice()];
  const lacking: Card[] = [];
  for (const card of set) {
    const shown = card % 52;
    const from = (left[shown] ?? 0) > 0 ? left : stock;
    if ((from[shown] ?? 0) === 0) return null;
    from[shown] = (from[shown] ?? 0) - 1;
    if (from === stock) lacking.push(shown);
  }
  return lacking;
}

test.each(STRICTNESSES)('agrees with every set of cards that there is, on 100 hands: %s', (strictness) => {
  const rng = createRng(77);
  const ground = randomGround(rng, { strictness, noHarm: false });
  const ways = everyWay(ground);
  for (let tried = 0; tried < 100; tried += 1) {
    const hand = randomHand(rng);
    const others = ALL_CARDS.filter((card) => !hand.includes(card));
    const gone = Array.from(
      { length: rng.next(30) },
      () => others.splice(rng.next(others.length), 1)[0] ?? 0,
    );
    const held = countsOf(hand);
    const free = countsOf(others);
    const expected = [...ways].flatMap(([key, sets]) => {
      const all = sets.flatMap((set) => {
        const lacking = lacks(set, held, free);
        return lacking === null ? [] : [lacking];
      });
      const missing = Math.min(...all.map(({ length }) => length));
      if (missing === 0 || all.length === 0) return [];
      const next = new Set(
        all
          .filter(({ length }) => length === missing)
          .flat()
          .map(faceOf),
      );
      return [`${key}, ${missing} of ${[...next].toSorted().join(' ')}`];
    });
    const found = nearestFormations(hand, ground, gone);
    expect(
      found
        .map(({ kind, name, missing, next }) => `${kind} ${name}, ${missing} of ${next.map(face).toSorted().join(' ')}`)
        .toSorted(),
    ).toEqual(expected.toSorted()); // oxfmt-ignore
    for (const { held, missing, kind } of found) expect(held.length + missing).toBe(kind === 'half' ? 3 : 6);
    const order = found.map(({ missing, halves }) => missing * 1000 - halves);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});
