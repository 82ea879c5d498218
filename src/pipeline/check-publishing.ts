import { join } from 'node:path';
import { findOverrides } from '../bundler/find-overrides.ts';
import type { Config, Locale } from '../config/config.ts';
import { isPlaceholderAddress } from '../config/placeholder-address.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import { servedBase } from '../site/graph/address.ts';
import type { Site } from '../site/graph/site.ts';
import { readSiteText } from './problem-filter/create-problem-filter.ts';

/**
 * Returns what a site lacks before it can be published. Everything works without it, so this is
 * asked only of a site without errors.
 */
export function checkPublishing(site: Site): readonly Problem[] {
  // The output of the site itself speaks for those of locales that are served elsewhere.
  return site.config.domain === null ? [...checkAddresses(site.config), ...checkLocaleLinks(site)] : [];
}

/** Returns a warning for each address of a site that is only a placeholder. */
export function checkAddresses({ url, locales, file, locate }: Config): readonly Problem[] {
  const own = locales.flatMap(({ name, away }) => {
    const place = locate(['locales', name, 'url']);
    return away === null || place === null ? [] : [{ address: new URL(away.address).origin, place }];
  });
  return [{ address: url, place: locate(['url']) }, ...own]
    .filter(({ address }) => isPlaceholderAddress(address))
    .map(({ address, place }) =>
      asProblem({
        code: 'placeholder-address',
        title: `The URL ${address} is only a placeholder`,
        hint: 'Write the URL where readers will find the site. Search engines, feeds and shared links get it from here.',
        ...{ file, ...place },
      }),
    );
}

/** Returns a warning if a site has locales that no page of another one leads to. */
export function checkLocaleLinks(site: Site): readonly Problem[] {
  const { config } = site;
  const [first, ...others] = linkedByTexts(site, unlinkedLocales(config));
  if (!first) return [];
  const names = [first, ...others].map(({ name }) => `\`${name}\``).join(', ');
  const address = first.away?.address ?? `${config.url}${servedBase(config)}${first.path}/`;
  const problem: Problem = asProblem({
    code: 'unreachable-locale',
    title: `No page leads to the ${others.length === 0 ? 'locale' : 'locales'} ${names}`,
    hint: `Add the language menu to the \`items\` of the \`navbar\`: \`{ type: 'localeDropdown' }\`, or a link to \`${address}\`.`,
  });
  return [{ ...problem, file: config.file, ...config.locate(['locales', first.name]) }];
}

/**
 * Returns the locales of a site to which its configuration has no link. Code of the site that
 * changes the theme may have any.
 */
export function unlinkedLocales(config: Config): readonly Locale[] {
  const { root, locales, navbar, footer, announcements, pluginAssets } = config;
  if (locales.length < 2 || navbar.items.some(({ type }) => type === 'localeDropdown' || type === 'custom')) return [];
  const written = JSON.stringify([navbar, footer, announcements]);
  const found = locales.filter((locale, index) => !isStart(locale, index) && !leadsTo(config, written, locale));
  if (found.length === 0 || pluginAssets.some(({ theme }) => theme !== null)) return [];
  return findOverrides(root, [join(root, 'theme')]).overrides === null ? found : [];
}

/** Readers come to the source language, and to the one at the root, by the address of the site. */
function isStart({ path, away }: Locale, index: number): boolean {
  return index === 0 || (path === '' && away === null);
}

/** Returns those of the locales that no text of another locale names. */
function linkedByTexts({ routes, config }: Site, locales: readonly Locale[]): readonly Locale[] {
  let left = locales;
  const files = new Map(
    routes.flatMap(({ entry, locale }): [string, string][] =>
      entry && !entry.fallback ? [[entry.source.file, locale.name]] : [],
    ),
  );
  for (const [file, name] of files) {
    if (left.length === 0) break;
    const text = readSiteText(config, file) ?? '';
    left = left.filter((locale) => locale.name === name || !leadsTo(config, text, locale));
  }
  return left;
}

/** Returns whether a text has a link to a page of a locale, as far as that can be seen in it. */
function leadsTo({ url, base }: Config, text: string, locale: Locale): boolean {
  const own = `["'\`(=<\\s]/${escape(locale.path)}`;
  const whole = escape(locale.away?.address.replace(/\/$/, '') ?? `${url}${servedBase({ base })}${locale.path}`);
  // The address ends there, or goes on with a page of the locale.
  return new RegExp(`(?:${locale.away ? whole : `${own}|${whole}`})(?=[/"'\`)#?\\s>\\]\\\\]|$)`).test(text);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
