/**
 * The plainest solver there is, to check the real one against: every tree over every part of the hand, values as big-integer fractions that are
 * never cancelled. It shares no code with src.
 */
export interface Tree {
  readonly n: bigint;
  /** Not 0; may be negative. */
  readonly d: bigint;
  /** `null` for a number. */
  readonly joint: { readonly sign: string; readonly left: Tree; readonly right: Tree } | null;
}

/** Every tree that uses each number once and does not divide by zero; a sum or product in one order only. */
export const everyTree = (numbers: readonly number[]): readonly Tree[] =>
  new Forest(numbers).treesOf(2 ** numbers.length - 1);

/** Whether some tree makes the target. Of the whole trees only the values are computed. */
export const canMake = (numbers: readonly number[], target: number): boolean =>
  new Forest(numbers).canMake(BigInt(target));

/** The trees that make the target, as fully bracketed text. */
export const everySolution = (numbers: readonly number[], target: number): readonly string[] =>
  everyTree(numbers)
    .filter(({ n, d }) => n === BigInt(target) * d)
    .map(textOf);

const textOf = ({ n, joint }: Tree): string =>
  joint ? `(${textOf(joint.left)} ${joint.sign} ${textOf(joint.right)})` : String(n);

/** Parts of the hand are bit masks over its places. */
class Forest {
  readonly #numbers: readonly number[];
  readonly #known: (readonly Tree[])[] = [];

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  treesOf(part: number): readonly Tree[] {
    return (this.#known[part] ??= this.#grow(part));
  }

  canMake(target: bigint): boolean {
    const whole = 2 ** this.#numbers.length - 1;
    if (this.#numbers.length === 1) return BigInt(this.#numbers[0] ?? 0) === target;
    return this.#splits(whole).some(([left, right]) =>
      this.treesOf(left).some((a) => this.treesOf(right).some((b) => makes(a, b, target))),
    );
  }

  #grow(part: number): readonly Tree[] {
    const members = this.#numbers.filter((_, index) => (part >> index) & 1);
    if (members.length === 1) return members.map((value) => ({ n: BigInt(value), d: 1n, joint: null }));
    const trees: Tree[] = [];
    for (const [left, right] of this.#splits(part)) {
      for (const a of this.treesOf(left)) for (const b of this.treesOf(right)) trees.push(...joined(a, b));
    }
    return trees;
  }

  #splits(part: number): readonly (readonly [number, number])[] {
    const splits: [number, number][] = [];
    for (let left = (part - 1) & part; left > part - left; left = (left - 1) & part)
      splits.push([left, part - left]);
    return splits;
  }
}

function joined(left: Tree, right: Tree): readonly Tree[] {
  const [a, b, c, d] = [left.n, left.d, right.n, right.d];
  const one = { left, right };
  const other = { left: right, right: left };
  const trees: Tree[] = [
    { n: a * d + c * b, d: b * d, joint: { sign: '+', ...one } },
    { n: a * d - c * b, d: b * d, joint: { sign: '-', ...one } },
    { n: c * b - a * d, d: b * d, joint: { sign: '-', ...other } },
    { n: a * c, d: b * d, joint: { sign: '*', ...one } },
  ];
  if (c !== 0n) trees.push({ n: a * d, d: b * c, joint: { sign: '/', ...one } });
  if (a !== 0n) trees.push({ n: c * b, d: d * a, joint: { sign: '/', ...other } });
  return trees;
}

/** Whether one of the six trees over two makes the target. */
function makes(left: Tree, right: Tree, target: bigint): boolean {
  const [a, b, c, d] = [left.n, left.d, right.n, right.d];
  const [ad, bc, whole] = [a * d, b * c, target * b * d];
  return (
    ad + bc === whole ||
    ad - bc === whole ||
    bc - ad === whole ||
    a * c === whole ||
    (c !== 0n && ad === target * bc) ||
    (a !== 0n && bc === target * ad)
  );
}
