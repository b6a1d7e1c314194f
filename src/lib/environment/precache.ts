import { asSent, kindOf, openPack, revisionOf, type Pack } from './pack.ts';
import { languageOf } from './word-files.ts';

/** A file of the app: its address in the scope, and how the SHA-256 of its bytes begins. */
export interface PrecachePart {
  readonly url: string;
  readonly revision: string;
  /** The language whose words these are: kept for those only who have chosen it. */
  readonly language?: string;
}

/** The app's own copy of its files, as a service worker keeps it. */
export interface Precache {
  /**
   * Makes the copy whole: what is there already and is what was built stays, the rest comes from the host. Rejects where a file cannot be
   * had as it was built; nothing else is ever kept.
   */
  fill(): Promise<void>;
  /** Keeps the words of a language, too, from now on. */
  keepWords(language: string): Promise<void>;
  /** Lets go of files of other versions. */
  forget(): Promise<void>;
  /** Answers for the app's addresses; null for what is none of its business. `later`: what may be finished after the answer. */
  answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> | null;
}

interface Options {
  readonly parts: readonly PrecachePart[];
  /** The address of the pack: the text of most parts in one file. */
  readonly pack: string;
  /** The address of the app, with its slash. */
  readonly scope: string;
  readonly open: () => Promise<Cache>;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The page for addresses that lead nowhere. */
const LOST = '404.html';
/** So many files are asked for at once. */
const LANES = 6;
/** Files whose names have their content's hash: the browser's own cache may have them. */
const HASHED = /\/_app\/immutable\//;
/** Without the right type a browser refuses these, whatever is in them. */
const TYPES = [
  [/\.js$/, /^(text|application)\/(x-)?javascript/],
  [/\.css$/, /^text\/css/],
  [/(^|\/)[^./]*$|\.html$/, /^text\/html/],
] as const;

export function createPrecache({ parts, pack, scope, open, fetch }: Options): Precache {
  const addressOf = ({ url }: PrecachePart) => new URL(url, scope).href;
  const keyOf = (part: PrecachePart) => {
    const address = addressOf(part);
    return HASHED.test(address) ? address : `${address}?revision=${encodeURIComponent(part.revision)}`;
  };
  const byAddress = new Map(parts.map((part) => [addressOf(part), part]));
  const lost = byAddress.get(new URL(LOST, scope).href);

  /** What can be kept of an answer: the part as it was built, or nothing. */
  async function checked(part: PrecachePart, answer: Response): Promise<Response | null> {
    const type = answer.headers.get('Content-Type') ?? '';
    if (TYPES.some(([name, right]) => name.test(part.url) && !right.test(type))) return null;
    const copy = answer.clone();
    const bytes = await answer.arrayBuffer();
    if ((await revisionOf(bytes)) !== part.revision) return null;
    // What was sent on from elsewhere cannot be shown as a page; some hosts give the page for lost addresses its own status.
    return copy.redirected || !copy.ok ? new Response(bytes, { headers: copy.headers }) : copy;
  }

  async function bring(part: PrecachePart): Promise<Response> {
    const address = addressOf(part);
    for (const cache of HASHED.test(address) ? (['default', 'reload'] as const) : (['reload'] as const)) {
      const answer = await fetch(new Request(address, { cache, credentials: 'same-origin' }));
      const whole = await checked(part, answer);
      if (whole) return whole;
    }
    throw new TypeError(`${address} is not what was built`);
  }

  /** The addresses of what is kept, of this version or the one before. */
  const addresses = async (): Promise<readonly string[]> =>
    (await (await open()).keys()).map(({ url }) => url);

  async function isThere(cache: Cache, part: PrecachePart): Promise<boolean> {
    const own = await cache.match(keyOf(part));
    return own !== undefined && (await checked(part, own)) !== null;
  }

  async function makeAllSure(wanted: readonly PrecachePart[]): Promise<void> {
    const cache = await open();
    // At first there is nothing to look for.
    const known = new Set(await addresses());
    const missing: PrecachePart[] = [];
    await inLanes(wanted, async (part) => {
      if (!known.has(keyOf(part)) || !(await isThere(cache, part))) missing.push(part);
    });
    const isMost = missing.length * 2 > parts.length;
    const read = async (): Promise<string> =>
      (await fetch(new Request(new URL(pack, scope).href, { credentials: 'same-origin' }))).text();
    const texts: Pack = isMost ? await openPack(read) : new Map();
    const keep = async (part: PrecachePart) => cache.put(keyOf(part), await bring(part));
    const isPacked = ({ revision }: PrecachePart) => texts.has(revision);
    await inLanes(
      missing.filter((part) => !isPacked(part)),
      keep,
    );
    // What the host says is asked once of each kind.
    const likes = new Map<string, Promise<Response | undefined>>();
    for (const part of parts) {
      const kind = kindOf(part.url);
      if (!isPacked(part) && !likes.has(kind)) likes.set(kind, kept(part));
    }
    await inLanes(missing.filter(isPacked), async (part) => {
      const whole = await checked(part, asSent(texts.get(part.revision), await likes.get(kindOf(part.url))));
      await (whole ? cache.put(keyOf(part), whole) : keep(part));
    });
  }

  const kept = (part: PrecachePart): Promise<Response | undefined> =>
    open()
      .then((cache) => cache.match(keyOf(part)))
      // Where the copy cannot be opened there is still the host.
      .catch(() => undefined);

  async function give(part: PrecachePart, request: Request, later: (work: Promise<unknown>) => void) {
    const own = await kept(part);
    if (own) return own;
    // A file that went missing comes from the host, and is kept again.
    const answer = await fetch(request);
    const whole = await checked(part, answer.clone());
    if (whole) later(open().then((cache) => cache.put(keyOf(part), whole)));
    // Of a page the host may have a newer version; a name with a hash has one content.
    return whole !== null || !HASHED.test(addressOf(part)) ? answer : Response.error();
  }

  /** For addresses that are none of the app's: what the host says, and without a host our own page. */
  const lead = (request: Request, shown: PrecachePart) =>
    fetch(request).catch(async (error: unknown) => {
      const own = await kept(shown);
      if (!own) throw error;
      return new Response(own.body, { status: 404, headers: own.headers });
    });

  return {
    fill: async () => {
      // The languages whose words are kept.
      const chosen = new Set((await addresses()).map(languageOf));
      await makeAllSure(parts.filter(({ language }) => language === undefined || chosen.has(language)));
    },
    keepWords: (language) => makeAllSure(parts.filter((part) => part.language === language)),
    forget: async () => {
      const cache = await open();
      const own = new Set(parts.map(keyOf));
      const others = (await cache.keys()).filter(({ url }) => !own.has(url));
      await Promise.all(others.map((request) => cache.delete(request)));
    },
    answer: (request, later) => {
      const { origin, pathname, search } = new URL(request.url);
      const address = origin + pathname;
      if (request.method !== 'GET' || !address.startsWith(scope)) return null;
      const part = byAddress.get(address);
      if (part && part !== lost) return give(part, request, later);
      if (request.mode !== 'navigate') return null;
      const other = address.replace(/(?<=\/)index\.html$|\.html$|(?<=[^/])\/+$/, '');
      const meant = byAddress.get(other);
      // Its parts lie relative to the right address.
      if (meant && meant !== lost) return Promise.resolve(Response.redirect(other + search, 307));
      return lost ? lead(request, lost) : null;
    },
  };
}

/** Does a thing for each of many, six at a time. */
async function inLanes<T>(many: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...many];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
