/// <reference lib="webworker" />
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { TAKE_OVER } from '#lib/environment/take-over.ts';

declare const self: ServiceWorkerGlobalScope;

// One origin may hold several apps, this one twice among them: the cache's name has the app's and, by default, the scope's.
setCacheNameDetails({ prefix: 'two-dozen', precache: 'precache' });

// The window of the first visit is served from the cache, too, as soon as all is there.
clientsClaim();

const files = self.__WB_MANIFEST;
/** Files whose address names their content: whatever the host gives for it now is what belongs there. */
const hashed = new Set(
  files.flatMap((file) =>
    typeof file === 'string' || file.revision !== null ? [] : [new URL(file.url, self.location.href).href],
  ),
);

addPlugins([
  {
    // A file that went missing in the cache comes from the host, and is kept again.
    fetchDidSucceed: async ({ request, response, event }) => {
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      if (event.type === 'fetch' && hashed.has(request.url) && response.ok && !isPage) {
        const copy = response.clone();
        event.waitUntil(caches.open(cacheNames.precache).then((cache) => cache.put(request.url, copy)));
      }
      return response;
    },
  },
]);

// Every page and every query of it comes from the cache.
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: true });

// A new version waits until a person asks for it: never in the middle of a hand.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === TAKE_OVER) void self.skipWaiting();
});
