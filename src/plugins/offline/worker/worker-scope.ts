// TypeScript knows the globals of either windows or workers. These are what the worker uses of its
// own.

/** An event that may keep the worker running. */
export interface LongEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  /** The response to a navigation that the browser has requested meanwhile. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

export interface WorkerMessage extends LongEvent {
  readonly data: unknown;
  readonly source: { readonly postMessage: (message: unknown, options: object) => void } | null;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
    readonly unregister: () => Promise<boolean>;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}
