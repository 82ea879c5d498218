import type { Locale } from '../../config/config.ts';
import { localize } from '../../config/localize.ts';
import type { LocaleProps } from '../../shared/page-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';
import { createPluralFormat } from '../../shared/strings/format-message.ts';
import { localeStrings } from '../../strings/locale-strings.ts';
import { createAddresses } from './address.ts';
import type { LocaleContext, PageContext, Route, Site } from './site.ts';

/** Returns the theme's props of a locale. */
export function localeProps({ name, htmlLang, direction, calendar }: Locale): LocaleProps {
  return { name, htmlLang, direction, ...(calendar !== 'gregory' && { calendar }) };
}

/** Returns what components can read of the site in a locale. */
export function siteValue({ config }: Site, locale: Locale): SiteValue {
  return { title: localize(config.title, locale), custom: config.custom };
}

/** Returns the context of a page. */
export function createPageContext(site: Site, route: Route): PageContext {
  const output = route.kind.isNotFound ? null : route.output;
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
    strings: localeStrings(site.content.strings, locale).strings,
    text: (text) => localize(text, locale),
    homeHref: to.page(site.homes.get(locale.name) ?? '/'),
    formatPlural: createPluralFormat(locale.htmlLang),
    links: new Map(),
    htmls: new Map(),
  };
}
