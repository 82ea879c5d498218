import { createAnswers } from './answers.ts';
import { openSite } from './stored-site.ts';
import { requestKind } from './request-kind.ts';
import { createVisits } from './visits.ts';
import type { WorkerScope } from './worker-scope.ts';
import type { WorkerSite } from './worker-site.ts';
import { isWorkerQuestion } from './worker-question.ts';

declare const self: WorkerScope;
/** Is written before this script when the site is built. */
declare const SITE: WorkerSite;

start();

function start(): void {
  const site = openSite(SITE, self.registration.scope);
  const { store, scope, files, languages, pageAddress } = site;
  const visits = createVisits(site);
  const answers = createAnswers(site, visits.remember);

  const install = async () => {
    await Promise.all(files.map((path) => store.fetchFile(scope + path)));
    for (const { offline } of languages)
      if (await store.findFile(scope + offline, true)) await store.fetchFile(scope + offline);
    await self.skipWaiting();
  };
  const activate = async () => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await sweep();
  };
  /** Removes what no page needs. Other windows may show pages of an earlier build. */
  const sweep = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const lists = languages.flatMap(({ offline, list }) => [offline, list ?? []].flat());
    if (windows.length < 2) await store.sweep([...files, ...lists].map((path) => scope + path));
  };

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = requestKind(request, scope);
    const address = pageAddress(request.url);
    if (kind === null || address === null) return;
    const path = address.slice(scope.length);
    if (kind === 'page' && !site.ownsPage(path)) {
      if (request.mode === 'navigate') event.respondWith(answers.foreign(event, address));
      return;
    }
    if (kind === 'file' && !site.ownsFile(path)) return;
    if (kind === 'hashed') event.respondWith(store.fetchFile(address).catch(() => fetch(request)));
    else event.respondWith(answers[kind](event, address));
  });
  self.addEventListener('message', (event) => {
    const { data, source } = event;
    if (!isWorkerQuestion(data)) return;
    const answer = async () => {
      if (data.type === 'return') {
        const notice = await visits.compare(data);
        if (notice !== null) source?.postMessage(notice, {});
      } else if (await visits.visit(data)) await sweep();
    };
    // Without a connection there is nothing to do.
    event.waitUntil(answer().catch(() => undefined));
  });
}
