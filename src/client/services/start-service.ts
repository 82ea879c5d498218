import type { Service } from '../../shared/analytics.ts';

const matomoQueue = '_paq';

/** Sends a page view to a service. */
type SendView = () => void;

declare global {
  interface Window {
    /** Queue of commands for Matomo, until its script replaces it. */
    [matomoQueue]?: { push: (command: readonly unknown[]) => unknown };
    /** Queue of commands for Google's script. */
    dataLayer?: unknown[];
    plausible?: PlausibleQueue;
    umami?: { readonly track: () => void };
  }
}

/** Plausible's function. Until its script replaces it, the calls are kept in `q`. */
interface PlausibleQueue {
  (event: string, options: { readonly u: string }): void;
  q?: unknown[];
}

/**
 * Loads the script of a service and returns the function that sends a page view. The services do
 * not watch the address themselves: they would see it before the title changes.
 */
export function startService(service: Service): SendView {
  switch (service.type) {
    case 'plausible':
      return startPlausible(service.host, service.domain);
    case 'umami':
      return startUmami(service.host, service.websiteId);
    case 'matomo':
      return startMatomo(service);
    case 'ga4':
      return startGa4(service.measurementId);
    case 'script':
      loadScript(service.src, service.attributes);
      return () => undefined;
  }
}

function startPlausible(host: string, domain: string): SendView {
  const queue: unknown[] = [];
  const plausible: PlausibleQueue = (...call) => void queue.push(call);
  plausible.q = queue;
  window.plausible ??= plausible;
  loadScript(`${host}/js/script.manual.js`, { 'data-domain': domain });
  return () => window.plausible?.('pageview', { u: location.href });
}

function startUmami(host: string, websiteId: string): SendView {
  // Umami has no queue, so views before its script has loaded are sent then: one view of the page
  // that is shown.
  const script = loadScript(`${host}/script.js`, { 'data-website-id': websiteId, 'data-auto-track': 'false' });
  const send = () => window.umami?.track();
  script.addEventListener('load', send);
  return send;
}

function startMatomo({ url, siteId, cookies }: Extract<Service, { readonly type: 'matomo' }>): SendView {
  const commands: (readonly unknown[])[] = [
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', siteId],
    ['enableLinkTracking'],
  ];
  if (!cookies) commands.unshift(['disableCookies']);
  // Matomo's script takes over the queue: it replaces this property.
  const first: (readonly unknown[])[] = [];
  const queue = () => (window[matomoQueue] ??= first);
  for (const command of commands) queue().push(command);
  loadScript(`${url}matomo.js`);
  let referrer = document.referrer;
  return () => {
    queue().push(['setReferrerUrl', referrer]);
    queue().push(['setCustomUrl', location.href]);
    queue().push(['setDocumentTitle', document.title]);
    queue().push(['trackPageView']);
    referrer = location.href;
  };
}

function startGa4(measurementId: string): SendView {
  const layer = (window.dataLayer ??= []);
  // Google's script reads only `arguments` objects; it takes an array for something else.
  function gtag(..._command: readonly unknown[]): void {
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
  return () => gtag('event', 'page_view', { page_location: location.href, page_title: document.title });
}

function loadScript(src: string, attributes: Readonly<Record<string, string | boolean>> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) script.setAttribute(name, value === true ? '' : value);
  }
  script.src = src;
  document.head.append(script);
  return script;
}
