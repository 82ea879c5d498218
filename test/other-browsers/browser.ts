/** The keys that the tests press. */
export type Key = 'Control' | 'Enter' | 'Escape' | 'k' | 'v';

/** A browser that the tests drive in the same way, whatever its protocol is. */
export interface Browser {
  readonly openWindow: () => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
}

/** The window of a reader who has not been here before: nothing is stored. */
export interface BrowserWindow {
  /** Loads an address as the address bar does, and waits until the page has loaded. */
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page. Its arguments and its result are JSON. */
  readonly evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Scrolls to the first element with a selector, moves the pointer there and clicks. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses keys together, and releases them. */
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /**
   * Returns everything so far that went wrong: errors, warnings, blocked content, missing files.
   */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
