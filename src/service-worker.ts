/// <reference lib="webworker" />
import { createPrecache, type PrecachePart } from '#lib/environment/precache.ts';
import { KEEP_WORDS, REPAIR, TAKE_OVER } from '#lib/environment/take-over.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** What the build consists of: precache.config.ts. */
  readonly PARTS: readonly PrecachePart[];
  readonly PACK: string;
};

const { scope } = self.registration;
// One origin may hold several apps, this one twice among them.
const precache = createPrecache({
  parts: self.PARTS,
  pack: self.PACK,
  scope,
  open: () => caches.open(`two-dozen-precache-${scope}`),
  fetch: (request) => fetch(request),
});

// All or nothing: where a file is not what was built, the version before goes on.
self.addEventListener('install', (event) => event.waitUntil(precache.fill()));
// The window of the first visit is served from the cache, too, as soon as all is there.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([precache.forget(), self.clients.claim()])),
);
self.addEventListener('fetch', (event) => {
  const answer = precache.answer(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { type, language } = (event.data ?? {}) as { readonly type?: unknown; readonly language?: unknown };
  // A new version waits until a person asks for it: never in the middle of a hand.
  if (type === TAKE_OVER) void self.skipWaiting();
  if (type === KEEP_WORDS && typeof language === 'string')
    event.waitUntil(precache.keepWords(language).catch(() => undefined));
  if (type !== REPAIR) return;
  const tell = (isWhole: boolean) => event.ports[0]?.postMessage(isWhole);
  event.waitUntil(
    precache.fill().then(
      () => tell(true),
      () => tell(false),
    ),
  );
});
