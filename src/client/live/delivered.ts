import { versionHeader } from '../../shared/live-update.ts';
import { whenIdle } from '../loading/schedule.ts';

/** A page as the server delivered it. */
export interface Delivered {
  readonly path: string;
  readonly version: string;
  /** Null if the HTML is unknown, such as for a page that changed before the second request. */
  readonly html: Promise<string | null>;
}

/** The page that the window shows, as it was delivered. */
export interface Shown {
  readonly page: () => Delivered;
  /** Sets the page that is shown now. */
  readonly replace: (page: Delivered) => void;
  /** Updates the page after a navigation; returns whether it is another page. */
  readonly follow: () => boolean;
}

/** Maximum number of pages in the cache; navigation keeps fewer. */
const keptPages = 50;

/**
 * Tracks the pages that are delivered to this window. `firstVersion` is the version of the first
 * page.
 */
export function followDelivered(firstVersion: string): Shown {
  const fetched = new Map<string, Delivered>();
  const keep = (response: Response) => {
    const version = response.headers.get(versionHeader);
    if (version === null) return;
    const path = new URL(response.url).pathname;
    const html = response
      .clone()
      .text()
      .catch(() => null);
    fetched.delete(path);
    fetched.set(path, { path, version, html });
    for (const oldest of fetched.keys()) if (fetched.size > keptPages) fetched.delete(oldest);
  };
  const load = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await load(...request);
    keep(response);
    return response;
  };

  const path = location.pathname;
  let shown: Delivered = { path, version: firstVersion, html: fetchFirst(path, firstVersion) };
  return {
    page: () => shown,
    replace: (page) => (shown = page),
    follow: () => {
      const { pathname } = location;
      if (pathname === shown.path) return false;
      shown = fetched.get(pathname) ?? { path: pathname, version: '', html: Promise.resolve(null) };
      return true;
    },
  };
}

/** Fetches the HTML of the first page again, because scripts have already changed the document. */
async function fetchFirst(path: string, version: string): Promise<string | null> {
  const [navigation] = performance.getEntriesByType('navigation');
  // An error response is never patched, and the browser would log the error a second time.
  if (navigation instanceof PerformanceNavigationTiming && navigation.responseStatus >= 400) return null;
  await new Promise<void>((done) => whenIdle(done));
  const response = await fetch(path).catch(() => null);
  return response?.headers.get(versionHeader) === version ? response.text() : null;
}
