import { spoken as text } from './messages.ts';

/** Two numbers, one divided by the other before anything else is done with them. */
const QUOTIENT = /(?<![\d/]|[×÷)] ?)(\d+) ÷ (\d+)(?![\d/])/g;
/** 5 ÷ 6 is "5 sixths", while 8 ÷ 2, 8 ÷ 13 and 8 ÷ 0 are divisions. */
const isFraction = (above: number, below: number) => below <= text.named && above % below > 0;
const FRACTION = /(\d+)\/(\d+)/g;
/** Brackets round words, as people may be called, are set aside as others: nothing printed has those. */
const ROUND_WORDS = /\(([^()]*\p{L}{2}[^()]*)\)/gu;

/**
 * Arithmetic as it is printed, in the words of a teacher: "4 ÷ (1 − 5 ÷ 6)" is "4 divided by, open bracket, 1 minus 5 sixths,
 * close bracket". Takes expressions, also unfinished ones, values, and sentences that have them.
 */
export const speak = (printed: string): string =>
  printed
    .replaceAll('\u00a0', ' ')
    .replaceAll(ROUND_WORDS, '⟨$1⟩')
    .replaceAll(QUOTIENT, (all: string, above: string, below: string) =>
      isFraction(Number(above), Number(below)) ? text.fraction(above, below) : all,
    )
    .replaceAll(FRACTION, (_, above: string, below: string) => text.fraction(above, below))
    .replaceAll(/[+−×÷=▢]/g, (sign) => ` ${text.signs[sign as keyof typeof text.signs]} `)
    .replaceAll('(', `, ${text.open}, `)
    .replaceAll(')', `, ${text.close}, `)
    // A pause on each side of a bracket, and one alone between two.
    .replaceAll(/[ ,]*, *(?=[,.:]|$)|^[ ,]+/g, '')
    .replaceAll(/ *(, )[ ,]*/g, '$1')
    .replaceAll(':, ', ': ')
    .replaceAll('⟨', '(')
    .replaceAll('⟩', ')')
    .replaceAll(/ +/g, ' ')
    .trim();
