import type { Folder, LogFile } from './log-writer.ts';

/** A part of a file, as it was written at once: an entry of the cache, which is there whole or not at all. */
interface Piece {
  readonly url: string;
  readonly name: string;
  /** Where in the file it begins. */
  readonly at: number;
}

const urlOf = (name: string, at: number): string => `/${name}/${at}`;

/** More of them than that become one with the next write, so that opening stays quick. */
const MOST_PIECES = 100;

/** All pieces, file by file, each from its beginning on. */
async function piecesIn(cache: Cache): Promise<readonly Piece[]> {
  const pieces = (await cache.keys()).map(({ url }): Piece => {
    const [name = '', at] = url.split('/').slice(-2);
    return { url, name, at: Number(at) };
  });
  return pieces.sort((one, other) =>
    one.name === other.name ? one.at - other.at : one.name < other.name ? -1 : 1,
  );
}

async function bytesOf(cache: Cache, pieces: readonly Piece[]): Promise<Uint8Array> {
  const parts = await Promise.all(
    pieces.map(async ({ url }) => new Uint8Array((await (await cache.match(url))?.arrayBuffer()) ?? [])),
  );
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Every file in a cache, oldest first. */
export async function cachedFiles(cache: Cache): Promise<readonly Uint8Array[]> {
  const pieces = await piecesIn(cache);
  const names = [...new Set(pieces.map(({ name }) => name))];
  return Promise.all(
    names.map((name) =>
      bytesOf(
        cache,
        pieces.filter((piece) => piece.name === name),
      ),
    ),
  );
}

/** The journal's folder where there are no private files: its lines lie in a cache, which a browser keeps apart from its databases. */
export const cacheFolder = (cache: Cache): Folder => ({
  place: 'cache',
  names: async () => [...new Set((await piecesIn(cache)).map(({ name }) => name))],
  open: async (name) => {
    const pieces = (await piecesIn(cache)).filter((piece) => piece.name === name);
    return fileIn(cache, name, pieces, await bytesOf(cache, pieces));
  },
  remove: async (name) => {
    for (const piece of await piecesIn(cache)) if (piece.name === name) await cache.delete(piece.url);
  },
});

function fileIn(cache: Cache, name: string, pieces: readonly Piece[], found: Uint8Array): LogFile {
  let bytes = found;
  let starts = pieces.map(({ at }) => at);
  /** So much of it lies in the cache as it is here, and so much lies there. */
  let same = found.length;
  let kept = found.length;
  return {
    read: () => bytes.slice(),
    write: (more, at) => {
      bytes = joined([bytes.subarray(0, at), more]);
      same = Math.min(same, at);
    },
    cut: (size) => {
      bytes = bytes.slice(0, size);
      same = Math.min(same, size);
    },
    flush: async () => {
      // A piece that is not right any more is written anew, from its beginning on; what lies behind goes after it: a line told twice is one.
      const isLonger = same === kept && starts.length < MOST_PIECES;
      const at = isLonger
        ? kept
        : (starts.findLast((start) => start <= same && starts.length < MOST_PIECES) ?? 0);
      await cache.put(urlOf(name, at), new Response(bytes.slice(at)));
      for (const start of starts) if (start > at) await cache.delete(urlOf(name, start));
      starts = [...starts.filter((start) => start < at), at];
      same = kept = bytes.length;
    },
    close: () => undefined,
  };
}
