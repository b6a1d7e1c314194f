/** The text of many files, each by how the SHA-256 of its bytes begins. */
export type Pack = ReadonlyMap<string, string>;

/** So many signs of a SHA-256 in base64, 96 bits, tell what was built from whatever else a host may send; the whole of it would be a third of the worker. */
export const REVISION = 16;

/** What stands between two texts; none has it. In JSON their quotes would cost 0.4 KB, and so would their addresses, which nobody needs, 1.2. */
export const BETWEEN = '\0';

/** What a host says of the content of one file only. */
const OF_CONTENT = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** What a file is, by its address. */
export const kindOf = (url: string): string => /[^/]\.(\w+)$/.exec(url)?.[1] ?? 'html';

/**
 * Opens the pack, in which the build has laid most of its files: side by side they pack better than each by itself, and are one request.
 * Where it cannot be had it is empty.
 */
export async function openPack(read: () => Promise<string>): Promise<Pack> {
  // Each file can be had by itself.
  const texts = (await read().catch(() => '')).split(BETWEEN);
  const toBytes = new TextEncoder();
  return new Map(
    await Promise.all(texts.map(async (text) => [await revisionOf(toBytes.encode(text)), text] as const)),
  );
}

/** How the SHA-256 of a file's bytes begins. */
export async function revisionOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, REVISION);
}

/** A text out of the pack as its host would send it: a host says the same of all pages, and of all scripts. `like`: one that came by itself. */
export function asSent(text: string | undefined, like: Response | undefined): Response {
  const headers = new Headers(like?.headers);
  for (const name of OF_CONTENT) headers.delete(name);
  return new Response(text, { headers });
}
