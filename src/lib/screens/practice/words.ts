import { evaluate } from '#lib/core/evaluate.ts';
import type { Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { printRational } from '#lib/core/rational.ts';
import { speakDealt } from '#lib/i18n/cards.ts';
import { common, practice as text, spoken } from '#lib/i18n/messages.ts';
import type { Hand, Place } from '#lib/practice/hand.ts';
import type { Note } from '#lib/practice/note.ts';
import { speak } from '#lib/i18n/spoken.ts';

/** A note in words: what is so, and what to do next. */
export interface NoteWords {
  readonly fact: string;
  readonly next: string;
}

type About = Pick<Hand, 'target' | 'day' | 'run'>;

/** What a miss means in a climb; empty elsewhere. Its name begins so: to read all of it (`specOfName`) is more than the page has room for. */
const inClimb = ({ run }: About): string => (run?.startsWith('streak') ? text.missInClimb : '');

/** The same as it is said: every value exact, and in words. What was typed and is no expression stays as it is. */
export function heardFor(note: Note, hand: About): NoteWords {
  const { fact, next } = wordsFor(note, hand, (value) => value);
  return note.type === 'unreadable' ? { fact, next } : { fact: speak(fact), next: speak(next) };
}

/** The sentences for what the table says back. `print`: how a value stands in them. */
export function wordsFor(note: Note, hand: About, print: (value: string) => string = mixed): NoteWords {
  const { typed, rung } = text;
  switch (note.type) {
    case 'looking':
      return { fact: text.looking, next: '' };
    case 'missing':
      return { fact: text.missing, next: text.missingNext };
    case 'pickFirst':
      return { fact: text.pickFirst, next: '' };
    case 'miss':
      return {
        fact: text.miss(print(note.value), hand.target),
        // A run has no key to start again.
        next: inClimb(hand) || (hand.run === undefined ? text.missNext : rung.deadEndNext),
      };
    case 'wrongNone':
      return { fact: text.wrongNone, next: hand.day === null ? text.wrongNoneNext : text.wrongNoneDay };
    case 'whether':
      if (!note.solvable) return { fact: rung.no, next: rung.sayNone };
      return {
        fact: rung.yes,
        next: hand.day === null ? rung.nextLastSign : spoken.sentences([rung.nextLastSign, rung.cost]),
      };
    case 'noMore':
      return { fact: rung.noMore, next: rung.sayNone };
    case 'lastSign':
      return { fact: rung.lastSign[note.operator], next: rung.nextFirstPair };
    case 'firstPair':
      return { fact: rung.firstPair(...note.pair), next: rung.nextWhole };
    case 'deadEnd':
      return { fact: rung.deadEnd(hand.target), next: rung.deadEndNext };
    case 'still':
      return {
        fact: rung.still(hand.target),
        next: hand.day === null ? rung.nextLastSign : spoken.sentences([rung.nextLastSign, rung.cost]),
      };
    case 'lastSignHere':
      return { fact: rung.lastSignHere(common.sign[note.operator], note.left), next: rung.nextPair };
    case 'nextPair':
      // In a run nothing is ever shown whole.
      return {
        fact: rung.together(print(note.pair[0]), print(note.pair[1])),
        next: hand.run === undefined ? rung.nextWhole : '',
      };
    case 'unreadable':
      return { fact: wordsForError(note.error), next: '' };
    case 'undefined':
      return { fact: typed.undefined, next: '' };
    case 'wrongValue':
      return { fact: typed.wrongValue(print(note.value), hand.target), next: inClimb(hand) };
    case 'wrongNumbers': {
      const { missing, extra, repeated, value } = note;
      const faults = [
        missing.length > 0 ? typed.missing(missing) : '',
        extra.length > 0 ? typed.extra(extra) : '',
        repeated.length > 0 ? typed.repeated(repeated) : '',
      ];
      return {
        fact: spoken.sentences(faults),
        next: value === null ? '' : typed.worth(print(value)),
      };
    }
  }
}

// The catalogue has one function for each code, each taking that code's own data; the pairing is exact, but only per code.
function wordsForError(error: Extract<Note, { type: 'unreadable' }>['error']): string {
  const say: (error: never) => string = text.typed.error[error.code];
  return say(error as never);
}

/** A printed fraction as running text: "49/3" reads 16⅓ where there is such a glyph, else 49/3. */
function mixed(printed: string): string {
  const [numerator, denominator] = printed.replace('−', '-').split('/').map(Number);
  if (numerator === undefined || denominator === undefined) return printed;
  const rest = GLYPHS[`${Math.abs(numerator) % denominator}/${denominator}`];
  const whole = Math.floor(Math.abs(numerator) / denominator);
  if (rest === undefined) return printed;
  return `${numerator < 0 ? '−' : ''}${whole === 0 ? '' : whole}${rest}`;
}

const GLYPHS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** A way in short: what its last step joins, as in "12 × 2"; a way that only adds is a sum. */
export function shapeOf(printed: string): string {
  const parsed = parseExpression(printed);
  if (!parsed.ok || parsed.value.type === 'number') return '';
  if (!/[−×÷]/.test(printed)) return text.sum;
  const { left, right, operator } = parsed.value;
  const [a, b] = [evaluate(left), evaluate(right)];
  return a && b ? `${printRational(a)} ${common.sign[operator]} ${printRational(b)}` : '';
}

/** What an expression is worth, as "= 23". */
export function worthOf(expression: Expression): string {
  const value = evaluate(expression);
  return value ? text.equals(mixed(printRational(value))) : '';
}

/** What a place shows, and what it says to a screen reader. `label`: what is printed on the card that was dealt there. */
export function labelOf(place: Place, label: string): { readonly shown: string; readonly spoken: string } {
  switch (place.type) {
    case 'hole':
      return { shown: '', spoken: text.hole };
    case 'card':
      return { shown: label, spoken: speakDealt(label, place.card) };
    case 'made': {
      const shown = printRational(place.value);
      const made = speak(printExpression(place.expression));
      return { shown, spoken: text.made(speak(shown), made) };
    }
  }
}
