// What the development server and the script that it adds to pages say to each other, as JSON over one web socket.

/** Folder of the server's own addresses, at its root. */
export const liveFolder = '/__docsgen/';

/** The page with all that is known to be wrong. */
export const problemsPath = `${liveFolder}problems`;

/** Header of a page, and attribute of the live script, with the hash of the page's HTML. */
export const versionHeader = 'docsgen-version';

/** What a window tells the server. */
export interface ShowMessage {
  readonly type: 'show';
  /** Of the page that shows, as `location.pathname` has it. */
  readonly path: string;
  /** Of the page as it was delivered. */
  readonly version: string;
}

/** What the server tells a window of the path that it shows. */
export type LiveMessage =
  | { readonly type: 'page'; readonly path: string; readonly html: string; readonly version: string }
  /** A fragment over the page, in place of the last one; empty for nothing. `covers` for mistakes that keep the page from being what it should. */
  | { readonly type: 'panel'; readonly path: string; readonly html: string; readonly covers: boolean }
  | { readonly type: 'reload' };
