/** Event on `document` after a component crashed in the browser. `detail` is a `Crash`. */
export const crashEvent = 'docsgen:crash';

/** A crash in the browser. */
export interface Crash {
  /** Name of the island; null for code outside of React, such as an event handler. */
  readonly island: string | null;
  readonly error: unknown;
}

/** The report of a crash that a window sends to the development server. */
export interface CrashReport {
  readonly island: string | null;
  /** Path of the current page, as in `location.pathname`. */
  readonly path: string;
  /** Messages of the error and of its causes. */
  readonly messages: readonly string[];
  /** The stack trace as the browser formats it. */
  readonly stack: string;
}
