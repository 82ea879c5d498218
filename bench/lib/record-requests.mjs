/**
 * Records each response of a page: its kind, the size of its body as sent, and the time of its
 * request.
 */
export async function recordRequests(session) {
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
    if (entry) Object.assign(entry, { kind: kindOf(type, response.mimeType), bytes: contentLength(response.headers) });
  });
  session.on('Network.loadingFinished', () => (lastAt = performance.now()));
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');
  return {
    /** Milliseconds since the last network activity. */
    quietFor: () => performance.now() - lastAt,
    isLoaded: () => loadedAt < Infinity,
    /** All requests so far; `early` are those that started before the load event. */
    read: () => {
      const unknown = [...requests.values()].find(({ bytes }) => bytes === null);
      if (unknown) throw new Error(`${unknown.url} did not say how long it is.`);
      return [...requests.values()].map((entry) => ({ ...entry, early: entry.at < loadedAt }));
    },
  };
}

/**
 * Returns null for a response without a known length: an exception here, in an event handler, would
 * end the process.
 */
function contentLength(headers) {
  const value = headers['content-length'] ?? headers['Content-Length'];
  return value === undefined ? null : Number(value);
}

/**
 * Returns the kind of a request. A page that a script fetches is a prefetch. A preloaded module is
 * a script, whatever the browser reports.
 */
function kindOf(type, mimeType) {
  if (type === 'Document') return 'html';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType === 'text/css') return 'css';
  return 'other';
}
