/** Constants that the build defines, see `bundler/bundle-scripts.ts`. */

/** Id of the announcement; null if there is none that readers can dismiss. */
declare const ANNOUNCEMENT_ID: string | null;
/** The announcements of which the script chooses, and when each is shown; null for none. */
declare const ANNOUNCEMENTS: readonly (readonly [id: string, from: string, to: string])[] | null;
/** Whether readers can choose the color mode. */
declare const HAS_COLOR_SWITCH: boolean;
/** Whether the color mode can follow the operating system. */
declare const FOLLOWS_SYSTEM: boolean;
/** Whether the mode of the operating system is one of the choices. */
declare const IS_THREE_STATE: boolean;
/** Whether readers can hide the sidebar. */
declare const HIDES_SIDEBAR: boolean;
/** The choice of readers who have not chosen, if the mode can follow the system. */
declare const COLOR_DEFAULT: 'light' | 'dark' | 'system';
/** Address of the late script, relative to the early script. */
declare const LATE_MODULE: string;
/** Address of the module for tabs, relative to the late script. */
declare const TABS_MODULE: string;
/** Address of the module for sortable tables, relative to the late script. */
declare const SORTABLE_MODULE: string;
/** Address of the module for the bar under the navbar, relative to the late script. */
declare const DOCK_MODULE: string;
/** Address of the module that shows the hint at a translation, relative to the late script. */
declare const LANGUAGE_HINT_MODULE: string;
/** In a module with a style sheet: its address, relative to the module. */
declare const OWN_STYLE: string;
/** Address of the module that plays conversations, relative to the late script. */
declare const CONVERSATION_MODULE: string;
/** Address of the module that leads on from the 404 page, relative to the late script. */
declare const FORWARD_MODULE: string;
/**
 * Addresses of the search dialog and its engine, relative to the late script; null if the site has
 * no search.
 */
declare const SEARCH_MODULES: { readonly box: string; readonly engine: string } | null;
/** Address of the module that hydrates islands, relative to the late script. */
declare const HYDRATE_MODULE: string;
/**
 * The modules that each island needs, by its name, including the hydration module. Relative to the
 * late script.
 */
declare const ISLAND_MODULES: Readonly<Record<string, readonly string[]>>;

interface Window {
  /**
   * Clicks and keys that were recorded by the inline script. The late script handles them and
   * deletes this property.
   */
  docsgenEvents?: Event[];
}
