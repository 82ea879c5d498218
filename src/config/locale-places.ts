import type { LocaleFields } from './fields/locale.ts';

/** Where a locale is served. */
export interface LocalePlace {
  /** The first locale of those that are served there; null for the place of the site itself. */
  readonly domain: string | null;
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly base: string;
  /** Path segment in its addresses there. */
  readonly path: string;
}

/** The place of a locale that is served elsewhere than an output. */
export interface AwayLocale extends Pick<LocalePlace, 'domain' | 'path'> {
  /** Absolute address of its home page. In the output, the `path` of the locale stands for it. */
  readonly address: string;
}

/** Returns where each locale of a site is served, by its name. */
export function localePlaces(
  locales: Readonly<Record<string, LocaleFields>>,
  site: Pick<LocalePlace, 'url' | 'base'>,
): ReadonlyMap<string, LocalePlace> {
  const domains = new Map<string, string>();
  const entries = Object.entries(locales).map(([name, { url, base, path }], index): [string, LocalePlace] => {
    // The first locale is where the site is; another value is reported.
    if (index === 0 || (url === undefined && base === undefined))
      return [name, { domain: null, ...site, path: path ?? (index === 0 ? '' : name) }];
    const place = { url: url?.replace(/\/$/, '') ?? site.url, base: base ?? '/' };
    const key = place.url + place.base;
    const domain = domains.get(key) ?? name;
    domains.set(key, domain);
    return [name, { domain, ...place, path: path ?? (domain === name ? '' : name) }];
  });
  return new Map(entries);
}

/** Returns the absolute address of the home page of a locale. */
export function homeAddress({ url, base, path }: LocalePlace): string {
  return url + (base === './' ? '/' : base) + (path === '' ? '' : `${path}/`);
}
