import { storeNames } from './store-names.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// The worker of a site that has given up its worker: browsers that still have the old one load this
// in its place. It removes what was kept, and then itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const { pages, files } = storeNames(self.registration.scope);
    for (const name of [pages, files]) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
