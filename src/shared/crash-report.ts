/** Event on `document` after a component has failed in the browser: `detail` is a `Crash`. */
export const crashEvent = 'docsgen:crash';

/** What has failed. */
export interface Crash {
  /** Name of the island; null for code that runs apart from React, such as in an event handler. */
  readonly island: string | null;
  readonly error: unknown;
}

/** What a window tells the development server of it. */
export interface CrashReport {
  readonly island: string | null;
  /** Of the page that shows, as `location.pathname` has it. */
  readonly path: string;
  /** Of the error and of its causes. */
  readonly messages: readonly string[];
  /** As the browser writes it. */
  readonly stack: string;
}
