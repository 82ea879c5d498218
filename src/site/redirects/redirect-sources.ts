import type { Config, Locale } from '../../config/config.ts';
import type { RedirectConfig } from '../../config/fields/redirects.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { groupBy } from '../../shared/group-by.ts';
import { isExternal } from '../../shared/is-external.ts';
import type { Problem } from '../../shared/problem.ts';
import { addressOf } from '../graph/redirects.ts';
import type { Route } from '../graph/site.ts';
import { localeOf, placedUrl } from '../graph/site-url.ts';

/** A redirect as it is written, for one language. */
export interface RedirectSource {
  readonly locale: Locale;
  /** Address inside the site, with the path of the locale, decoded; it may be a pattern. */
  readonly from: string;
  /** The page; or an address inside the site, or one of another site, both perhaps patterns. */
  readonly to: Route | string;
  /** The same for all languages of one line. */
  readonly line: string;
  /** Where it is written. */
  readonly place: () => Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Returns the redirects of the configuration and of front matter, for each language. */
export function redirectSources(config: Config, routes: readonly Route[]): readonly RedirectSource[] {
  return [...fromConfig(config), ...fromFrontMatter(config, routes)];
}

function fromConfig(config: Config): readonly RedirectSource[] {
  return config.redirects.flatMap((redirect, index) =>
    redirect.from.flatMap((from, part) => {
      const path = ['redirects', index];
      const place = () => ({ file: config.file, ...config.locate(path) });
      return inLanguages(config, { ...redirect, from: [from] }).map((each) => ({
        ...each,
        line: `${index} ${part}`,
        place,
      }));
    }),
  );
}

/** An address with the path of a locale is in that language only. */
function inLanguages(config: Config, redirect: RedirectConfig) {
  const { locales } = config;
  const from = placedUrl(config, redirect.from[0] ?? '');
  const to = isExternal(redirect.to) ? redirect.to : placedUrl(config, redirect.to);
  const named = localeOf(config, redirect.from[0] ?? '') ?? (isExternal(to) ? null : localeOf(config, redirect.to));
  if (named) return [{ locale: named, from: addressOf(from), to: targetOf(to) }];
  return locales.map((locale) => ({
    locale,
    from: addressOf(inLocale(locale, from)),
    to: isExternal(to) ? to : targetOf(inLocale(locale, to)),
  }));
}

function inLocale({ path }: Locale, address: string): string {
  return path === '' ? address : `/${path}${address}`;
}

function targetOf(address: string): string {
  if (isExternal(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return addressOf(path) + rest;
}

/**
 * The addresses in the source language hold for translations too, because the page has moved in all
 * languages. Versions have copies of the page, and the latest of them counts.
 */
function fromFrontMatter(config: Config, routes: readonly Route[]): readonly RedirectSource[] {
  const pages = routes.filter(({ entry, target }) => entry !== null && target === undefined);
  const originals = new Map(pages.flatMap((route) => (route.locale === config.locales[0] ? [[route.key, route]] : [])));
  const all = pages.flatMap((route) => {
    const original = originals.get(route.key);
    return [...(original && original !== route ? written(original) : []), ...written(route)].flatMap((each) => {
      const named = localeOf(config, each.from);
      if (named && named !== route.locale) return [];
      const from = addressOf(named ? placedUrl(config, each.from) : inLocale(route.locale, each.from));
      return [{ ...each, locale: route.locale, from, to: route }];
    });
  });
  return [...groupBy(all, ({ from, to }) => JSON.stringify([from, to.latestKey ?? to.key])).values()].flatMap(
    (same) => same.find(({ to }) => to.latestKey === undefined) ?? same[0] ?? [],
  );
}

function written({ entry }: Route) {
  const field = entry?.frontMatter.redirect_from;
  if (!entry || field === undefined) return [];
  const { file } = entry.source;
  return [field].flat().map((from, index) => ({
    from,
    line: `${file} ${from}`,
    place: () => ({
      file,
      ...locateKey(entry.yaml, Array.isArray(field) ? ['redirect_from', index] : ['redirect_from']),
    }),
  }));
}
