import { fileName } from '../../../client/navigation/links.ts';
import { isKeepable } from './is-keepable.ts';
import { keepAll } from './keep-all.ts';
import type { StoredSite } from './stored-site.ts';
import { essenceOf, noticeHtml } from './offline-html.ts';
import { pathIn } from './request-kind.ts';
import type { WorkerQuestion } from './worker-question.ts';

/** Maximum number of pages that are remembered until it is known whether they are visited. */
const mostLoaded = 30;

/** What the worker does when a reader sees a page. All functions reject without a connection. */
export interface Visits {
  /** Remembers a page that was loaded, perhaps in advance. */
  readonly remember: (address: string, page: Response) => void;
  /**
   * Keeps the page that a reader sees. Returns whether there may be files that no page needs now.
   */
  readonly visit: (question: WorkerQuestion) => Promise<boolean>;
  /** Returns the HTML of a notice if the page is another one by now; null if it is the same. */
  readonly compare: (question: WorkerQuestion) => Promise<string | null>;
}

/** Returns what keeps the pages of a site that readers visit. */
export function createVisits({ scope, store, languageOf, pageAddress, ownsPage, ownsFile }: StoredSite): Visits {
  const loaded = new Map<string, Response>();
  return {
    remember: (address, page) => {
      loaded.delete(address);
      loaded.set(address, page);
      for (const oldest of loaded.keys()) if (loaded.size > mostLoaded) loaded.delete(oldest);
    },
    visit: async ({ address: url, resources }) => {
      const address = pageAddress(url);
      if (address === null || !ownsPage(address.slice(scope.length))) return false;
      const page = loaded.get(address) ?? (await fetch(address));
      loaded.delete(address);
      if (!isKeepable(address, page)) return false;
      const language = languageOf(address);
      if (language) await store.fetchFile(scope + language.offline).catch(() => undefined);
      const isFull = await store.addPage(address, page);
      const shown = resources.filter((each) => {
        const path = pathIn(each, scope);
        return path !== null && fileName.test(path) && ownsFile(path);
      });
      await Promise.allSettled(shown.map((each) => store.fetchFile(each)));
      return language?.list ? keepAll(language.list, scope, store) : isFull;
    },
    compare: async ({ address: url }) => {
      const address = pageAddress(url);
      const kept = address === null ? null : await store.findPage(address);
      if (!kept || address === null) return null;
      const response = await fetch(address, { cache: 'no-store' });
      if (!isKeepable(address, response) || essenceOf(await kept.text()) === essenceOf(await response.text()))
        return null;
      const offline = await store.findFile(scope + (languageOf(address)?.offline ?? ''), true);
      return noticeHtml((await offline?.text()) ?? '');
    },
  };
}
