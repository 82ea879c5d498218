import type { Locale } from '../config/config.ts';
import { localize } from '../config/localize.ts';
import type { LocalizedText } from '../config/schema/text.ts';
import { type Strings, stringsFor } from '../theme/strings/strings.ts';
import { type Addresses, createAddresses } from './address.ts';
import type { Route } from './route.ts';
import type { Site } from './site.ts';

/** What the parts of one page's props are made from. */
export interface PageContext {
  readonly site: Site;
  readonly route: Route;
  readonly locale: Locale;
  readonly to: Addresses;
  readonly strings: Strings;
  /** A configured text in the page's language. */
  readonly text: (text: LocalizedText) => string;
  /** Address of the home page of the page's language. */
  readonly homeHref: string;
}

/** Returns the context of a page. */
export function createPageContext(site: Site, route: Route): PageContext {
  const { locale } = route;
  const to = createAddresses(site.config, route.kind === 'not-found' ? null : route.output);
  return {
    site,
    route,
    locale,
    to,
    strings: stringsFor(locale.htmlLang),
    text: (text) => localize(text, locale, site.config),
    homeHref: to.page(site.homes.get(locale.name) ?? '/'),
  };
}
