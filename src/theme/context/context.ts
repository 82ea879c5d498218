import { createContext, type ReactNode, useContext } from 'react';
import { fillMessage } from '../../shared/strings/format-message.ts';
import type { Message } from '../../shared/strings/message.ts';
import { areTexts, fillNodes, type NodeValues } from './fill-nodes.ts';
import type { NamespaceStrings, OwnStrings } from './own-strings.ts';
import type { PluginDataOf } from './plugin-data.ts';
import type { ContentLanguage } from '../../shared/label-language.ts';
import type { CardProps, OverviewPartProps, TocItemProps } from '../../shared/main-props.ts';
import type { PackageManager } from '../../shared/package-managers.ts';
import type { LocaleProps, PluginValues } from '../../shared/page-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';
import type { PageSlotProps } from '../../shared/slot-props.ts';
import { UsageError } from '../../shared/usage-error.ts';
import type { Strings } from '../../shared/strings/en.ts';

/** The data of the page that every component of the theme can read. */
export interface ThemeValue {
  readonly strings: Strings;
  readonly locale: LocaleProps;
  readonly site: SiteValue;
  /** Null in an island: the browser renders islands again, and it does not have this data. */
  readonly page: PageValue | null;
}

/** The data of the page that components in its text show. */
export interface PageValue {
  /** The values of `custom` in its front matter, with those of the site's own fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What plugins give to components, by the name of the plugin. */
  readonly pluginValues: PluginValues;
  readonly toc: readonly TocItemProps[];
  /** Language of the text and of its headings. Default: the page's. */
  readonly textLanguage?: ContentLanguage | undefined;
  /** Cards of the pages around a doc; null on a page that is not a doc. */
  readonly cards: readonly CardProps[] | null;
  /** The pages around a doc with their headings. */
  readonly overview: readonly OverviewPartProps[];
  readonly convertCommand: ConvertCommand;
  /** What slots inside the page know of it. */
  readonly slot: PageSlotProps;
}

/**
 * Returns an npm command line in the syntax of another package manager, or null if that one has no
 * equivalent.
 */
export type ConvertCommand = (line: string, manager: PackageManager) => string | null;

/** Provides the strings and the locale of the page, and its data. `Page` sets it. */
export const ThemeContext = createContext<ThemeValue | null>(null);

function useTheme(hook: string): ThemeValue {
  const value = useContext(ThemeContext);
  if (value === null) {
    throw new UsageError(
      `${hook}() was called outside <Page>, its provider.`,
      'Call it in a component that the page renders, not in one that you render separately, such as by `renderToString`; pass the result to that one.',
    );
  }
  return value;
}

/**
 * Returns the strings of the page's language: with a namespace, the site's own of this namespace by
 * name, otherwise those of docsgen and of the site by key. An island that calls it with a namespace
 * has all of its strings in the browser, otherwise those that it reads while the server renders it.
 * Throws a `UsageError` for a namespace without strings, and outside `Page`.
 */
export function useStrings(): Strings & OwnStrings;
export function useStrings<Namespace extends string>(namespace: Namespace): NamespaceStrings<Namespace>;
export function useStrings(namespace?: string): object {
  const { strings } = useTheme('useStrings');
  if (namespace === undefined) return strings;
  const found = Object.keys(strings).filter((key) => key.startsWith(`${namespace}.`));
  if (found.length > 0)
    return Object.fromEntries(found.map((key) => [key.slice(namespace.length + 1), Reflect.get(strings, key)]));
  throw new UsageError(
    `useStrings('${namespace}') found no strings of this namespace.`,
    `Write them in \`strings.yml\` of the source language, as in \`${namespace}.title: Text\`.`,
  );
}

/**
 * Returns a string with its placeholders replaced. Numbers are written as the language does. If a
 * value is something that React renders, such as a link, so is the result.
 */
export interface FormatString {
  (message: Message, values?: Readonly<Record<string, string | number>>): string;
  (message: Message, values: NodeValues): ReactNode;
}

/**
 * Returns the function that fills a string of the page's language. It takes the plural form for
 * `values.count`. Throws a `UsageError` outside `Page`.
 */
export function useFormat(): FormatString {
  const { htmlLang } = useTheme('useFormat').locale;
  function format(message: Message, values?: Readonly<Record<string, string | number>>): string;
  function format(message: Message, values: NodeValues): ReactNode;
  function format(message: Message, values: NodeValues = {}): ReactNode {
    const filled = { message, lang: htmlLang };
    return areTexts(values) ? fillMessage({ ...filled, values }) : fillNodes({ ...filled, values });
  }
  return format;
}

/** Returns the page's locale; throws outside `Page`. */
export function useLocale(): LocaleProps {
  return useTheme('useLocale').locale;
}

/**
 * Returns the name of the site and the values of `custom` in its configuration; throws outside
 * `Page`. An island gets those that it reads on the server.
 */
export function useSite(): SiteValue {
  return useTheme('useSite').site;
}

/**
 * Returns the author's own values in the front matter of the page: those of `custom`, and of the
 * fields that the site adds. Throws in an island, which gets such values as props, and outside
 * `Page`.
 */
export function usePageValues(): PageValue['values'] {
  return usePage().values;
}

/**
 * Returns what a plugin gives to the components of the page by its hook `page`; null if that is
 * nothing. Throws in an island, which gets such values as props, and outside `Page`.
 */
export function usePluginData<Name extends string>(plugin: Name): PluginDataOf<Name> | null;
export function usePluginData(plugin: string): object | null {
  return usePage().pluginValues[plugin] ?? null;
}

/**
 * Returns the data of the page that components in its text show. Throws a `UsageError` in an island
 * and outside `Page`.
 */
export function usePage(): PageValue {
  const { page } = useTheme('usePage');
  if (page !== null) return page;
  throw new UsageError(
    'it is in an island, which the browser renders again without the data of the page.',
    'Put it between the tags of the island in the page, or into a component without `use client`.',
  );
}
