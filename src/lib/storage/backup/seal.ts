import { sha256 } from '#lib/core/sha256.ts';

/**
 * Closes a text against a glance: whoever opens a backup in an editor does not see the cards to come. The key lies beside it, so this is an
 * envelope and no safe; only the end of the match opens it to people. The same text under the same name gives the same letters.
 */
export function seal(text: string, name: string): string {
  const bytes = veil(new TextEncoder().encode(text), name);
  let letters = '';
  // In pieces: an argument list has its limits.
  for (let from = 0; from < bytes.length; from += 8192)
    letters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(letters);
}

/** What was sealed under this name; null for what never was. */
export function unseal(sealed: string, name: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(veil(bytes, name));
  } catch {
    // No letters of that alphabet, or bytes that are no text.
    return null;
  }
}

/** Bytes crossed with a stream that the name begins (xorshift, Marsaglia 2003); done twice it undoes itself. */
function veil(bytes: Uint8Array, name: string): Uint8Array {
  const key = sha256(new TextEncoder().encode(`two-dozen ${name}`));
  // Never nought, from which the stream would not move.
  let state = new DataView(key.buffer).getInt32(0) | 1;
  return bytes.map((byte) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return byte ^ state;
  });
}
