// Put in the place of service-worker.js, it takes the app's offline copy back from every phone: see docs/deploy.md. Games stay.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(letGo()));

async function letGo() {
  const { scope } = self.registration;
  const own = (await caches.keys()).filter((name) => name === `two-dozen-precache-${scope}`);
  await Promise.all(own.map((name) => caches.delete(name)));
  const windows = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  // Those that the offline copy showed open anew, from the host. A window that came from there is left alone, so nothing goes in a circle.
  await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => undefined)));
}
