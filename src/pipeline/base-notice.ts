import { formatMessage } from '../shared/strings/format-message.ts';
import { pageUrl } from '../site/graph/address.ts';
import type { PageContext } from '../site/graph/site.ts';

/**
 * Returns what a home page says if the site is served under another path than its `base`. Empty for
 * other pages, so that the notice does not cost each page.
 */
export function baseNoticeOf({ site, route, strings }: PageContext): { readonly baseNotice?: string } {
  const { base, baseNotice } = site.config;
  const home = site.homes.get(route.locale.name);
  // The root of a language may lead to its home page.
  const isHome = route.url === home || (route.url === pageUrl(route.locale) && route.target?.url === home);
  // The addresses of a relative site are right under any path.
  if (!baseNotice || !isHome || base === './') return {};
  return { baseNotice: formatMessage(strings['theme.BaseNotice.text'], { base }) };
}
