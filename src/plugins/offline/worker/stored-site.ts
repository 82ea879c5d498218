import { pathIn } from './request-kind.ts';
import type { WorkerLanguage, WorkerSite } from './worker-site.ts';
import { openStore, type Store } from './store.ts';
import { decodeComponent } from '../../../shared/decode-address.ts';

/** The site that the worker belongs to, with what is kept of it. */
export interface StoredSite {
  /** Address of the site, with its base. */
  readonly scope: string;
  readonly store: Store;
  readonly files: readonly string[];
  readonly languages: readonly WorkerLanguage[];
  /** Returns whether a path in the scope is that of a page of the site. */
  readonly ownsPage: (path: string) => boolean;
  /** Returns whether a path in the scope is that of a file that pages of the site show. */
  readonly ownsFile: (path: string) => boolean;
  /** Returns the language of a page. */
  readonly languageOf: (address: string) => WorkerLanguage | undefined;
  /** Returns the address of a page without query and anchor; null if it is not of the site. */
  readonly pageAddress: (url: string) => string | null;
}

/** Returns the site in a scope. */
export function openSite({ files, pages, shown, languages }: WorkerSite, scope: string): StoredSite {
  const ownPages = new Set(pages.map(nameOfPage));
  const ownFiles = new Set(shown.map(decodeComponent));
  return {
    scope,
    store: openStore(
      scope,
      languages.every(({ list }) => list === null),
    ),
    files,
    languages,
    ownsPage: (path) => ownPages.has(nameOfPage(path)),
    // Names in this folder have a hash, or are those of the search and of long sidebars.
    ownsFile: (path) => path.startsWith('assets/') || ownFiles.has(decodeComponent(path)),
    languageOf: (address) => languages.find(({ folder }) => pathIn(address, scope)?.startsWith(folder)),
    pageAddress: (url) => {
      const path = pathIn(url, scope);
      return path === null ? null : scope + path;
    },
  };
}

/**
 * Returns the path of a page in one spelling: hosts serve `a`, `a/`, `a.html` and `a/index.html`.
 */
function nameOfPage(path: string): string {
  return decodeComponent(path)
    .replace(/(?:^|\/)index\.html$|\.html$/, '')
    .replace(/\/$/, '');
}
