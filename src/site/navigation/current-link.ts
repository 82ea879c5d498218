import type { NavbarLinkProps } from '../../shared/page-props.ts';
import { pageUrl } from '../graph/address.ts';
import type { PageContext } from '../graph/site.ts';

/** What decides on which pages a link of the navbar is marked as current. */
export interface CurrentLink {
  readonly to?: string | undefined;
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
}

/** Returns whether a link of the navbar is to the current page, or to a page above it. */
export function currentLink(
  { route, locale }: PageContext,
  { to, activeBasePath, activeBaseRegex }: CurrentLink,
): NavbarLinkProps['current'] {
  const url = to === undefined ? null : pageUrl(locale, to);
  if (route.url === url) return 'page';
  if (activeBaseRegex !== undefined)
    return pattern(activeBaseRegex).test(pathIn(route.url, locale.path)) ? 'true' : null;
  if (activeBasePath !== undefined) return isBelow(route.url, pageUrl(locale, activeBasePath)) ? 'true' : null;
  // Every page is below the home page, so that does not make the link current.
  return url !== null && url !== pageUrl(locale) && route.url.startsWith(`${url}/`) ? 'true' : null;
}

function pattern(text: string): RegExp {
  return new RegExp(text, 'i');
}

/** Returns whether an address is another one, or below it. */
export function isBelow(url: string, base: string): boolean {
  return url === base || url.startsWith(base.endsWith('/') ? base : `${base}/`);
}

/** Returns an address without the path of its locale. */
function pathIn(url: string, localePath: string): string {
  if (localePath === '') return url;
  return url.slice(localePath.length + 1) || '/';
}
