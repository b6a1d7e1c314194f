/** Every way in which a typed line is not an expression; the message catalogue has one sentence for each. */
export const PARSE_ERROR_CODES = [
  'empty',
  'tooLong',
  'unexpectedCharacter',
  'numberTooLarge',
  'missingOperand',
  'missingOperator',
  'unaryMinus',
  'emptyBrackets',
  'unclosedBracket',
  'unopenedBracket',
  'mismatchedBracket',
] as const;
export type ParseErrorCode = (typeof PARSE_ERROR_CODES)[number];

/** `position`: the 0-based UTF-16 index at which the sentence points; the length of the text when something lacks at its end. */
interface At<Code extends ParseErrorCode> {
  readonly code: Code;
  readonly position: number;
}

/** Why a line was not read, and where. */
export type ParseError =
  | At<'empty' | 'missingOperand' | 'missingOperator' | 'unaryMinus'>
  | (At<'tooLong'> & { readonly length: number; readonly longest: number })
  | (At<'unexpectedCharacter'> & { readonly character: string })
  | (At<'numberTooLarge'> & { readonly largest: number })
  /** `position` is the opening bracket. */
  | At<'emptyBrackets' | 'unclosedBracket'>
  /** `position` is the closing bracket. */
  | At<'unopenedBracket'>
  /** `position` is the closing bracket, `opened` the place of the one it should match. */
  | (At<'mismatchedBracket'> & { readonly opened: number });
