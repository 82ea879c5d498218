import { isSlow } from '../../client/loading/is-slow.ts';
import { whenIdle } from '../../client/loading/schedule.ts';
import { showNotice } from '../../client/page/notice.ts';
import { baseMeta, pageEvent } from '../../shared/dom.ts';
import { liveFolder } from '../../shared/live-update.ts';
import { storeNames } from './worker/store-names.ts';
import type { WorkerQuestion } from './worker/worker-question.ts';

/** Time after which a page may be old when its reader comes back, in milliseconds. */
const longTime = 600_000;

/** Time until a new connection can be used, in milliseconds. */
const settled = 1000;

/** What a page plays is not kept with it. */
const playedKinds: ReadonlySet<string> = new Set(['audio', 'track', 'video']);

const base = document.querySelector<HTMLMetaElement>(`meta[name=${baseMeta}]`)?.content ?? './';

// Browsers have no workers for pages from disk and for hosts without encryption.
if ('serviceWorker' in navigator && base !== './') start();

function start(): void {
  if (document.querySelector(`script[src^="${liveFolder}"]`)) return whenIdle(() => void unregister());
  if (document.documentElement.dataset['page'] === 'offline')
    addEventListener('online', () => setTimeout(() => location.reload(), settled));
  // The worker loads the scripts of all pages, so it is for readers who do not save data.
  if (!isSlow() || navigator.serviceWorker.controller) whenIdle(() => void register().catch(() => undefined));
}

/** Starts the worker, and tells it which pages the reader sees. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  await serviceWorker.register(`${base}sw.js`, { scope: base });
  const registration = await serviceWorker.ready;
  // What is loaded from then on is kept by the worker.
  if (!serviceWorker.controller && registration.active?.state === 'activating')
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  const send = (type: WorkerQuestion['type'], resources: readonly string[] = []) =>
    registration.active?.postMessage({ type, address: location.href, resources } satisfies WorkerQuestion);
  send('visit', isControlled ? [] : loadedFiles());
  let checked = Date.now();
  let shown = location.pathname;
  document.addEventListener(pageEvent, () => {
    if (location.pathname === shown) return;
    [shown, checked] = [location.pathname, Date.now()];
    send('visit');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < longTime) return;
    checked = Date.now();
    void registration.update().catch(() => undefined);
    send('return');
  });
  serviceWorker.addEventListener('message', ({ data }) => typeof data === 'string' && showNotice(data));
}

/** Returns the addresses of the files that the page has loaded without the worker. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && !playedKinds.has(entry.initiatorType))
    .map(({ name }) => name);
}

/**
 * The development server has no worker: one that a built site has left would answer its requests.
 */
async function unregister(): Promise<void> {
  const scope = new URL(base, location.href).href;
  const all = await navigator.serviceWorker.getRegistrations();
  const left = all.filter((each) => each.scope === scope && each.active?.scriptURL === `${scope}sw.js`);
  for (const registration of left) await registration.unregister();
  const { pages, files } = storeNames(scope);
  if (left.length > 0) for (const name of [pages, files]) await caches.delete(name);
}
