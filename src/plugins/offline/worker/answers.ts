import { isKeepable } from './is-keepable.ts';
import { keepIndex } from './keep-index.ts';
import type { StoredSite } from './stored-site.ts';
import { offlineHtml } from './offline-html.ts';
import type { FetchEvent } from './worker-scope.ts';
import type { WorkerLanguage } from './worker-site.ts';

/** Answers the request of an event for an address. */
type Answer = (event: FetchEvent, address: string) => Promise<Response>;

/** Returns the answers to requests for pages and for files whose names stay the same. */
export function createAnswers(
  { store, scope, languages, languageOf, ownsPage }: StoredSite,
  onPage: (address: string, page: Response) => void,
): Readonly<Record<'page' | 'file' | 'foreign', Answer>> {
  /**
   * Returns the page for readers without a connection. Of a language without visits there is none.
   */
  const findOffline = async (address: string): Promise<readonly [WorkerLanguage, Response] | null> => {
    for (const language of [languageOf(address), ...languages]) {
      const kept = language && (await store.findFile(scope + language.offline, true));
      if (kept) return [language, kept];
    }
    return null;
  };
  const offlinePage = async (address: string): Promise<Response> => {
    const found = await findOffline(address);
    if (!found) return Response.error();
    const [language, kept] = found;
    const pages = (await store.pages()).filter(({ path }) => {
      const { href } = new URL(path, scope);
      return languageOf(href) === language && ownsPage(href.slice(scope.length));
    });
    const headers = new Headers(kept.headers);
    // They describe the page as it was sent.
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    return new Response(offlineHtml(await kept.text(), new URL(address).pathname, pages), { status: 503, headers });
  };
  return {
    page: async ({ request, preloadResponse }, address) => {
      try {
        const response = (await preloadResponse) ?? (await fetch(request));
        onPage(address, response.clone());
        return response;
      } catch {
        return (await store.findPage(address)) ?? offlinePage(address);
      }
    },
    // Without this, the browser would request again what it has requested meanwhile.
    foreign: async ({ request, preloadResponse }) => (await preloadResponse) ?? fetch(request),
    file: async (event, address) => {
      try {
        const response = await fetch(event.request);
        if (isKeepable(address, response)) {
          const [kept, index] = [response.clone(), response.clone()];
          event.waitUntil(store.addFile(address, kept).then(() => keepIndex(address, index, store)));
        }
        return response;
      } catch (error) {
        const kept = await store.findFile(address);
        if (kept) return kept;
        throw error;
      }
    },
  };
}
