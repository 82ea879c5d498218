import type { Locale } from '../../config/config.ts';
import { localize } from '../../config/localize.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { LinkProps } from '../../shared/link-props.ts';
import type { LocaleProps } from '../../shared/page-props.ts';
import { type Strings, stringsFor } from '../../theme/strings/strings.ts';
import { type Addresses, createAddresses } from './address.ts';
import type { Route } from './route.ts';
import type { SidebarNode } from '../sidebars/sidebar.ts';
import type { Site } from './site.ts';

/** The link of a sidebar entry. */
export interface NodeLink extends Pick<LinkProps, 'href' | 'external'> {
  /** Address of a page inside the site; null for a link that the author wrote. */
  readonly url: string | null;
}

/** The site and everything that depends on the locale of a page. */
export interface LocaleContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addresses;
  readonly strings: Strings;
  /** Returns a configured text in the page's language. */
  readonly text: (text: LocalizedText) => string;
  /** Address of the home page of the page's language. */
  readonly homeHref: string;
  /** Cache of the links of sidebar entries. */
  readonly nodeLinks: Map<SidebarNode, NodeLink | null>;
  /** Cache of the configuration's HTML strings with resolved addresses. */
  readonly htmls: Map<string, string>;
}

/** Everything that the props of one page are made from. */
export interface PageContext extends LocaleContext {
  readonly route: Route;
}

/** Returns the theme's props of a locale. */
export function localeProps({ name, htmlLang, direction }: Locale): LocaleProps {
  return { name, htmlLang, direction };
}

/** Returns the context of a page. */
export function createPageContext(site: Site, route: Route): PageContext {
  const output = route.kind === 'not-found' ? null : route.output;
  return { ...createLocaleContext(site, route.locale, output), route };
}

/**
 * Returns a function that creates the context of a page. Pages of the same locale share one locale
 * context, unless addresses are relative.
 */
export function createPageContexts(site: Site): (route: Route) => PageContext {
  const shared = new Map<string, LocaleContext>();
  return (route) => {
    if (site.config.base === './') return createPageContext(site, route);
    const context = shared.get(route.locale.name) ?? createLocaleContext(site, route.locale, null);
    shared.set(route.locale.name, context);
    return { ...context, route };
  };
}

/** Returns the context of an output file; `output` is null if it may be shown at any address. */
export function createLocaleContext(site: Site, locale: Locale, output: string | null): LocaleContext {
  const to = createAddresses(site.config, output);
  return {
    site,
    locale,
    to,
    strings: stringsFor(locale.htmlLang),
    text: (text) => localize(text, locale, site.config),
    homeHref: to.page(site.homes.get(locale.name) ?? '/'),
    nodeLinks: new Map(),
    htmls: new Map(),
  };
}
