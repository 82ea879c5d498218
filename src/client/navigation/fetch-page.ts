import { isPageAddress } from './links.ts';

/** A page as the server delivered it. */
export interface FetchedPage {
  readonly html: string;
  /** Final address, after redirects. */
  readonly address: URL;
  /** The root element, parsed in advance. A visit takes it, and moves it into the document. */
  root?: HTMLElement;
}

/** Returns the root element of a page. */
export function parsePage({ html }: FetchedPage): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').documentElement;
}

/** Returns the root element of a page, parsed in advance or now, for the caller to keep. */
export function takeRoot(page: FetchedPage): HTMLElement {
  const { root = parsePage(page) } = page;
  delete page.root;
  return root;
}

interface LoadOptions {
  readonly signal?: AbortSignal;
  readonly priority?: RequestPriority;
}

/** A cache of pages that the reader may visit next. */
export interface Pages {
  /** Base path of the site. */
  readonly base: string;
  /**
   * Returns a page; null if the browser must load the address itself. Rejects if the network fails,
   * or with the reason of the signal. If a page fails that was loaded in advance (without a
   * signal), a visit loads the whole document.
   */
  readonly load: (address: URL, options?: LoadOptions) => Promise<FetchedPage | null>;
}

interface Entry {
  page: Promise<FetchedPage | null>;
  /** Whether the reader waits for it. */
  isAsked: boolean;
  readonly time: number;
  /** Signal of the visit that loads it, until it is loaded. */
  signal: AbortSignal | undefined;
}

const keptPages = 20;
const freshFor = 300_000;

/** Returns an empty page cache for a base path. It keeps the most recently used pages. */
export function createPages(base: string): Pages {
  const entries = new Map<string, Entry>();

  const load = (address: URL, options: LoadOptions = {}) => {
    const { signal } = options;
    const key = pageKey(address);
    const known = entries.get(key);
    const time = performance.now();
    const isGood = known && !known.signal?.aborted && time - known.time < freshFor;
    const page = isGood ? known.page : fetchPage(address, base, options);
    const entry = isGood ? known : { page, time, signal, isAsked: false };
    entry.isAsked ||= signal !== undefined;
    // A map keeps insertion order, so the first entry is the least recently used.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > keptPages) entries.delete(oldest);
    page.then(
      () => (entry.signal = undefined),
      () => {
        // If the reader is offline or waits for this page, docsgen's error page is better than the
        // browser's.
        if (!entry.isAsked && navigator.onLine) entry.page = Promise.resolve(null);
        else if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return page;
  };

  return { base, load };
}

/** Returns the key of a page: its address without the hash. */
function pageKey({ pathname, search }: URL | Location): string {
  return pathname + search;
}

async function fetchPage(address: URL, base: string, options: RequestInit): Promise<FetchedPage | null> {
  const key = pageKey(address);
  const response = await fetch(key, options).catch(async (error: unknown) => {
    // A redirect to another site, which scripts cannot read, is not a network failure.
    const { type } = await fetch(key, { ...options, redirect: 'manual' });
    if (type !== 'opaqueredirect') throw error;
  });
  const isHtml = response?.headers.get('content-type')?.startsWith('text/html');
  if (!response?.ok || !isHtml) return null;
  const final = new URL(response.url);
  if (!isPageAddress(final, base)) return null;
  const html = await response.text();
  const target = /<script data-to="([^"&]+)"/.exec(html)?.[1];
  if (!target) return { html, address: final };
  const next = new URL(target, final);
  // The script of a redirect document does the same.
  next.search ||= final.search;
  const page = isPageAddress(next, base) ? await fetchPage(next, base, options) : null;
  // The address of a response has no anchor.
  if (page) page.address.hash ||= next.hash;
  return page;
}
