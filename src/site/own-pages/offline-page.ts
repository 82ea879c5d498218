import type { Locale } from '../../config/config.ts';
import type { OfflineMain } from '../../shared/main-props.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { pageUrl } from '../graph/address.ts';
import type { PageKind, Route } from '../graph/site.ts';
import { ownRoute } from './own-route.ts';

const offlineKind: PageKind = {
  name: 'offline',
  isUnindexed: true,
  createMain: (): OfflineMain => ({ kind: 'offline' }),
};

/** Returns the route of the page that a service worker shows for a page that cannot be loaded. */
export function offlineRoute(locale: Locale, strings: Strings): Route {
  return ownRoute({
    kind: offlineKind,
    locale,
    url: pageUrl(locale, 'offline'),
    title: strings['theme.Offline.title'],
  });
}
