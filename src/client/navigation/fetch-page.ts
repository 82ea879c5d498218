import { isPageAddress } from './links.ts';

/** A page as it was delivered. */
export interface FetchedPage {
  readonly html: string;
  /** Where it was found, after redirects. */
  readonly address: URL;
}

interface LoadOptions {
  readonly signal?: AbortSignal;
  readonly priority?: RequestPriority;
}

/** The pages that a reader may want next. */
export interface Pages {
  /** Path under which they lie. */
  readonly base: string;
  /**
   * Returns a page; null for what a browser must load by itself. Rejects if the network fails, or with the reason of the signal. A page
   * that was loaded in advance, without a signal, and failed, is loaded whole when the reader goes there.
   */
  readonly load: (address: URL, options?: LoadOptions) => Promise<FetchedPage | null>;
}

interface Entry {
  page: Promise<FetchedPage | null>;
  /** Whether a reader waits for it. */
  isAsked: boolean;
  readonly time: number;
  /** Of the visit that loads it, until it has come. */
  signal: AbortSignal | undefined;
}

const keptPages = 20;
const freshFor = 300_000;

/** Returns an empty store of pages under a base; it keeps those that were used last. */
export function createPages(base: string): Pages {
  const entries = new Map<string, Entry>();

  const load = (address: URL, { signal, priority }: LoadOptions = {}) => {
    const key = pageKey(address);
    const known = entries.get(key);
    const time = performance.now();
    const isGood = known && !known.signal?.aborted && time - known.time < freshFor;
    const page = isGood
      ? known.page
      : fetchPage(address, base, { signal: signal ?? null, priority: priority ?? 'auto' });
    const entry = isGood ? known : { page, time, signal, isAsked: false };
    entry.isAsked ||= signal !== undefined;
    // The order of a map is that of insertion: the first is the one that was not used for longest.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > keptPages) entries.delete(oldest);
    page.then(
      () => (entry.signal = undefined),
      () => {
        // Offline, and for one who waits, the error box serves better than a page of the browser's own.
        if (!entry.isAsked && navigator.onLine) entry.page = Promise.resolve(null);
        else if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return page;
  };

  return { base, load };
}

/** Returns what tells pages apart: the address without its hash. */
function pageKey({ pathname, search }: URL | Location): string {
  return pathname + search;
}

async function fetchPage(address: URL, base: string, options: RequestInit): Promise<FetchedPage | null> {
  const key = pageKey(address);
  const response = await fetch(key, options).catch(async (error: unknown) => {
    // A redirect to another site, which may not be read, is no failure of the network.
    const { type } = await fetch(key, { ...options, redirect: 'manual' });
    if (type !== 'opaqueredirect') throw error;
  });
  const isHtml = response?.headers.get('content-type')?.startsWith('text/html');
  if (!response?.ok || !isHtml || !isPageAddress(new URL(response.url), base)) return null;
  return { html: await response.text(), address: new URL(response.url) };
}
