/** The text of many files, by address. */
export type Pack = ReadonlyMap<string, string>;

/** What a host says of the content of one file only. */
const OF_CONTENT = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/** What a file is, by its address. */
export const kindOf = (url: string): string => /[^/]\.(\w+)$/.exec(url)?.[1] ?? 'html';

/**
 * Opens the pack, in which the build has laid most of its files: side by side they pack better than each by itself, and are one request.
 * Where it cannot be had it is empty.
 */
export async function openPack(read: () => Promise<unknown>): Promise<Pack> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  // Each file can be had by itself.
  const texts = await read().catch(() => null);
  return new Map(Object.entries(texts ?? {}).filter(isText));
}

/** A text out of the pack as its host would send it: a host says the same of all pages, and of all scripts. `like`: one that came by itself. */
export function asSent(text: string | undefined, like: Response | undefined): Response {
  const headers = new Headers(like?.headers);
  for (const name of OF_CONTENT) headers.delete(name);
  return new Response(text, { headers });
}
