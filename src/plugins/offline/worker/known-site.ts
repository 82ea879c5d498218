import { pathIn } from './request-kind.ts';
import type { WorkerLanguage, WorkerSite } from './worker-site.ts';
import { openStore, type Store } from './store.ts';

/** The site that the worker belongs to, with what is kept of it. */
export interface KnownSite {
  /** Address of the site, with its base. */
  readonly scope: string;
  readonly store: Store;
  readonly files: readonly string[];
  readonly languages: readonly WorkerLanguage[];
  /** Returns the language of a page. */
  readonly languageOf: (address: string) => WorkerLanguage | undefined;
  /** Returns the address of a page without query and anchor; null if it is not of the site. */
  readonly pageAddress: (url: string) => string | null;
}

/** Returns the site in a scope. */
export function openSite({ files, languages }: WorkerSite, scope: string): KnownSite {
  return {
    scope,
    store: openStore(
      scope,
      languages.every(({ list }) => list === null),
    ),
    files,
    languages,
    languageOf: (address) => languages.find(({ folder }) => pathIn(address, scope)?.startsWith(folder)),
    pageAddress: (url) => {
      const path = pathIn(url, scope);
      return path === null ? null : scope + path;
    },
  };
}
