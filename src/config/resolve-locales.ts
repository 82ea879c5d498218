import type { Config, Locale } from './config.ts';
import type { LocaleFields } from './fields/site-config.ts';

type WrittenLocales = Readonly<Record<string, LocaleFields>>;

/**
 * Returns the locales of a site, and those that are hidden in it: without `drafts`, these are left
 * out. Throws a `TypeError` if there is no locale.
 */
export function resolveLocales(written: WrittenLocales, drafts: boolean): Pick<Config, 'locales' | 'hiddenLocales'> {
  const [first, ...others] = Object.entries(written);
  if (!first) throw new TypeError('A configuration needs a locale');
  const [source] = first;
  const isHidden = (name: string) => !drafts && name !== source && written[name]?.hidden === true;
  const resolved = others.map(([name, fields]) => {
    // The text of a locale that is not ready is not ready for another one either.
    const fallbacks = [...fallbackNames(written, name), source].filter((each) => !isHidden(each));
    return resolveLocale(name, { path: name, ...fields }, [...new Set(fallbacks)]);
  });
  return {
    locales: [resolveLocale(source, first[1], []), ...resolved.filter(({ name }) => !isHidden(name))],
    hiddenLocales: resolved.filter(({ name }) => isHidden(name)),
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

function resolveLocale(name: string, locale: LocaleFields, fallbacks: readonly string[]): Locale {
  const htmlLang = locale.htmlLang ?? name;
  return {
    name,
    label: locale.label ?? ownName(htmlLang),
    direction: locale.direction ?? directionOf(htmlLang),
    htmlLang,
    calendar: locale.calendar ?? 'gregory',
    path: locale.path ?? '',
    fallbacks,
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
