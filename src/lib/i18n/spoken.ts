import { spoken as text } from './messages.ts';

/** Two numbers, one divided by the other before anything else is done with them. */
const QUOTIENT = /(?<![\d/]|[×÷)] ?)(\d+) ÷ (\d+)(?![\d/])/g;
/** 5 ÷ 6 is "5 sixths", while 8 ÷ 2, 8 ÷ 13 and 8 ÷ 0 are divisions. */
const isFraction = (above: number, below: number) => below <= text.named && above % below > 0;
const FRACTION = /(\d+)\/(\d+)/g;
/** A bracket that stands among words by itself, as a card that is to be laid, and not before or behind a part of a sum. */
const BY_ITSELF = /(?<![\d+−×÷=▢(] ?)\((?![\w(−])|(?<![\w)])\)/g;
/** Brackets round words, as people may be called, are set aside as others: nothing printed has those. */
const ROUND_WORDS = /\((?! )([^()]*\p{L}{2}[^()]*)\)/gu;

/** Direction marks, which no voice reads. */
const ISOLATES = /[\u2066-\u2069]/g;
/** A number below zero: its sign stands close, and nothing is taken from anything. */
const BELOW_ZERO = /(?<![\d)▢½] ?)−(?=[\d(])/g;
/** Where the voice rests, until all is put together. */
const REST = '\ue000';

/**
 * Arithmetic as it is printed, in the words of a teacher: "4 ÷ (1 − 5 ÷ 6)" is "4 divided by, open bracket, 1 minus 5 sixths,
 * close bracket". Takes expressions, also unfinished ones, values, and sentences that have them.
 */
export const speak = (printed: string): string =>
  printed
    .replaceAll(ISOLATES, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(ROUND_WORDS, '⟨$1⟩')
    .replaceAll(BY_ITSELF, (bracket) => (bracket === '(' ? text.open : text.close))
    .replaceAll(BELOW_ZERO, ` ${text.negative} `)
    .replaceAll(QUOTIENT, (all: string, above: string, below: string) =>
      isFraction(Number(above), Number(below)) ? text.fraction(above, below) : all,
    )
    .replaceAll(FRACTION, (_, above: string, below: string) => text.fraction(above, below))
    .replaceAll(/[+−×÷=▢]/g, (sign) => ` ${text.signs[sign as keyof typeof text.signs]} `)
    .replaceAll('(', `${REST}${text.open}${REST}`)
    .replaceAll(')', `${REST}${text.close}${REST}`)
    // One rest on each side of a bracket, one alone between two, and none where the sentence rests by itself.
    .replaceAll(/[ ,]*\ue000[ ,\ue000]*/g, REST)
    .replaceAll(/^\ue000|\ue000(?=[,.:;?!，。：；？！、،؟]|$)|(?<=[，。：；、])\ue000/g, '')
    .replaceAll(/(?<=[:.،])\ue000/g, ' ')
    .replaceAll(REST, text.pause)
    .replaceAll('⟨', '(')
    .replaceAll('⟩', ')')
    .replaceAll(/ +(?=[,.;:]( |$))| +(?= )/g, '')
    .trim();
