import { CARDS_TARGET, DIGITS_TARGET } from '#lib/core/usual-targets.ts';
import {
  parseNumber,
  parseQuestion,
  QUESTION_LIMITS,
  type NumbersQuestion,
  type QuestionFault,
} from '#lib/core/parse-question.ts';
import type { Result } from '#lib/core/result.ts';

/** Where the next key goes. */
export interface Cursor {
  /** A card by its place, 0-based, or the target. */
  readonly place: number | 'target';
  /** A hand is being laid: each key of the pad is a whole card, and the next empty one follows. Not so on a card that has a number already. */
  readonly laying: boolean;
  /** Nothing was typed here yet: the first digit takes the place of what stands here. */
  readonly fresh: boolean;
  /** Where the number lies that was laid just now, if the cursor went on by itself. */
  readonly after?: number;
}

/** What stands on the cards and on the target, as typed: digits, none on an empty card; the target with a minus perhaps. */
export interface QuestionDraft {
  readonly cards: readonly string[];
  readonly target: string;
  /** Digits of 0 to 9 are asked about: each key is a whole number, 0 too, and 10 is what is usually made. */
  readonly digits: boolean;
  /** Null when nothing is being typed. */
  readonly cursor: Cursor | null;
}

/** What is made where nobody says otherwise. */
export const usualTarget = (digits: boolean): string => String(digits ? DIGITS_TARGET : CARDS_TARGET);
const USUAL_CARDS = 4;
/** One digit more than a number may have is kept, so that one sees what is wrong. */
const MOST_DIGITS = { card: 3, target: 5 } as const;

/** Four empty cards, ready for the first. */
export const emptyDraft = (digits = false): QuestionDraft => ({
  cards: Array<string>(USUAL_CARDS).fill(''),
  target: usualTarget(digits),
  digits,
  cursor: { place: 0, laying: true, fresh: true },
});

/** A question as it lies there, nothing being typed. */
export const draftOf = ({ numbers, target }: NumbersQuestion, digits = false): QuestionDraft => ({
  cards: numbers.map(String),
  target: String(target),
  digits,
  cursor: null,
});

const filled = (draft: QuestionDraft): readonly string[] => draft.cards.filter((card) => card !== '');

/** What the draft asks; empty cards do not count. */
export const questionIn = (draft: QuestionDraft): Result<NumbersQuestion, QuestionFault> =>
  parseQuestion(filled(draft), draft.target);

/** Whether some card still waits for its number. */
export const hasEmpty = ({ cards }: QuestionDraft): boolean => cards.includes('');

/** What stands where the cursor is. */
const at = ({ cards, target }: QuestionDraft, place: Cursor['place']): string =>
  place === 'target' ? target : (cards[place] ?? '');

function write(draft: QuestionDraft, cursor: Cursor, text: string): QuestionDraft {
  const { place } = cursor;
  return place === 'target'
    ? { ...draft, cursor, target: text }
    : { ...draft, cursor, cards: draft.cards.with(place, text) };
}

/** The cursor leaves for another place, or for none; a target without a digit becomes the usual one. */
function moveTo(draft: QuestionDraft, cursor: Cursor | null): QuestionDraft {
  const target = /\d/.test(draft.target) ? draft.target : usualTarget(draft.digits);
  return { ...draft, target, cursor };
}

/** Chooses a card, or the target, to type on it. */
export const choose = (draft: QuestionDraft, place: Cursor['place']): QuestionDraft =>
  moveTo(draft, { place, laying: at(draft, place) === '', fresh: true });

/** From cards to digits or back; the usual target of one is exchanged for that of the other. */
export function withDigits(draft: QuestionDraft, digits: boolean): QuestionDraft {
  const target = draft.target === usualTarget(draft.digits) ? usualTarget(digits) : draft.target;
  return { ...draft, digits, target };
}

/** A key of the keyboard: one more digit of the number; of digits, a whole one. */
export const type = (draft: QuestionDraft, digit: number): QuestionDraft =>
  draft.digits ? pressEntry(draft, digit) : typeDigit(draft, digit);

/** A key of the pad: while a hand is laid a whole card, else one more digit. */
export function pressEntry(draft: QuestionDraft, digit: number): QuestionDraft {
  const { cards, cursor, digits } = draft;
  if (digits && typeof cursor?.place === 'number') return layCard(draft, digit);
  if (!cursor?.laying || !cursor.fresh || cursor.place === 'target') return typeDigit(draft, digit);
  const { after = -1 } = cursor;
  const before = cards[after];
  // Few hands of cards have a 0: it makes a 20 of the 2 before it.
  if (digit === 0 && before && parseNumber(`${before}0`).ok)
    return { ...draft, cards: cards.with(after, `${before}0`) };
  return layCard(draft, digit);
}

/** One more digit where the cursor is; it stays there. */
export function typeDigit(draft: QuestionDraft, digit: number): QuestionDraft {
  const { cursor } = draft;
  if (!cursor) return draft;
  const before = cursor.fresh ? '' : at(draft, cursor.place);
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(before) ?? [];
  const most = MOST_DIGITS[cursor.place === 'target' ? 'target' : 'card'];
  const next = digits === '0' ? String(digit) : `${digits}${digit}`;
  return next.length > most ? draft : write(draft, { ...cursor, fresh: false }, sign + next);
}

/** Lays a whole number, such as 10 or a king; while a hand is laid the cursor goes on. */
export function layCard(draft: QuestionDraft, number: number): QuestionDraft {
  const { cursor } = draft;
  if (!cursor) return draft;
  const laid = write(draft, { ...cursor, fresh: false }, String(number));
  if (!cursor.laying || cursor.place === 'target') return laid;
  const on = next(laid);
  return on.cursor ? { ...on, cursor: { ...on.cursor, after: cursor.place } } : on;
}

/** On to the next empty card, those behind the cursor first; with none left the typing is over. From an empty card nothing goes on, but a 0 is laid there by itself. */
export function next(draft: QuestionDraft): QuestionDraft {
  const { cards, cursor } = draft;
  const here = typeof cursor?.place === 'number' ? cursor.place : -1;
  const empty = cards.flatMap((card, place) => (card === '' ? [place] : []));
  if (empty.includes(here)) return choose(draft, here);
  const place = empty.find((each) => each > here) ?? empty[0];
  return place === undefined ? finishEntry(draft) : choose(draft, place);
}

/** A blank or a comma: on to the next number, one that is empty first; after the last one the typing is over. Where nothing was typed yet it means nothing. */
export function separate(draft: QuestionDraft): QuestionDraft {
  const { cards, cursor } = draft;
  if (hasEmpty(draft) || typeof cursor?.place !== 'number') return next(draft);
  if (cursor.fresh) return draft;
  return cursor.place < cards.length - 1 ? step(draft, 1) : finishEntry(draft);
}

/** The typing is over: cards that stayed empty are put away. With fewer than two numbers there is nothing to ask yet, and it goes on. */
export function finishEntry(draft: QuestionDraft): QuestionDraft {
  const cards = filled(draft);
  return cards.length < QUESTION_LIMITS.fewest ? draft : moveTo({ ...draft, cards }, null);
}

/** Takes the last digit away; on an empty card, that of the card before it. */
export function erase(draft: QuestionDraft): QuestionDraft {
  const { cursor } = draft;
  if (!cursor) return draft;
  const text = at(draft, cursor.place);
  if (text !== '' || cursor.place === 'target' || cursor.place === 0)
    return write(draft, { ...cursor, fresh: text === '' }, text.slice(0, -1));
  const place = cursor.place - 1;
  const before = at(draft, place).slice(0, -1);
  return write(draft, { place, laying: cursor.laying, fresh: before === '' }, before);
}

/** One more card. While a hand is laid it waits for its turn; else it is typed on, digit by digit. */
export function addCard(draft: QuestionDraft): QuestionDraft {
  const { cards, cursor } = draft;
  if (cards.length >= QUESTION_LIMITS.most) return draft;
  const more = { ...draft, cards: [...cards, ''] };
  if (cursor?.laying) return more;
  const empty = cards.indexOf('');
  if (empty >= 0) return choose(more, empty);
  return moveTo(more, { place: cards.length, laying: false, fresh: true });
}

/** Whether a card can be taken away: two must stay. */
export const canRemove = ({ cards, cursor }: QuestionDraft): boolean =>
  typeof cursor?.place === 'number' && cards.length > QUESTION_LIMITS.fewest;

/** Takes away the card under the cursor. */
export function removeCard(draft: QuestionDraft): QuestionDraft {
  const { cards, cursor } = draft;
  if (typeof cursor?.place !== 'number' || !canRemove(draft)) return draft;
  const place = Math.min(cursor.place, cards.length - 2);
  return {
    ...draft,
    cards: cards.toSpliced(cursor.place, 1),
    cursor: { ...cursor, place, fresh: true },
  };
}

/** Turns the target's sign. */
export function turnSign(draft: QuestionDraft): QuestionDraft {
  const { cursor, target } = draft;
  if (cursor?.place !== 'target') return draft;
  const turned = target.startsWith('-') ? target.slice(1) : `-${target}`;
  return { ...draft, target: turned };
}

/** One place on, or back: card by card, the target last. Stops at the ends. */
export function step(draft: QuestionDraft, by: 1 | -1): QuestionDraft {
  const { cards, cursor } = draft;
  if (!cursor) return draft;
  const here = cursor.place === 'target' ? cards.length : cursor.place;
  const there = Math.min(Math.max(here + by, 0), cards.length);
  const place = there === cards.length ? 'target' : there;
  return choose(draft, place);
}
