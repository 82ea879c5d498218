// The types of what the benchmarks measure.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Bytes and requests of a page, until it is loaded and until it is idle. */
export interface Weight {
  readonly requestsLoad: number;
  readonly requestsIdle: number;
  readonly bytesLoad: number;
  readonly bytesIdle: number;
  readonly html: number;
  readonly css: number;
  /** Scripts that the document itself refers to. */
  readonly early: number;
  readonly jsLoad: number;
  readonly jsIdle: number;
  readonly otherIdle: number;
}

/** Times of a load in milliseconds, and its layout shift. */
export interface Times {
  readonly dcl: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly load: number;
  readonly tbt: number;
  readonly tbtCpu: number;
  readonly longest: number;
  readonly longestCpu: number;
  readonly longestScript: number;
  readonly longestScriptCpu: number;
  readonly script: number;
  readonly task: number;
  /** CPU time for styles and layout. */
  readonly layout: number;
  readonly cls: number;
}

/** The figures of one load of a page, or the medians of several. */
export interface LoadFigures {
  readonly weight: Weight;
  readonly times: Times;
  /** Errors on the browser's console. */
  readonly errors: readonly string[];
}

export interface NavigationFigures {
  /** From each click to the next heading, in milliseconds. */
  readonly times: readonly number[];
  readonly median: number;
  /** How many of the pages were fully loaded. */
  readonly wholeLoads: number;
  readonly errors: readonly string[];
}

/** Objects in the browser. */
export interface ObjectCounts {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly heap: number;
}

export interface LeakFigures {
  /** The counts after a number of navigations. */
  readonly samples: readonly (ObjectCounts & { readonly visits: number })[];
  readonly wholeLoads: number;
  readonly errors: readonly string[];
}

/** Several loads of one page. */
export interface LoadsFigures {
  readonly weight: Weight;
  readonly times: Times;
  readonly tbts: readonly number[];
  readonly longestScript: number;
  readonly shift: number;
  readonly errors: readonly string[];
}

/** What a reader holds: a desktop with a mouse, or a phone with a touch screen. */
export type Device = 'desktop' | 'phone';

/** Whether the reader has asked for less motion, as the media feature names it. */
export type Motion = 'no-preference' | 'reduce';

/** What is loaded: the page of docsgen, the same page without scripts, the page of Hugo. */
export type Subject = 'docsgen' | 'plain' | 'hugo';

/** The figures of a site in `page.mjs`. */
export interface SiteFigures {
  readonly pages: number;
  readonly loads: readonly (LoadsFigures & { readonly device: Device; readonly subject: Subject })[];
  readonly navigations: readonly (NavigationFigures & {
    readonly device: Device;
    readonly motion: Motion;
    readonly subject: Subject;
  })[];
  readonly leaks: LeakFigures;
  /** Errors of the pages of docsgen. */
  readonly errors: readonly string[];
  /** Load average of the machine. */
  readonly load: { readonly before: number; readonly after: number };
}

/** The sites of `interactions.mjs`: the corpus, and the project's own site. */
export type InteractionSite = 'corpus' | 'own';

/** What a reader does on a page: clicks or taps `target`, or presses `key`, on `target` if there is one. */
export interface Interaction {
  readonly name: string;
  readonly target?: string;
  readonly key?: string;
  /** Selector for elements of which there are more or fewer when the page has answered. */
  readonly shows: string;
  /** Without them, it is done on both. */
  readonly devices?: readonly Device[];
  readonly site?: InteractionSite;
}

/** The times of an interaction in milliseconds. */
export interface InteractionTimes {
  /** To the next frame. */
  readonly paint: number;
  /** To the frame that shows the answer; null if the number of elements was the same. */
  readonly shown: number | null;
}

export interface InteractionFigures extends InteractionTimes {
  readonly name: string;
  /** CPU time of the main thread until the next frame. */
  readonly cpu: number;
}

/** What a change of the color mode costs. */
export interface RestyleFigures {
  /** How many elements got new styles in each frame. */
  readonly elements: readonly number[];
  /** CPU time for styles in all frames, in milliseconds. */
  readonly cpu: number;
}

export interface SearchFigures {
  /** From each key to the last change of the results, in milliseconds. */
  readonly times: readonly number[];
  readonly median: number;
  readonly slowest: number;
  readonly bytes: number;
  readonly requests: number;
  readonly errors: readonly string[];
}

/** What `measure-index.mjs` prints. */
export interface IndexFigures {
  readonly ms: number;
  readonly cpuMs: number;
  readonly memory: number;
  readonly writes: number;
  readonly files: number;
  readonly bytes: number;
  readonly compressed: number;
}

/** The figures of a site in `search.mjs`. */
export interface SearchSiteFigures {
  readonly pages: number;
  readonly buildMs: number;
  readonly cold: IndexFigures;
  readonly edited: IndexFigures;
  readonly use: SearchFigures;
  /** Load average of the machine. */
  readonly load: number;
}

/** A page in a browser of its own context. */
export interface OpenedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** Errors on the page's console so far. */
  readonly errors: readonly string[];
}

export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** How the browser slows down the network: milliseconds for each request, and bytes a second. */
export interface NetworkConditions {
  readonly offline: boolean;
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

export interface LoadOptions {
  readonly slowDown?: number;
  readonly device?: Device;
  readonly network?: NetworkConditions;
}

export interface NavigationOptions {
  readonly count: number;
  readonly device?: Device;
  readonly motion?: Motion;
}

/** A response of a page. */
export interface PageRequest {
  readonly url: string;
  /** When it was requested, in seconds of the browser's clock. */
  readonly at: number;
  readonly kind: RequestKind;
  readonly bytes: number;
  /** Whether it was requested before the load event. */
  readonly early: boolean;
}

export type RequestKind = 'html' | 'js' | 'css' | 'other';

/** A task or a script run, in milliseconds since the navigation. */
export interface Task {
  readonly start: number;
  readonly wall: number;
  readonly cpu: number;
}

/** The part of a trace event that is read. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args?: {
    readonly beginData?: { readonly url?: string };
    readonly data?: { readonly type?: string };
    readonly elementCount?: number;
  };
}

export interface TraceFigures {
  readonly tasks: readonly Task[];
  readonly scripts: readonly Task[];
  readonly fcp: number;
  /** CPU time for styles and layout. */
  readonly layout: number;
}

/** Rows of cells, the first of them with the titles of the columns. */
export type Rows = readonly (readonly (string | number)[])[];
