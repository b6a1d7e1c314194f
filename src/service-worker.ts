/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { TAKE_OVER } from '#lib/environment/offline.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
};

// One origin may hold several apps: every name of ours says whose it is.
setCacheNameDetails({ prefix: 'two-dozen', suffix: '', precache: 'precache' });
cleanupOutdatedCaches();

// Every page and every query of it comes from the cache; a file that went missing there is fetched and kept again.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: true });

// A new version waits until a person asks for it: never in the middle of a hand.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === TAKE_OVER) void self.skipWaiting();
});
