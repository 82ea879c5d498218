import { versionHeader } from '../../shared/live-update.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** A page as the server has sent it. */
export interface Delivered {
  readonly path: string;
  readonly version: string;
  /** Null where it is not known, such as for a page that has changed before it was asked for a second time. */
  readonly html: Promise<string | null>;
}

/** Which page the window shows, as it was delivered. */
export interface Shown {
  readonly page: () => Delivered;
  /** Takes in that the page is another one now. */
  readonly replace: (page: Delivered) => void;
  /** Takes in that navigation may have shown another page; returns whether it has. */
  readonly follow: () => boolean;
}

/** How many pages are kept; navigation keeps fewer. */
const keptPages = 50;

/** Follows what is delivered to this window, of which the first page has a given version. */
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

/** The document has been changed by scripts already, so its HTML is asked for again. */
async function fetchFirst(path: string, version: string): Promise<string | null> {
  const [navigation] = performance.getEntriesByType('navigation');
  // What is no page is never patched, and a browser would complain of it a second time.
  if (navigation instanceof PerformanceNavigationTiming && navigation.responseStatus >= 400) return null;
  await new Promise<void>((done) => whenIdle(done));
  const response = await fetch(path).catch(() => null);
  return response?.headers.get(versionHeader) === version ? response.text() : null;
}
