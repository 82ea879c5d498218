/** @import { CDPSession } from 'playwright-core' */
/** @import { PageRequest, RequestKind } from './figures.ts' */

/**
 * Records each response of a page: its kind, the size of its body as sent, and the time of its
 * request.
 *
 * @param {CDPSession} session
 */
export async function recordRequests(session) {
  /** @type {Map<string, Omit<PageRequest, 'bytes' | 'early'> & { readonly bytes: number | null }>} */
  const requests = new Map();
  let loadedAt = Infinity;
  let lastAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    lastAt = performance.now();
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: request.url, at: timestamp, kind: 'other', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const entry = requests.get(requestId);
    const [kind, bytes] = [kindOf(type, response.mimeType), contentLength(response.headers)];
    if (entry) requests.set(requestId, { ...entry, kind, bytes });
  });
  session.on('Network.loadingFinished', () => (lastAt = performance.now()));
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');
  return {
    /** Milliseconds since the last network activity. */
    quietFor: () => performance.now() - lastAt,
    isLoaded: () => loadedAt < Infinity,
    /**
     * All requests so far; `early` are those that started before the load event.
     *
     * @returns {readonly PageRequest[]}
     */
    read: () =>
      [...requests.values()].map((entry) => {
        const { bytes } = entry;
        if (bytes === null) throw new Error(`${entry.url} did not say how long it is.`);
        return { ...entry, bytes, early: entry.at < loadedAt };
      }),
  };
}

/**
 * Returns null for a response without a known length: an exception here, in an event handler, would
 * end the process.
 *
 * @param {Readonly<Record<string, string>>} headers
 * @returns {number | null}
 */
function contentLength(headers) {
  const value = headers['content-length'] ?? headers['Content-Length'];
  return value === undefined ? null : Number(value);
}

/**
 * Returns the kind of a request. A page that a script fetches is a prefetch. A preloaded module is
 * a script, whatever the browser reports.
 *
 * @param {string} type
 * @param {string} mimeType
 * @returns {RequestKind}
 */
function kindOf(type, mimeType) {
  if (type === 'Document') return 'html';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType === 'text/css') return 'css';
  return 'other';
}
