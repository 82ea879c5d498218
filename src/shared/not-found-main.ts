import type { MainProps } from './main-props.ts';
import type { SearchProps } from './search-props.ts';

/** A language of the site, for the script of the 404 page. Some hosts show one page for all. */
export interface NotFoundLanguage {
  readonly lang: string;
  readonly homeHref: string;
  /** The page that lists all pages; null for a site without search. */
  readonly listHref: string | null;
}

/** The page that a host shows for a missing address. */
export interface NotFoundMain extends MainProps {
  readonly kind: 'not-found';
  readonly homeHref: string;
  /** Null for a site without search. */
  readonly search: SearchProps | null;
  /**
   * All languages of the site. Default: the language menu leads home, and no pages are suggested.
   */
  readonly languages?: readonly NotFoundLanguage[];
  /** Where `{url}` is reported to be broken. Default: readers cannot report it. */
  readonly reportHref?: string;
}
