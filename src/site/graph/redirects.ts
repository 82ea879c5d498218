import type { Locale } from '../../config/config.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RedirectPattern } from '../../shared/redirect-patterns.ts';

/** One old address, and where it leads at last. */
export interface Redirect {
  readonly locale: Locale;
  /** Address inside the site, without base, decoded. */
  readonly from: string;
  /** The page; null for a file of the site or an address of another site. */
  readonly page: { readonly url: string; readonly title: string } | null;
  /** Address of the page or the file, or that of another site. */
  readonly to: string;
  /** Query and anchor of the target; empty for none. */
  readonly rest: string;
  /** Whether the redirect itself has them, and not another redirect that it leads to. */
  readonly hasOwnRest: boolean;
  /** The same for all languages of one line. */
  readonly line: string;
  /** Where it is written. */
  readonly place: () => Pick<Problem, 'file' | 'line' | 'column'>;
}

/** The redirects of a site, for all languages, without chains. */
export interface SiteRedirects {
  /** Sorted by address. */
  readonly exact: readonly Redirect[];
  /** In the order in which they count. */
  readonly patterns: readonly RedirectPattern[];
}
