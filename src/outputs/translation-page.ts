import type { Route, Site } from '../site/graph/site.ts';
import { localize } from '../config/localize.ts';
import { targetLocales, translationsOf } from '../pipeline/translations/open-translations.ts';
import { readStatus } from '../pipeline/translations/read-status.ts';
import { outputFile, pageUrl } from '../site/graph/address.ts';
import { createLocaleContext, createPageContext } from '../site/graph/page-context.ts';
import { editAddress, translationAddress } from '../site/page-props/edit-address.ts';
import { hashOf } from '../system/hash.ts';
import { statusHtml } from '../translation/status/status-html.ts';
import type { PageStatus } from '../translation/status/report-status.ts';
import type { GeneratedFile, GeneratedFilesInput } from './generated-file.ts';

/**
 * Yields the page for translators, if the site asks for one. It says what is missing and what is
 * stale.
 */
export function* translationPage({ site, locales }: GeneratedFilesInput): Generator<GeneratedFile> {
  const [first, ...others] = site.config.locales;
  if (!site.config.translationPage || !locales.has(first.name) || others.length === 0) return;
  const path = outputFile(pageUrl(first, 'translations'));
  let html: Promise<string> | null = null;
  const make = () => (html ??= writePage(site, path));
  yield { path, locale: first.name, key: async () => hashOf(await make()), make };
}

async function writePage(site: Site, path: string): Promise<string> {
  const { config } = site;
  const [first] = config.locales;
  const locales = targetLocales(site, undefined);
  // What cannot be read is a problem of the compiler.
  const { status } = await readStatus(await translationsOf(site), { locales, changed: undefined });
  const { homeHref } = createLocaleContext(site, first, path);
  const title = localize(config.title, first);
  return statusHtml(status, { title, homeHref, locales: config.locales, linkOf: createLinks(site) });
}

/**
 * Returns a function that returns where a file of a page can be edited; null where the site does
 * not say.
 */
function createLinks(site: Site): (page: PageStatus, which: 'source' | 'translation') => string | null {
  const byFile = new Map(site.routes.map((route) => [keyOf(route, route.entry?.source.file), route]));
  return ({ locale, source, translation, state, parts }, which) => {
    const isMissing = which === 'translation' && state === 'missing' && parts === 0;
    const language = which === 'source' ? site.config.locales[0].name : locale;
    const file = which === 'source' || isMissing ? source : translation;
    const route = byFile.get(keyOf({ locale: { name: language } }, file));
    if (!route?.entry) return null;
    const context = createPageContext(site, route);
    return isMissing ? translationAddress(context, route.entry) : editAddress(context, route.entry);
  };
}

function keyOf(
  { locale }: { readonly locale: Pick<Route['locale'], 'name'> },
  file: string | null | undefined,
): string {
  return `${locale.name} ${file ?? ''}`;
}
