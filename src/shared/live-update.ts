// The messages between the development server and the script that it adds to pages: JSON over one
// web socket.

/** Path prefix of the server's own addresses. */
export const liveFolder = '/__docsgen/';

/** Path of the page with all known problems. */
export const problemsPath = `${liveFolder}problems`;

/** Start of the path of the page that explains a code of problems; the code follows. */
export const explainPath = `${liveFolder}explain/`;

/** Start of the path of the page with what another page is rendered from; its address follows. */
export const pageReportPath = `${liveFolder}page`;

/**
 * Response header of a page, and attribute of the live script, with the hash of the page's HTML.
 */
export const versionHeader = 'docsgen-version';

/** A message from a window to the server. */
export interface ShowMessage {
  readonly type: 'show';
  /** Path of the current page, as in `location.pathname`. */
  readonly path: string;
  /** Version of the page as it was delivered. */
  readonly version: string;
}

/** A message from the server to a window about its current path. */
export type LiveMessage =
  | { readonly type: 'page'; readonly path: string; readonly html: string; readonly version: string }
  /**
   * An HTML fragment to show over the page. It replaces the previous one; empty for none. `covers`
   * is true for problems that prevent the page from being rendered correctly.
   */
  | { readonly type: 'panel'; readonly path: string; readonly html: string; readonly covers: boolean }
  /** The page has another address now. */
  | { readonly type: 'moved'; readonly path: string; readonly to: string }
  | { readonly type: 'reload' };
