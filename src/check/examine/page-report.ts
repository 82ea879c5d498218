import type { Finding } from '../../reading/page/finding.ts';

/** An address in the head of a page, and the file that it leads to. */
export interface HeadAddress {
  readonly address: string;
  /** Place in the list of files; null for an address outside the site; -1 for a missing file. */
  readonly file: number | null;
}

/**
 * What rules about the whole site must know of a page. It is small, since those of all pages are in
 * memory at once: files are numbers, their places in the list of files.
 */
export interface PageFacts {
  readonly place: number;
  readonly lang: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly isUnindexed: boolean;
  readonly redirect: HeadAddress | null;
  readonly canonical: HeadAddress | null;
  readonly alternates: readonly (HeadAddress & { readonly lang: string })[];
  /** All ids, each in a line. */
  readonly ids: string;
  /** As in `ParsedPage`. */
  readonly titledIds: readonly string[];
  /** Files that links lead to: of the page's own content, and of what is around it. */
  readonly targets: Links<number>;
  /** Ids on other pages that links lead to, as `<place>#<id>`. */
  readonly anchors: Links<string>;
}

/** What the content of a page has, and what only the parts around it have. Each at most once. */
export interface Links<T> {
  readonly own: readonly T[];
  readonly shared: readonly T[];
}

/** The result of checking one page alone. */
export interface PageReport {
  readonly facts: PageFacts;
  readonly findings: readonly Finding[];
  /** Files that a browser loads for the page. */
  readonly used: readonly number[];
  /** Addresses of other sites that it links to. Empty unless they are asked for. */
  readonly external: readonly string[];
  /** Number of addresses that were looked up. */
  readonly links: number;
}
