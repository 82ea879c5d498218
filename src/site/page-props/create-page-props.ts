import type { MainProps } from '../../shared/main-props.ts';
import type { PageMarks, PageProps, RedirectProps } from '../../shared/page-props.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { localeProps } from '../graph/page-context.ts';
import { versionOfRoute } from '../graph/route-version.ts';
import type { PageContext, Route } from '../graph/site.ts';
import { createAnnouncements } from '../navigation/announcements.ts';
import { createFooter } from '../navigation/footer.ts';
import { createConsentLink } from '../navigation/consent-link.ts';
import { createNavbar } from '../navigation/navbar.ts';
import { createHead, describePage } from './head.ts';
import { contentLanguage } from './label-language.ts';
import { createPageDetails } from './page-details.ts';
import { shownParts } from './layout.ts';
import { createTranslations } from './translations.ts';
import { noChanges, type PluginChanges } from './plugin-changes.ts';

/**
 * Returns the props of a page, without its rendered text. Throws only for mistakes that the checks
 * of the site have already reported.
 */
export function createPageProps(
  context: PageContext,
  compiled: CompiledContent,
  changes: PluginChanges = noChanges,
): PageProps | RedirectProps {
  const { route } = context;
  if (route.target) return createRedirect(context, route.target);
  const shown = shownParts(route);
  const { asksConsent, privacyLink } = context.site.config;
  const details = createPageDetails(context, compiled);
  const values = route.entry?.frontMatter.custom;
  return {
    locale: localeProps(context.locale),
    head: createHead(context, compiled, changes),
    marks: createMarks(context, changes),
    skipTo: '#main',
    ...(context.site.config.languageHint && { translations: createTranslations(context) }),
    announcements: shown.navbar ? createAnnouncements(context) : [],
    navbar: shown.navbar ? createNavbar(context) : null,
    sidebar: (shown.sidebar && route.kind.createSidebar?.(context, route)) || null,
    main: { ...createMain(context, compiled), ...(details && { details }) },
    footer: shown.footer ? createFooter(context) : null,
    asksConsent,
    ...(asksConsent && privacyLink && { privacyLink: createConsentLink(context, privacyLink) }),
    ...(values && { values }),
    ...(Object.keys(changes.values).length > 0 && { pluginValues: changes.values }),
  };
}

function createMain(context: PageContext, compiled: CompiledContent): MainProps {
  const { route, locale } = context;
  const main = route.kind.createMain(context, route, compiled);
  const textLanguage = route.entry ? contentLanguage(route.entry.source.locale, locale) : null;
  return textLanguage === null ? main : { ...main, textLanguage };
}

function createMarks({ site, route }: PageContext, { classNames }: PluginChanges): PageMarks {
  const { kind, entry } = route;
  const own = versionOfRoute(site, route);
  return {
    kind: kind.name,
    doc: kind.docId?.(route) ?? null,
    version: own?.isOneOfSeveral ? own.version.name : null,
    ...(own?.isOneOfSeveral && route.collection !== null && { collection: route.collection }),
    className: [own?.version.className ?? [], entry?.frontMatter.class ?? [], classNames].flat().join(' ') || null,
  };
}

function createRedirect(context: PageContext, target: Route): RedirectProps {
  const { title, canonical } = describePage({ ...context, route: target });
  const { noIndex: noindex } = context.site.config;
  const href = context.to.page(target.url);
  return { locale: localeProps(context.locale), target: { title, href }, canonical, noindex };
}
