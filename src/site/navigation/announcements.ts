import { areChosen } from '../../config/announcements.ts';
import { suggest } from '../../shared/nearest.ts';
import type { AnnouncementProps } from '../../shared/page-props.ts';
import { pageUrl } from '../graph/address.ts';
import type { PageContext } from '../graph/site.ts';
import { isBelow } from './current-link.ts';
import { resolveHtml } from './resolve-html.ts';
import { LinkError } from './site-link.ts';

/** Returns the announcements that a page may show. Of several, browsers choose one. */
export function createAnnouncements(context: PageContext): readonly AnnouncementProps[] {
  const { route, locale, site } = context;
  const { announcements } = site.config;
  const isChosen = areChosen(announcements);
  return announcements.flatMap(({ id, content, isCloseable, paths }, index): readonly AnnouncementProps[] => {
    if (paths?.every((path) => !isBelow(route.url, pageUrl(locale, path)))) return [];
    return [{ id, html: resolveHtml(context, content), isCloseable, ...(isChosen && { index }) }];
  });
}

/**
 * Returns the address of a page at a path or below it. Throws a `LinkError` if there is none, so no
 * page would show the announcement.
 */
export function findPagesBelow({ site, locale }: PageContext, path: string): string {
  const base = pageUrl(locale, path);
  const urls = site.routes.flatMap((route) => (route.locale === locale ? [route.url] : []));
  const found = urls.find((url) => isBelow(url, base));
  if (found !== undefined) return found;
  throw new LinkError('broken-link', `There is no page at \`${path}\` or below it`, suggest(base, urls, 'pages'));
}
