import type { Config, Locale } from './config.ts';
import type { LocaleFields } from './fields/locale.ts';
import { homeAddress, type LocalePlace, localePlaces } from './locale-places.ts';

type WrittenLocales = Readonly<Record<string, LocaleFields>>;

/** Which of the locales of a configuration an output has. */
export interface LocaleChoice {
  /** Hidden locales are a part of the site. */
  readonly drafts: boolean;
  /**
   * The first of the locales at one place, for the output for that place; null for that of the site
   * itself.
   */
  readonly place: string | null;
  /** There is one output with all locales, wherever they are served. */
  readonly isTogether: boolean;
}

/**
 * Returns the locales of a site, those that are hidden in it, and where the output is served.
 * Without `drafts`, hidden locales are left out. Throws a `TypeError` if there is no locale.
 */
export function resolveLocales(
  written: WrittenLocales,
  site: Pick<LocalePlace, 'url' | 'base'>,
  { drafts, place: chosen, isTogether }: LocaleChoice,
): Pick<Config, 'locales' | 'hiddenLocales' | 'url' | 'base' | 'domain'> {
  const [source, ...others] = Object.keys(written);
  if (source === undefined) throw new TypeError('A configuration needs a locale');
  const places = localePlaces(written, site);
  const isHidden = (name: string) => !drafts && name !== source && written[name]?.hidden === true;
  const resolve = (name: string): Locale => {
    const place = places.get(name) ?? { domain: null, ...site, path: '' };
    const isHere = isTogether || place.domain === chosen;
    // In addresses of an output, the name stands for the place of a locale that is served
    // elsewhere.
    const path = isHere && (place.domain === null || !isTogether) ? place.path : name;
    const away = isHere ? null : { domain: place.domain, address: homeAddress(place), path: place.path };
    // The text of a locale that is not ready is not ready for another one either.
    const chain = name === source ? [] : [...fallbackNames(written, name), source].filter((each) => !isHidden(each));
    return resolveLocale(name, { ...written[name], path }, { fallbacks: [...new Set(chain)], away });
  };
  const { url, base } = [...places.values()].find(({ domain }) => domain === chosen) ?? site;
  return {
    locales: [resolve(source), ...others.filter((name) => !isHidden(name)).map(resolve)],
    hiddenLocales: others.filter(isHidden).map(resolve),
    ...(isTogether ? site : { url, base }),
    domain: isTogether ? null : chosen,
  };
}

/**
 * Returns the names of the locales that a locale falls back to, one after the other, as far as they
 * exist, and up to one that is named already.
 */
function fallbackNames(written: WrittenLocales, name: string): readonly string[] {
  const found: string[] = [];
  let next = written[name]?.fallback;
  while (next !== undefined && next !== name && !found.includes(next) && Object.hasOwn(written, next)) {
    found.push(next);
    next = written[next]?.fallback;
  }
  return found;
}

function resolveLocale(name: string, locale: LocaleFields, resolved: Pick<Locale, 'fallbacks' | 'away'>): Locale {
  const htmlLang = locale.htmlLang ?? name;
  return {
    name,
    label: locale.label ?? ownName(htmlLang),
    direction: locale.direction ?? directionOf(htmlLang),
    htmlLang,
    calendar: locale.calendar ?? 'gregory',
    path: locale.path ?? '',
    ...resolved,
  };
}

function ownName(htmlLang: string): string {
  const { baseName } = new Intl.Locale(htmlLang);
  const name = new Intl.DisplayNames([htmlLang], { type: 'language' }).of(baseName) ?? htmlLang;
  return name.charAt(0).toLocaleUpperCase(htmlLang) + name.slice(1);
}

/** ISO 15924 codes of the scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

function directionOf(htmlLang: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(htmlLang).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}
