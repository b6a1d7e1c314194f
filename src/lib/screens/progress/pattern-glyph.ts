import type { Pattern } from '#lib/practice/evidence.ts';

/** A sign or number of a finish; `made`: it has to be made first. Without text it may be any number. */
export interface GlyphPart {
  readonly text: string;
  readonly made: boolean;
}

/** How hands end, as a formula with an example: what has to be made stands in brackets. */
const GLYPHS: Readonly<Record<Exclude<Pattern, `${number}x${number} ${string}`>, string>> = {
  fraction: '6 ÷ [¼]',
  sum: '+ −',
  spend: '24',
  dealt: '4 × 6',
  ratio: '[] × [] ÷ []',
  big: '72 ÷ [3]',
  'three factors': '[] × [] × []',
  'just over': '27 − [3]',
  over: '32 − [8]',
  'far over': '40 − [16]',
  'just under': '20 + [4]',
  under: '15 + [9]',
  'far under': '10 + [14]',
  'product − product': '[] × [] −',
  'product + product': '[] × [] +',
  'rest − product': '− [] × []',
};

export function glyphOf(pattern: Pattern): readonly GlyphPart[] {
  const pair = /^(\d+)x(\d+) (small|large|both)$/.exec(pattern);
  const written = pair ? pairWritten(pair) : GLYPHS[pattern as keyof typeof GLYPHS];
  return written.split(' ').map((part) => {
    const [, inside] = /^\[(.*)\]$/.exec(part) ?? [];
    return { text: inside ?? part, made: inside !== undefined };
  });
}

function pairWritten([, small, large, made]: readonly string[]): string {
  const of = (factor: string | undefined, name: string) =>
    made === name || made === 'both' ? `[${factor}]` : `${factor}`;
  return `${of(small, 'small')} × ${of(large, 'large')}`;
}
