import { isRecord } from '../shared/is-record.ts';
import type { FrontMatterField } from './fields/front-matter.ts';
import { rightValues } from './right-values.ts';
import { isLanguageTag, suggestLanguageTag } from './schema/language-tag.ts';
import { localeSchema } from './schema/locale.ts';
import type { ParsedConfig, PartialConfig } from './schema/site-config.ts';
import type { UnknownParts } from './unknown-parts.ts';

type Path = readonly PropertyKey[];

/** The checked values of a configuration, complete enough to check a site with. */
export interface FilledConfig extends Omit<ParsedConfig, 'frontMatter'> {
  readonly frontMatter?: Readonly<Record<string, FrontMatterField | null>> | undefined;
}

interface Filled {
  /** Null if there is no locale, or no collection. */
  readonly parsed: FilledConfig | null;
  readonly unknown: UnknownParts | null;
}

/** Fields of a collection that neither addresses nor links depend on. */
const cosmetic: ReadonlySet<PropertyKey | undefined> = new Set(['head', 'title', 'description']);

interface Gaps extends Pick<UnknownParts, 'writtenPath'> {
  /** The input, with misspelled keys read as those that were probably meant. */
  readonly input: unknown;
  /** Paths of the wrong values in it. */
  readonly wrong: readonly Path[];
  /** Paths of values that may be there under a name that nobody knows. */
  readonly doubtful: readonly Path[];
}

/**
 * Returns the right values of a configuration, with something harmless for each wrong value that
 * the site's texts refer to by name, and what is unknown nevertheless.
 */
export function fillGaps(right: PartialConfig, { input, wrong, doubtful, writtenPath }: Gaps): Filled {
  if (wrong.length === 0) return { parsed: whole(right, input), unknown: null };
  const { markdown, security } = right;
  const isWrong = (...path: Path) => wrong.some((each) => path.every((key, index) => each[index] === key));
  const leftOut = keysOf(input, 'collections').filter((key) => {
    const isRead = right.collections !== undefined && Object.hasOwn(right.collections, key);
    return !isRead || isWrong('collections', key, 'source') || isWrong('collections', key, 'type');
  });
  const left = Object.entries(right.collections ?? {}).filter(([key]) => !leftOut.includes(key));
  const filled: PartialConfig & Pick<FilledConfig, 'frontMatter'> = {
    ...right,
    ...(right.locales || isObject(at(input, 'locales')) ? { locales: fillLocales(right, input, wrong) } : {}),
    ...(right.collections ? { collections: Object.fromEntries(left) } : {}),
    markdown: {
      ...markdown,
      variables: { ...named(at(input, 'markdown', 'variables'), () => ''), ...markdown?.variables },
      admonitions: { ...named(at(input, 'markdown', 'admonitions'), (label) => ({ label })), ...markdown?.admonitions },
      customElements: texts(at(input, 'markdown', 'customElements')),
    },
    // Content that needs more than the default is not reported.
    security: { ...security, ...(isWrong('security', 'inlineStyles') ? { inlineStyles: true } : {}) },
  };
  const frontMatter = named(at(input, 'frontMatter'), (name) =>
    isWrong('frontMatter', name) ? null : (right.frontMatter?.[name] ?? null),
  );
  const isNamed = ([first, second, third]: Path) =>
    (first === 'frontMatter' && second !== undefined) ||
    (first === 'markdown' &&
      third !== undefined &&
      ['variables', 'admonitions', 'customElements'].includes(String(second)));
  const inexact = wrong.filter(
    ([first, key, field]) => first === 'collections' && key !== undefined && !cosmetic.has(field),
  );
  const addressed = new Set([...leftOut, ...inexact.map(([, key]) => String(key))]);
  const unknown = {
    fields: [...wrong.filter((path) => !isNamed(path)), ...doubtful],
    writtenPath,
    collections: leftOut,
    addresses: [...addressed].flatMap((key) => addressesOf(key, at(input, 'collections', key))),
  };
  return { parsed: whole({ ...filled, frontMatter }, input), unknown };
}

/** Returns a configuration whose required fields are there; null if they cannot be replaced. */
function whole(
  {
    locales,
    collections,
    title = '',
    url,
    ...rest
  }: Omit<PartialConfig, 'frontMatter'> & Pick<FilledConfig, 'frontMatter'>,
  input: unknown,
): FilledConfig | null {
  if (!locales || !collections || Object.keys(locales).length === 0) return null;
  if (keysOf(input, 'collections').length === 0) return null;
  return { ...rest, title, url: url ?? probableOrigin(input), locales, collections };
}

/**
 * Returns the locales, also those with a wrong key, because that is the name of a folder: pages can
 * be checked nevertheless. Wrong paths and language tags are replaced.
 */
function fillLocales(
  { locales = {} }: PartialConfig,
  input: unknown,
  wrong: readonly Path[],
): NonNullable<PartialConfig['locales']> {
  const hasConflict = (name: string) => wrong.some((path) => path.join() === ['locales', name, 'path'].join());
  const entries = keysOf(input, 'locales').flatMap((name) => {
    if (!/^[\w-]+$/.test(name)) return [];
    const written = rightValues(localeSchema, at(input, 'locales', name)).value;
    const locale = locales[name] ?? localeSchema.safeParse(written).data ?? {};
    const htmlLang = locale.htmlLang ?? (isLanguageTag(name) ? name : (suggestLanguageTag(name) ?? 'en'));
    const { path: _, ...others } = locale;
    return [[name, { ...(hasConflict(name) ? others : locale), htmlLang }] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the origin of a site whose `url` is wrong. Often that has a path. Otherwise some address
 * serves the checks as well.
 */
function probableOrigin(input: unknown): string {
  const url = String(at(input, 'url'));
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : 'https://example.com';
}

/** Returns the paths at which the pages of a collection may be. */
function addressesOf(key: string, written: unknown): readonly string[] {
  const path = at(written, 'path');
  const [begin = ''] = typeof path === 'string' ? path.split(/[?#]/) : [];
  return typeof path === 'string' ? [begin.replace(/^\/+|\/+$/g, ''), key] : [key];
}

function named<T>(value: unknown, make: (name: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries((isObject(value) ? Object.keys(value) : []).map((name) => [name, make(name)]));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function keysOf(input: unknown, field: string): readonly string[] {
  const value = at(input, field);
  return isObject(value) ? Object.keys(value) : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !Array.isArray(value);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (isRecord(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined),
    value,
  );
}
