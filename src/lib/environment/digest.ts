import { sha256 } from '#lib/core/sha256.ts';

/**
 * The SHA-256 of bytes, 32 bytes. By the platform, which takes a tenth of a second for what the app's own code takes seconds for; a page
 * that does not come over https, as a local build on a phone, has none and takes its own. Linear.
 */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  'subtle' in crypto ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : sha256(bytes);
