import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { printHex, sha256 } from '#lib/core/sha256.ts';

const hashOf = (text: string) => printHex(sha256(new TextEncoder().encode(text)));

describe('sha256', () => {
  // The examples that NIST publishes beside FIPS 180-4, and its first long message.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest', (text, digest) => {
    expect(hashOf(text)).toBe(digest);
  });

  test('agrees with another implementation at every length round the borders of blocks, also inside a larger buffer', () => {
    const rng = createRng(7);
    const large = Uint8Array.from({ length: 400 }, () => rng.next(256));
    for (let length = 0; length <= 200; length += 1) {
      const bytes = large.subarray(3, 3 + length);
      expect(printHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});
