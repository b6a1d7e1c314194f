import { equals, rational } from '#lib/core/rational.ts';
import { rankOfLetter } from '#lib/core/tokens.ts';
import type { Operator } from '#lib/core/expression.ts';
import { isOnCards } from '#lib/i18n/ranks.ts';
import type { PracticeSession } from '#lib/practice/session.svelte.ts';
import { nextMade, wholeMade } from './made-keys.ts';

const SIGNS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  x: '*',
  X: '*',
  '×': '*',
  '·': '*',
  '/': '/',
  ':': '/',
  '÷': '/',
};

/** What keys move: a hand of practice, or of a lesson. */
export type Moved = Pick<
  PracticeSession,
  'picked' | 'sign' | 'table' | 'isOver' | 'tap' | 'choose' | 'putDown' | 'undo' | 'restart'
>;

/** What keys do besides moving cards. */
export interface KeyActions {
  readonly hint: () => void;
  readonly none: () => void;
  readonly next: () => void;
  readonly type: () => void;
  readonly list: () => void;
}

/** Digits that were typed one after the other, and may become a value that was made. */
let typed = '';

/**
 * Acts on a key; true if it meant something. `single`: whether single keys are switched on (WCAG 2.1.4); Esc and ⌘/Ctrl Z always are.
 */
export function pressKey(
  event: KeyboardEvent,
  session: Moved,
  actions: KeyActions,
  single: boolean,
): boolean {
  if (event.repeat || event.altKey) return false;
  const before = typed;
  typed = '';
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey) return false;
    session.undo();
    return true;
  }
  if (event.key === 'Escape') {
    // With nothing picked up it is left to whatever else listens.
    if (session.picked === null) return false;
    session.putDown();
    return true;
  }
  if (!single) return false;
  if (session.isOver) {
    if (event.key.toLowerCase() !== 'n') return false;
    actions.next();
    return true;
  }
  const sign = SIGNS[event.key];
  if (sign) {
    session.choose(sign);
    return true;
  }
  if (/^\d$/.test(event.key)) return tapDigit(event.key, before, session);
  if (event.key === '=') {
    const made = nextMade(session.table, session.picked, session.sign === null);
    // What was just made is in the hand already, and stays there.
    return (made !== undefined && made === session.picked) || tapAt(session, made);
  }
  const rank = rankOfLetter(event.key);
  // A letter that is on the cards means a card first, where one lies: R is no king but with roi on it.
  if (rank !== undefined && isOnCards(event.key) && tapValue(session, rank)) return true;
  const named = {
    u: () => session.undo(),
    r: () => session.restart(),
    h: actions.hint,
    n: actions.none,
    t: actions.type,
    '?': actions.list,
  }[event.key.toLowerCase()];
  if (named) {
    named();
    return true;
  }
  return rank !== undefined && tapValue(session, rank);
}

/** With the digits before it a digit names a value that was made, of two figures or more; else it is a card's key. */
function tapDigit(digit: string, before: string, session: Moved): boolean {
  const made = wholeMade(session.table);
  const whole = before + digit;
  const called = before === '' ? [] : made.filter(({ figures }) => figures === whole);
  const place = called.find(({ index }) => index !== session.picked);
  const isLaid = session.sign !== null;
  const acted = place
    ? tapAt(session, place.index)
    : // Picked already, it stays in the hand.
      called.length > 0 || (digit === '0' ? tapTenOrZero(session) : tapValue(session, Number(digit)));
  // A card that was laid on another ends the number; one that was picked up may have been its first figure.
  if (!acted || !isLaid)
    typed = [whole, digit].find((start) => made.some(({ figures }) => figures.startsWith(start))) ?? '';
  return acted || typed !== '';
}

function tapAt(session: Moved, place: number | undefined): boolean {
  if (place !== undefined) session.tap(place);
  return place !== undefined;
}

/** A 0 is a 10 where cards of a deck lie, and itself first where digits do. */
function tapTenOrZero(session: Moved): boolean {
  const areDigits = session.table.some((place) => place.type === 'card' && place.card.suit === null);
  const [one, other] = areDigits ? [0, 10] : [10, 0];
  return tapValue(session, one) || tapValue(session, other);
}

/** Taps a card of that value: of several, the first that is not picked up. */
function tapValue(session: Moved, value: number): boolean {
  const wanted = rational(value);
  const places = session.table.flatMap((place, index) =>
    place.type !== 'hole' && equals(place.value, wanted) ? [index] : [],
  );
  return tapAt(session, places.find((index) => index !== session.picked) ?? places[0]);
}
