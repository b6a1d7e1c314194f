import { steps } from './steps.ts';
import type { QuestionFault, QuestionFaultCode } from '#lib/core/parse-question.ts';
import { formatCount } from '../format.ts';

const RANGE = 'from 1 to 100';
const signed = (value: number) => String(value).replace('-', '−');

export const solver = {
  title: 'Solver',
  clear: 'Clear',
  shareQuestion: 'Share this question',
  numbers: 'Numbers',
  number: (place: number, digits: string) => `Number ${place + 1}: ${digits === '' ? 'empty' : digits}`,
  add: 'Add a number',
  make: 'make',
  makes: (target: string) => `The target is ${target.replace('-', 'minus ')}`,
  pad: 'Number pad',
  delete: 'Delete a digit',
  remove: 'Remove card',
  usual: 'Make 24',
  sign: 'Below or above zero',
  done: 'Done',
  next: 'Next',
  hint: { number: 'A number from 1 to 100', target: 'Any whole number, −10 000 to 10 000' },
  lay: 'Each key is a card. For a number of two digits, tap its card again and type.',
  keys: 'On a keyboard, a blank or Enter goes on to the next card; A J Q K are 1 11 12 13.',
  looking: 'Looking…',
  stop: 'Stop looking',
  again: 'Look again',
  soFar: (count: number) => `${formatCount(count)} so far…`,
  ways: (count: number) => (count === 1 ? 'One way' : `${formatCount(count)} different ways`),
  stopped: (count: number) => `${formatCount(count)} so far, stopped`,
  noneYet: 'Stopped before there was an answer.',
  solutions: 'Solutions',
  more: (count: number) => `Show ${formatCount(count)} more`,
  oneOfMany: 'There is a way',
  oneOfManyText:
    'With seven or eight numbers there can be millions of ways, far too many to list. This is one of them.',
  yes: 'There is one',
  yesText: (target: number) => `Something makes ${signed(target)}. How stays hidden while the switch is on.`,
  no: 'There is none',
  none: 'No way',
  nothing: (target: number) => `Nothing makes ${signed(target)}`,
  near: (numbers: readonly number[]) => `All ${numbers.join(' ')} can do is come near:`,
  equals: (line: string, value: string) => `${line} = ${value}`,
  failed: 'No answer',
  failedText: 'The solver gave up. Ask again, or change a number.',
  whether: 'Only tell me whether there is one',
  whetherMore: 'for the table, without giving it away',
  linkNext: 'The link was put aside: tap two to eight numbers here.',
  fault: {
    noNumbers: () => 'There are no numbers yet: two to eight are needed.',
    oneNumber: () => 'One number is not enough: two to eight are needed.',
    tooMany: ({ count }: { count: number }) =>
      `The solver takes two to eight numbers: ${formatCount(count)} are too many.`,
    zero: () => 'Numbers start at 1.',
    negative: () => `Numbers have no minus: they go ${RANGE}.`,
    notWhole: () => `Numbers are whole, ${RANGE}, without decimals.`,
    tooLarge: () => 'Numbers go up to 100.',
    notNumber: ({ text }: { text: string }) => `“${text}” is not a number ${RANGE}.`,
    targetNotNumber: () => 'The target must be a whole number, such as 24.',
    targetNotWhole: () => 'The target must be whole, without decimals.',
    targetTooFar: () => 'The target lies between −10 000 and 10 000.',
    repeated: ({ name }: { name: 'n' | 't' }) =>
      `The link names its ${name === 'n' ? 'numbers' : 'target'} twice.`,
    tooLong: () => 'The link is too long for a question.',
  } satisfies { [Code in QuestionFaultCode]: (fault: Extract<QuestionFault, { code: Code }>) => string },
  steps: {
    title: steps.title,
    open: (line: string) => `${line}, step by step`,
    copy: 'Copy',
    share: 'Share',
  },
  shared: {
    shared: 'Shared.',
    copied: 'Copied.',
    failed: 'This browser neither shares nor copies. Press and hold the line to mark it.',
  },
  question: (numbers: readonly number[], target: number) =>
    `Can you make ${signed(target)} from ${numbers.join(' ')}?`,
};
