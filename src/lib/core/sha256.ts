/** Fractional bits of square and cube roots of the first primes, as FIPS 180-4 §4.2.2 and §5.3.3 make their constants. */
const { FIRST, ROUND } = (() => {
  const isPrime = (n: number): boolean => {
    for (let part = 2; part * part <= n; part += 1) if (n % part === 0) return false;
    return true;
  };
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (isPrime(n)) primes.push(n);
  const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return {
    FIRST: primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    ROUND: Int32Array.from(primes, (prime) => bits(Math.cbrt(prime))),
  };
})();

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes one block of 64 bytes, from `from` on, into the eight words of `state`. `words` is room for 64. */
function mix(state: Int32Array, view: DataView, from: number, words: Int32Array): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(from + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[index] ?? 0) + (words[index] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

/**
 * The SHA-256 of bytes, 32 bytes (FIPS 180-4). Linear, 40 ms a million. For what is short and cannot wait, as names inside a transaction;
 * what is long goes to the platform (environment/digest.ts).
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(FIRST);
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let from = 0; from < whole; from += 64) mix(state, view, from, words);
  // The rest, a one, noughts, and the length in bits in the last eight bytes of a block.
  const rest = new Uint8Array(bytes.length - whole < 56 ? 64 : 128);
  rest.set(bytes.subarray(whole));
  rest[bytes.length - whole] = 0x80;
  const end = new DataView(rest.buffer);
  end.setUint32(rest.length - 8, Math.floor(bytes.length / 2 ** 29));
  end.setUint32(rest.length - 4, (bytes.length % 2 ** 29) * 8);
  for (let from = 0; from < rest.length; from += 64) mix(state, end, from, words);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

/** Bytes as small hexadecimal digits, two for each. */
export const printHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
