// The four cards in front of every reader at a table that lies flat: what tells them apart without a word.
import { expect, test } from '@playwright/test';
import Wall from '#lib/boards/race/Wall.svelte';
import type { RaceCard, Strip } from '#lib/boards/race/view.ts';
import { openPart } from '../stage/app.ts';

const cardOf = (seat: number, label: string, more: Partial<RaceCard> = {}): RaceCard => ({
  seat,
  look: 'face',
  label,
  value: null,
  suit: null,
  spoken: label,
  shape: null,
  pick: null,
  ...more,
});
const CARDS = [cardOf(0, '6'), cardOf(1, 'Q', { value: 12 }), cardOf(2, '9'), cardOf(3, '8')];
const SIDES: readonly Strip['side'][] = ['near', 'left', 'far', 'right'];

async function openWall(strips: readonly Partial<Strip>[]): Promise<void> {
  const usual: Strip = { side: 'near', lone: false, reader: null, cards: CARDS };
  await openPart(Wall, { label: 'The cards', strips: strips.map((strip) => ({ ...usual, ...strip })) });
  const { style } = document.querySelector<HTMLElement>('.app') ?? document.body;
  for (const [name, size] of Object.entries({ '--U': '390px', '--H': '844px', '--b': '60px' }))
    style.setProperty(name, size);
}
const looks = <T>(of: (card: Element) => T): readonly T[] =>
  [...document.querySelectorAll('.wall [role=img]')].map(of);
const heights = () => looks((card) => card.clientHeight);

test('a six and a nine are underlined, and no other card', async () => {
  await openWall([{}]);
  const lines = looks((card) => {
    const label = card.querySelector('span');
    return label ? parseFloat(getComputedStyle(label).borderBottomWidth) > 0 : null;
  });
  expect(lines).toEqual([true, false, true, false]);
});

test('a court card says small what it counts, and its letter makes room for that', async () => {
  await openWall([{}]);
  expect(looks((card) => card.querySelector('small')?.textContent ?? null)).toEqual([null, '12', null, null]);
  const [six = 0, queen = 0] = looks((card) => parseFloat(getComputedStyle(card).fontSize));
  expect(queen).toBeLessThan(six);
});

test('the reader’s own card is larger; where nobody has one all are alike', async () => {
  await openWall([{ reader: 2 }]);
  const [first = 0, second, own, last] = heights();
  expect([second, last]).toEqual([first, first]);
  expect(own).toBeGreaterThan(first);
  await openWall([{}]);
  expect(new Set(heights()).size).toBe(1);
});

test('a card that lies face down, and a place without one, look like no card that can be read', async () => {
  const cards = [
    cardOf(0, '5'),
    cardOf(1, '', { look: 'back' }),
    cardOf(2, '', { look: 'empty' }),
    cardOf(3, '8'),
  ];
  await openWall([{ cards }]);
  const seen = looks((card) => {
    const { backgroundImage, borderTopStyle, backgroundColor } = getComputedStyle(card);
    return [backgroundImage !== 'none', borderTopStyle, backgroundColor === 'rgba(0, 0, 0, 0)'];
  });
  expect(seen).toEqual([
    [false, 'solid', false],
    [true, 'solid', false],
    [false, 'dashed', true],
    [false, 'solid', false],
  ]);
});

test('a lone card stands in its strip as wide as a third of it', async () => {
  await openWall([{ lone: true, cards: [cardOf(0, '5')] }]);
  const [part = 0] = looks((card) => card.clientWidth / (card.parentElement?.clientWidth ?? 1));
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(0.35);
});

test('each strip is turned towards its edge, and only the near one is read aloud', async ({ page }) => {
  await openWall(SIDES.map((side) => ({ side })));
  const strips = [...document.querySelectorAll('.wall')].map((strip) => [
    getComputedStyle(strip).rotate,
    strip.getAttribute('aria-hidden'),
  ]);
  expect(strips).toEqual([
    ['none', null],
    ['90deg', 'true'],
    ['180deg', 'true'],
    ['-90deg', 'true'],
  ]);
  await expect(page.getByRole('group', { name: 'The cards' })).toHaveCount(1);
});
