import type { RouteInfo } from './route-info.ts';

/** Where a page of a site comes from. */
export interface PageOrigin extends RouteInfo {
  /** The absolute address of the page. */
  readonly address: string;
  /** Name of the locale whose text it shows; the same as `locale` if it is translated. */
  readonly textLocale: string;
  /** Its addresses in all languages in which it really exists, by the names of the locales. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The addresses that lead to it, without the base. Redirects with parameters are left out. */
  readonly redirectedFrom: readonly string[];
  /** The files that its text includes; null if no build has compiled the text with this docsgen. */
  readonly includes: readonly string[] | null;
}
