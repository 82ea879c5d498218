import type { MainProps } from './main-props.ts';
import type { SearchProps } from './search-props.ts';

/** The page that a host shows for a missing address. */
export interface NotFoundMain extends MainProps {
  readonly kind: 'not-found';
  readonly homeHref: string;
  /** Null for a site without search. */
  readonly search: SearchProps | null;
  /** Addresses of the languages by their `lang`. Default: the language menu leads home. */
  readonly roots?: Readonly<Record<string, string>>;
  /** Where `{url}` is reported to be broken. Default: readers cannot report it. */
  readonly reportHref?: string;
}
