import type { Page, Route } from 'playwright-core';

// Scripts that stand in for those of the services: they take what was queued before they loaded,
// and send each page view to the service's own host, where the test reads it.

const plausible = `(() => {
  const { src, dataset } = document.currentScript;
  const send = (n, { u }) => fetch(new URL('/api/event', src), { method: 'POST', body: JSON.stringify([n, dataset.domain, u]) });
  const queue = window.plausible.q;
  window.plausible = send;
  for (const call of queue) send(...call);
})();`;

const umami = `(() => {
  const { src, dataset } = document.currentScript;
  const body = () => JSON.stringify([dataset.websiteId, dataset.autoTrack, location.href, document.title]);
  window.umami = { track: () => fetch(new URL('/api/send', src), { method: 'POST', body: body() }) };
})();`;

const matomo = `(() => {
  const { src } = document.currentScript;
  const state = {};
  const run = ([name, value]) => {
    state[name] = value;
    const { setSiteId, setCustomUrl, setDocumentTitle, setReferrerUrl } = state;
    const body = JSON.stringify([setSiteId, setCustomUrl, setDocumentTitle, setReferrerUrl]);
    if (name === 'trackPageView') fetch(new URL('matomo.php', src), { method: 'POST', body });
  };
  for (const command of window._paq) run(command);
  window._paq = { push: run };
})();`;

const google = `(() => {
  const take = ([name, event, details]) => {
    if (name !== 'event') return;
    const body = JSON.stringify([event, details.page_location, details.page_title]);
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', body });
  };
  for (const call of window.dataLayer) take(call);
  window.dataLayer.push = take;
})();`;

const scripts: Readonly<Record<string, string>> = {
  'plausible.example.org/js/script.manual.js': plausible,
  'umami.example.org/script.js': umami,
  'matomo.example.org/path/matomo.js': matomo,
  'www.googletagmanager.com/gtag/js': google,
};

/** What a window has requested of other hosts. */
export interface Outside {
  /** Addresses without scheme and query, in their order. */
  readonly requests: string[];
  /** What was sent to each host, in its order. */
  readonly views: Map<string, unknown[]>;
}

/** Answers all requests of a window to other hosts, and returns what was requested. */
export async function fakeServices(page: Page, origin: string): Promise<Outside> {
  const outside: Outside = { requests: [], views: new Map() };
  const answer = async (route: Route) => {
    const { host, pathname } = new URL(route.request().url());
    outside.requests.push(host + pathname);
    const sent = route.request().postData();
    if (sent !== null) outside.views.set(host, [...(outside.views.get(host) ?? []), JSON.parse(sent)]);
    const contentType = scripts[host + pathname] === undefined ? 'text/html' : 'text/javascript';
    const headers = { 'access-control-allow-origin': '*', 'content-security-policy': "default-src 'self'" };
    await route.fulfill({ body: scripts[host + pathname] ?? '<title>A film</title>', contentType, headers });
  };
  await page.route((url) => url.origin !== origin && /^https?:/.test(url.protocol), answer);
  return outside;
}
