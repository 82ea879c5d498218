import { needsConsent, type Service } from '../../shared/analytics.ts';
import { readConsent } from '../../shared/state/consent.ts';
import { onPage } from '../site/follow-pages.ts';
import { startConsent } from './consent.ts';
import { startService } from './start-service.ts';

// A classic script, because only these know their element. It holds the settings of the site, so
// that the script is the same for all sites.
const settings = document.currentScript?.dataset['services'];
if (settings !== undefined && location.protocol !== 'file:') start(JSON.parse(settings));

/** Starts the services that need no consent, and the others once the reader has consented. */
function start(configured: readonly Service[]): void {
  // Addresses may be relative to this page, and another may be shown when they are needed.
  const services = configured.map((service) =>
    service.type === 'script' ? { ...service, src: new URL(service.src, location.href).href } : service,
  );
  const free = services.filter((service) => !needsConsent(service));
  const asked = services.filter(needsConsent);
  startAll(free);
  if (asked.length === 0) return;
  if (readConsent() === true) startAll(asked);
  startConsent(() => startAll(asked));
}

function startAll(services: readonly Service[]): void {
  const views = services.map(startService);
  onPage(() => {
    for (const sendView of views) sendView();
  });
}
