/** The text of many files, by address. */
export type Pack = ReadonlyMap<string, string>;

/** What stands between an address and its text, and between a text and the next address; no text has it. Quotes in JSON would cost 0.4 KB. */
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
  const pieces = (await read().catch(() => '')).split(BETWEEN);
  return new Map(pieces.flatMap((text, at) => (at % 2 === 1 ? [[pieces[at - 1] ?? '', text] as const] : [])));
}

/** A text out of the pack as its host would send it: a host says the same of all pages, and of all scripts. `like`: one that came by itself. */
export function asSent(text: string | undefined, like: Response | undefined): Response {
  const headers = new Headers(like?.headers);
  for (const name of OF_CONTENT) headers.delete(name);
  return new Response(text, { headers });
}
