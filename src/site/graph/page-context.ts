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

/** Where an entry of a sidebar leads. */
export interface NodeLink extends Pick<LinkProps, 'href' | 'external'> {
  /** Address inside the site; null for what the author wrote. */
  readonly url: string | null;
}

/** What anything that a reader of one language sees is made from. */
export interface LocaleContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addresses;
  readonly strings: Strings;
  /** A configured text in the page's language. */
  readonly text: (text: LocalizedText) => string;
  /** Address of the home page of the page's language. */
  readonly homeHref: string;
  /** Where entries of sidebars lead, as far as it has been asked for. */
  readonly nodeLinks: Map<SidebarNode, NodeLink | null>;
  /**
   * Pieces of the configuration's HTML with their addresses resolved, as far as they have been
   * asked for.
   */
  readonly htmls: Map<string, string>;
}

/** What the parts of one page's props are made from. */
export interface PageContext extends LocaleContext {
  readonly route: Route;
}

/** Returns the locale as the theme knows it. */
export function localeProps({ name, htmlLang, direction }: Locale): LocaleProps {
  return { name, htmlLang, direction };
}

/** Returns the context of a page. */
export function createPageContext(site: Site, route: Route): PageContext {
  const output = route.kind === 'not-found' ? null : route.output;
  return { ...createLocaleContext(site, route.locale, output), route };
}

/** Returns what gives the context of each page. What pages of a locale have in common is made once, unless addresses are relative. */
export function createPageContexts(site: Site): (route: Route) => PageContext {
  const shared = new Map<string, LocaleContext>();
  return (route) => {
    if (site.config.base === './') return createPageContext(site, route);
    const context = shared.get(route.locale.name) ?? createLocaleContext(site, route.locale, null);
    shared.set(route.locale.name, context);
    return { ...context, route };
  };
}

/** Returns the context of a file of the output; `output` is null for one that may be shown at any address. */
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
