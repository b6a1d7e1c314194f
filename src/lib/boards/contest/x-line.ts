/** An x as it is typed: its figures above the line, and below it where there is a line. */
export interface XLine {
  readonly minus: boolean;
  readonly top: string;
  readonly bottom: string | null;
  /** *Impossible*, until another key is typed. */
  readonly none?: true;
}

export const EMPTY: XLine = { minus: false, top: '', bottom: null };
const NONE: XLine = { ...EMPTY, none: true };

/** More figures than this are never needed (`LARGEST`). */
const MOST_DIGITS = 15;

/** Why a typed x cannot be taken. */
export type XFault = 'empty' | 'long' | 'byZero' | 'notAway';

/** The x after a key of the slip or of a keyboard; null where the key means nothing, `long` where there are figures enough. */
export function typedX(line: XLine, key: string): XLine | 'long' | null {
  if (line.none) return key === 'none' ? line : typedX(EMPTY, key);
  if (/^\d$/.test(key)) {
    const field = line.bottom === null ? 'top' : 'bottom';
    const digits = `${line[field] ?? ''}${key}`.replace(/^0(?=\d)/, '');
    return digits.length > MOST_DIGITS ? 'long' : { ...line, [field]: digits };
  }
  switch (key) {
    case '/':
      return line.top === '' ? null : { ...line, bottom: line.bottom ?? '' };
    case '-':
      return line.minus && line.top === '' ? EMPTY : { ...line, minus: !line.minus };
    case 'none':
      return NONE;
    case 'Delete':
      return EMPTY;
    case 'Backspace':
      return removed(line);
    default:
      return null;
  }
}

function removed({ minus, top, bottom }: XLine): XLine {
  if (bottom !== null) return { minus, top, bottom: bottom === '' ? null : bottom.slice(0, -1) };
  return top.length > (minus ? 0 : 1) ? { minus, top: top.slice(0, -1), bottom } : EMPTY;
}

/** What was typed as n over d, *Impossible*, or why it is no x. `away`: a distance, which must be more than 0 (CONTEST-6). */
export function readX(
  { minus, top, bottom, none }: XLine,
  away: boolean,
): { readonly n: number; readonly d: number } | 'none' | XFault {
  if (none) return 'none';
  if (top === '' || bottom === '') return 'empty';
  const [n, d] = [Number(top), bottom === null ? 1 : Number(bottom)];
  if (d === 0) return 'byZero';
  if (away && (minus || n === 0)) return 'notAway';
  return { n: minus && n !== 0 ? -n : n, d };
}
