import type { Card } from '#lib/core/cards.ts';
import type { Expression } from '#lib/core/expression.ts';
import { printRational } from '#lib/core/rational.ts';
import { steps, type Step } from '#lib/core/steps.ts';
import type { LessonTable, NextTap } from './first-hands.ts';
import { stepsFrom } from './from-here.ts';
import { tableOf, type Move } from './hand.ts';
import type { Course } from './lesson.svelte.ts';
import type { PatternLesson } from './pattern-lessons.ts';

/** What a lesson of a pattern says of the cards as they lie. `made`: a step as it is worked out, left to right. */
export type PatternSay =
  | { readonly code: 'step'; readonly made: Step; readonly isLast: boolean }
  | { readonly code: 'astray'; readonly value: string }
  | { readonly code: 'yours' | 'goOn' | 'deadEnd' };

type Combined = Extract<Move, { type: 'combined' }>;
const UNDO: NextTap = { type: 'undo' };

/** The hands of a lesson: the first is led through tap by tap, the others are the player's. */
export function courseOf({ examples }: PatternLesson): Course<PatternSay> {
  const [{ cards, line }] = examples;
  const path = pathOf(line, cards);
  const worked = steps(line) ?? [];
  return {
    hands: examples.map((example) => example.cards),
    adviceOf: (index, lesson) => {
      const table = tableOf(lesson.hand);
      const left = table.filter((place) => place.type !== 'hole');
      const [last] = left;
      if (left.length === 1 && last)
        return { say: { code: 'astray', value: printRational(last.value) }, tap: UNDO };
      if (stepsFrom(table, lesson.hand.target) === null) return { say: { code: 'deadEnd' }, tap: UNDO };
      const { moves } = lesson.hand;
      const next =
        index === 0 && moves.every((move, at) => isSame(move, path[at])) ? path[moves.length] : undefined;
      const made = worked[moves.length];
      if (!next || !made) return { say: { code: moves.length === 0 ? 'yours' : 'goOn' }, tap: null };
      return {
        say: { code: 'step', made, isLast: moves.length === path.length - 1 },
        tap: tapOf(next, lesson),
      };
    },
  };
}

function tapOf({ from, operator, onto }: Combined, { picked, sign }: LessonTable): NextTap | null {
  // With a sign chosen for another card a tap would lay it there.
  if (picked !== from) return sign === null ? { type: 'card', place: from } : null;
  return sign === operator ? { type: 'card', place: onto } : { type: 'sign', operator };
}

const isSame = (move: Move, other: Combined | undefined): boolean =>
  move.type === 'combined' &&
  move.from === other?.from &&
  move.onto === other.onto &&
  move.operator === other.operator;

/** The moves that make a line of the cards, in the order in which it is worked out. */
function pathOf(line: Expression, cards: readonly Card[]): readonly Combined[] {
  const free = cards.map(({ rank }) => rank as number | null);
  const path: Combined[] = [];
  const lay = (part: Expression): number => {
    if (part.type === 'number') {
      const place = free.indexOf(part.value);
      free[place] = null;
      return place;
    }
    const from = lay(part.left);
    const onto = lay(part.right);
    path.push({ type: 'combined', from, operator: part.operator, onto });
    return onto;
  };
  lay(line);
  return path;
}
