import { isInFrame } from '../../reading/finished-page.ts';
import type { PageFacts, PageReport } from '../examine/page-report.ts';
import type { FoundElement } from '../../reading/page/finding.ts';
import { type AddressResolver, fragmentOf, idOf } from '../folder/site-folder.ts';
import type { SiteAddresses, Target } from '../folder/site-addresses.ts';
import { parsePage } from '../../reading/page/parse-page.ts';
import { describeElement } from '../../reading/rules/page-rule.ts';

/** What is known of a finished site when all its pages have been read. */
export interface SiteFacts {
  readonly addresses: SiteAddresses;
  readonly resolver: AddressResolver;
  /** By their places in the list of files. */
  readonly pages: ReadonlyMap<number, PageFacts>;
  /** Returns whether a file is the home page of the site or of one of its languages. */
  readonly isHome: (file: string) => boolean;
  /** Whether a link of another page leads to a file, by place. */
  readonly isLinked: Uint8Array;
  /** Whether a page loads a file or links to it, by place. */
  readonly isUsed: Uint8Array;
  /**
   * Files that only links around the content lead to, each with the first page that has the link.
   */
  readonly sharedTargets: ReadonlyMap<number, number>;
  /** Ids that such links lead to. */
  readonly sharedAnchors: ReadonlyMap<string, number>;
  /** Addresses of other sites, each with the first page that links to it. */
  readonly external: ReadonlyMap<string, number>;
  /** Returns the links of a page that lead to one file, and to one of its ids if that is given. */
  readonly findLinks: (page: number, target: number, id?: string) => readonly FoundLink[];
  /** Returns the links of a page to an address of another site. */
  readonly findExternal: (page: number, url: string) => readonly FoundLink[];
}

/** A link that was found on a page again. */
export interface FoundLink {
  readonly address: string;
  readonly isShared: boolean;
  readonly element: FoundElement;
}

interface CollectorOptions {
  readonly addresses: SiteAddresses;
  readonly resolver: AddressResolver;
  /** Returns the HTML of a page, by its file. */
  readonly htmlOf: (file: string) => string;
}

/** Returns the functions that put the reports of pages together. */
export function createSiteCollector({ addresses, resolver, htmlOf }: CollectorOptions) {
  const { files } = addresses;
  const pages = new Map<number, PageFacts>();
  const known = new Set(files);
  // Each language has a page for missing addresses. What is beside it is its home page.
  const isHome = (file: string): boolean =>
    file === 'index.html' || (file.endsWith('/index.html') && known.has(file.replace(/index\.html$/, '404.html')));
  const isLinked = new Uint8Array(files.length);
  const isUsed = new Uint8Array(files.length);
  const sharedTargets = new Map<number, number>();
  const sharedAnchors = new Map<string, number>();
  const external = new Map<string, number>();
  const keepFirst = <T>(kept: Map<T, number>, items: readonly T[], page: number) => {
    for (const item of items) if (!kept.has(item)) kept.set(item, page);
  };
  const add = ({ facts, used, external: urls }: PageReport): void => {
    const { place, targets, anchors, isUnindexed } = facts;
    for (const file of used) isUsed[file] = 1;
    for (const file of [...targets.own, ...targets.shared]) {
      isUsed[file] = 1;
      // A page that search engines shall not list, such as that of the search, may list all others.
      if (!isUnindexed) isLinked[file] = 1;
    }
    keepFirst(sharedTargets, targets.shared, place);
    keepFirst(sharedAnchors, anchors.shared, place);
    keepFirst(external, urls, place);
    pages.set(place, { ...facts, targets: { ...targets, shared: [] }, anchors: { ...anchors, shared: [] } });
  };
  const readLinks = (place: number, isMeant: (target: Target, address: string) => boolean): readonly FoundLink[] => {
    const page = parsePage(htmlOf(files[place] ?? ''), { collectsTexts: false });
    return page.links.flatMap(({ address, kind, element }) => {
      if (kind !== 'link' || !isMeant(resolver.resolve(address.trim(), place), address)) return [];
      return [{ address, isShared: isInFrame(page, element), element: describeElement(element) }];
    });
  };
  const findLinks: SiteFacts['findLinks'] = (place, file, id) =>
    readLinks(
      place,
      (target, address) => target.type === 'file' && target.file === file && (id === undefined || idOf(address) === id),
    );
  const findExternal: SiteFacts['findExternal'] = (place, url) =>
    readLinks(place, (target, address) => target.type === 'external' && url === target.url + fragmentOf(address));
  const finish = (): SiteFacts => ({
    ...{ addresses, resolver, pages, isHome, isLinked, isUsed },
    ...{ sharedTargets, sharedAnchors, external, findLinks, findExternal },
  });
  return { add, finish };
}
