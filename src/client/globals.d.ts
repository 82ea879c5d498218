/** Set by the build, see `bundler/bundle-scripts.ts`. */

/** Id of the announcement, null where there is none that readers may dismiss. */
declare const ANNOUNCEMENT_ID: string | null;
/** Readers may choose the color mode. */
declare const HAS_COLOR_SWITCH: boolean;
/** Address of the module with what may come late, relative to the early script. */
declare const LATE_MODULE: string;
/** Address of the module that tabs need, relative to the late script. */
declare const TABS_MODULE: string;
/** Addresses of the search box and its engine, relative to the late script; null where the site has no search. */
declare const SEARCH_MODULES: { readonly box: string; readonly engine: string } | null;
/** Address of the module that hydrates islands, relative to the late script. */
declare const HYDRATE_MODULE: string;
/** The modules that each island needs by its name, the one that hydrates among them, relative to the late script. */
declare const ISLAND_MODULES: Readonly<Record<string, readonly string[]>>;

interface Window {
  /** Clicks and keys that came before the late script, kept by the inline one; gone once that has them. */
  docsgenEvents?: Event[];
}
