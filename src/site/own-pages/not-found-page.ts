import type { Locale } from '../../config/config.ts';
import { ownLocales } from '../../config/own-locales.ts';
import type { NotFoundMain } from '../../shared/not-found-main.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { pageUrl } from '../graph/address.ts';
import { searchUrl } from '../graph/search-files.ts';
import type { PageKind, Route } from '../graph/site.ts';
import { searchItem } from '../navigation/navbar.ts';
import { brokenAddressReport } from '../page-props/page-actions.ts';
import { ownRoute } from './own-route.ts';

const notFoundKind: PageKind = {
  name: 'not-found',
  isNotFound: true,
  isUnindexed: true,
  createMain: (context): NotFoundMain => {
    const report = brokenAddressReport(context);
    const { locales, search } = context.site.config;
    return {
      kind: 'not-found',
      homeHref: context.homeHref,
      search: searchItem(context),
      languages: ownLocales({ locales }).map((each) => ({
        lang: each.htmlLang,
        homeHref: context.to.page(pageUrl(each)),
        listHref: search === null ? null : context.to.page(searchUrl(each)),
      })),
      ...(report === null ? {} : { reportHref: report }),
    };
  },
};

/** Returns the route of the page that a host shows for a missing address. */
export function notFoundRoute(locale: Locale, strings: Strings): Route {
  return ownRoute({
    kind: notFoundKind,
    locale,
    url: pageUrl(locale, '404'),
    output: locale.path === '' ? '404.html' : `${locale.path}/404.html`,
    title: strings['theme.NotFound.title'],
  });
}
