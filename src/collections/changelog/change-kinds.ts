import type { LocaleContext } from '../../site/graph/site.ts';
import { en, type Strings } from '../../shared/strings/en.ts';
import { localeStrings } from '../../strings/locale-strings.ts';

/** The kinds of changes, as Keep a Changelog names them. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** The kinds of changes by the headings that name them, in small letters. */
export type KindNames = Readonly<Record<string, ChangeKind>>;

/**
 * Returns the headings that name a kind of change: those of all languages of the site, since a
 * release may not be translated, and the English ones.
 */
export function kindNames({ site }: LocaleContext): KindNames {
  const all = site.config.locales.map((locale) => localeStrings(site.content.strings, locale).strings);
  return Object.fromEntries([...all, en].flatMap(namesIn));
}

function namesIn(strings: Strings): readonly (readonly [string, ChangeKind])[] {
  return changeKinds.map((kind) => [strings[`theme.changelog.kind.${kind}`].toLowerCase(), kind]);
}

/**
 * Returns the kind of change that a heading names, as `Fixed` and `Fixed: the search` do; null for
 * others.
 */
export function kindOfHeading(names: KindNames, heading: string): ChangeKind | null {
  const [start = ''] = heading.toLowerCase().split(/[:：]/);
  const name = start.trim();
  return Object.hasOwn(names, name) ? (names[name] ?? null) : null;
}
