/** A value in lowest terms, d > 0. */
interface Value {
  readonly n: bigint;
  readonly d: bigint;
}

/** Values by their texts, as `textOf` writes them. */
export type Values = ReadonlyMap<string, Value>;

/** A value as text; equal values have equal texts. */
export const textOf = ({ n, d }: Value): string => `${n}/${d}`;

/**
 * Every value of a hand by brute force: for every part of it the set of its values, in big integers; equal parts once. It shares no code with
 * src. Five different numbers take a tenth of a second, six some seconds; of equal ones eight can be had.
 */
export const everyValue = (numbers: readonly number[]): Values =>
  valuesOf(
    numbers.toSorted((a, b) => a - b),
    new Map(),
  );

function valuesOf(numbers: readonly number[], known: Map<string, Values>): Values {
  const name = numbers.join();
  const before = known.get(name);
  if (before) return before;
  const values = new Map<string, Value>();
  if (numbers.length === 1) put(values, BigInt(numbers[0] ?? 0), 1n);
  const done = new Set<string>();
  for (let part = 1; part < 2 ** (numbers.length - 1); part += 1) {
    const left = numbers.filter((_, place) => (part >> place) & 1);
    const right = numbers.filter((_, place) => !((part >> place) & 1));
    if (done.has(left.join()) || done.has(right.join())) continue;
    done.add(left.join());
    join(values, valuesOf(left, known), valuesOf(right, known));
  }
  known.set(name, values);
  return values;
}

function join(values: Map<string, Value>, left: Values, right: Values): void {
  for (const { n: a, d: b } of left.values()) {
    for (const { n: c, d } of right.values()) {
      put(values, a * d + c * b, b * d);
      put(values, a * d - c * b, b * d);
      put(values, c * b - a * d, b * d);
      put(values, a * c, b * d);
      if (c !== 0n) put(values, a * d, b * c);
      if (a !== 0n) put(values, b * c, a * d);
    }
  }
}

function put(values: Map<string, Value>, n: bigint, d: bigint): void {
  let [x, y] = [n < 0n ? -n : n, d < 0n ? -d : d];
  while (y !== 0n) [x, y] = [y, x % y];
  const value = d < 0n ? { n: -n / x, d: -d / x } : { n: n / x, d: d / x };
  const text = textOf(value);
  if (!values.has(text)) values.set(text, value);
}

/** The whole numbers among values, as far as they may be targets. */
export const targetsIn = (values: Values): readonly number[] =>
  [...values.values()]
    .filter(({ d }) => d === 1n)
    .map(({ n }) => Number(n))
    .filter((n) => Math.abs(n) <= 10_000);
