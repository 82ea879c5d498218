import type { RenderCause } from './render-cause.ts';
import type { RouteInfo } from './route-info.ts';

/** Where a page of a site comes from. */
export interface PageOrigin extends RouteInfo {
  /** Name of the locale whose text the page shows; the same as `locale` if it is translated. */
  readonly textLocale: string;
  /** Its URLs in all languages where it really exists, by locale name. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The URLs that redirect to it, without the base. Redirects with parameters are left out. */
  readonly redirectedFrom: readonly string[];
  /** What its text is made with; null if no build with this version of docsgen has compiled it. */
  readonly uses: PageUses | null;
  /**
   * Its last rendering; null if the output folder has no page that this version of docsgen
   * rendered.
   */
  readonly rendered: LastRendering | null;
}

/**
 * What the text of a page is made with, as the last build found it. Files are relative to the
 * site's root.
 */
export interface PageUses {
  /** The files that the text includes. */
  readonly includes: readonly string[];
  /** The files of the site that the text imports, and those that they import. */
  readonly imports: readonly string[];
  /** The names of the theme components in the text. */
  readonly components: readonly string[];
  /** The images and other files that the text shows or links to. */
  readonly files: readonly string[];
}

/** When and why a build last rendered a page. Later builds have kept it. */
export interface LastRendering {
  /** Date and time in ISO 8601. */
  readonly at: string;
  /** What had changed since the rendering before it; empty if that is not known. */
  readonly causes: readonly RenderCause[];
}
