import type { Arrangement } from '#lib/games/kings/calculus/arrangement.ts';
import { rankOf, faceSum, type Card } from '#lib/games/kings/cards.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import { kingsCalculus as text } from '#lib/i18n/messages.ts';
import { inOrder } from '../acts.ts';
import { formulaOf, inRow, pointsOf, formationTitle } from './words.ts';

/** A line of a sheet: what these cards are, how that is counted, and what it comes to. */
export interface SheetLine {
  readonly title: string;
  readonly how: string;
  readonly points: string;
  readonly cards: readonly Card[];
  /** What each card costs; nothing where they count together. */
  readonly each?: readonly string[];
}

/** An arrangement line by line: formations, the Pointer, what costs something, what does not (KINGS-6). */
export function sheetLinesOf(
  arrangement: Arrangement,
  { noHarm }: Pick<KingsConfig, 'noHarm'>,
): readonly SheetLine[] {
  const { formations, pointer, kings } = arrangement;
  const [spared, charged] = [inOrder(arrangement.spared, false), inOrder(arrangement.charged, false)];
  const others = kings.filter((card) => card !== pointer);
  const whySpared = noHarm ? text.why.noHarm : kings.length > 1 ? text.why.twoKings : text.why.oneKing;
  const all: readonly (SheetLine | null)[] = [
    ...formations.map((formed) => ({
      title: formationTitle(formed),
      how: formulaOf(formed),
      points: pointsOf(formed.halves),
      cards: inRow(formed.name, formed.cards),
    })),
    pointer === null
      ? null
      : { title: text.pointer, how: '', points: text.points(rankOf(pointer)), cards: [pointer] },
    {
      title: text.loose,
      how: text.sum(charged.map(rankOf)),
      points: text.points(-faceSum(charged)),
      cards: charged,
      each: charged.map((card) => text.points(-rankOf(card))),
    },
    { title: text.spared, how: whySpared, points: text.points(0), cards: spared },
    { title: text.kings, how: text.free, points: text.points(0), cards: others },
  ];
  return all.filter((line) => line !== null).filter(({ cards }) => cards.length > 0);
}

/** The same as one sum, in points: what each formation brings, the Pointer, and less each loose card. */
export function workedOf({ formations, pointer, charged }: Arrangement): readonly number[] {
  return [
    ...formations.map(({ halves }) => halves / 2),
    ...(pointer === null ? [] : [rankOf(pointer)]),
    ...inOrder(charged, false).map((card) => -rankOf(card)),
  ];
}
