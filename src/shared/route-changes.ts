import type { RouteInfo } from './route-info.ts';

/** What has changed in the routes of a site. */
export interface RouteChanges {
  /** The routes that are new. */
  readonly added: readonly RouteInfo[];
  /** The routes that are gone. */
  readonly removed: readonly GoneRoute[];
  /** The routes with the same file but a different URL. */
  readonly moved: readonly MovedRoute[];
  /** The routes at the same URL for which something else has changed. */
  readonly changed: readonly ChangedRoute[];
}

/** A URL that was a page. */
export interface GoneRoute {
  /** The old URL, without the base. */
  readonly url: string;
  /** Name of its locale. */
  readonly locale: string;
  /** Name of its kind. */
  readonly kind: string;
  /** Its title. */
  readonly title: string;
  /** The file or folder that it was made from; null for a generated page. */
  readonly source: string | null;
  /** Where the URL leads now, with the base; null if its readers find a 404 page. */
  readonly leadsTo: string | null;
}

/** A page whose URL has changed. */
export interface MovedRoute extends GoneRoute {
  /** Its URL now. */
  readonly to: string;
}

/** A page at the same URL. */
export interface ChangedRoute {
  /** Its URL, without the base. */
  readonly url: string;
  /**
   * The fields that have a different value. A field that the stored list does not have is left out.
   */
  readonly changes: readonly RouteChange[];
}

/** A field of a route with a different value. */
export interface RouteChange {
  /** Name of the field, such as `title`. */
  readonly field: string;
  /** Its value before. */
  readonly before: string | number | boolean | null;
  /** Its value now. */
  readonly after: string | number | boolean | null;
}
