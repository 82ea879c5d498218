import { createContext, useContext } from 'react';
import type { CardProps, TocItemProps } from '../../shared/main-props.ts';
import type { PackageManager } from '../../shared/package-managers.ts';
import type { LocaleProps } from '../../shared/page-props.ts';
import { UsageError } from '../../shared/usage-error.ts';
import type { Strings } from '../strings/strings.ts';

/** What every component of the theme may need to know about the page that it is printed on. */
export interface ThemeValue {
  readonly strings: Strings;
  readonly locale: LocaleProps;
  /** Null in an island: the browser prints that again, and knows nothing of it. */
  readonly page: PageValue | null;
}

/** What components of the text show of the page that they stand in. */
export interface PageValue {
  readonly toc: readonly TocItemProps[];
  /** Of the pages around a doc; null on a page that is no doc. */
  readonly cards: readonly CardProps[] | null;
  readonly convertCommand: ConvertCommand;
}

/**
 * Returns a line of commands for npm as another package manager has it, null where that one has no
 * such command.
 */
export type ConvertCommand = (line: string, manager: PackageManager) => string | null;

/** Carries the language of the page's frame; `Page` provides it. */
export const ThemeContext = createContext<ThemeValue | null>(null);

function useTheme(hook: string): ThemeValue {
  const value = useContext(ThemeContext);
  if (value === null) {
    throw new UsageError(
      `${hook}() was called outside <Page>, its provider.`,
      'Call it in a component that the page itself prints, not in one that is printed apart, such as by `renderToString`; give that one what the hook returns.',
    );
  }
  return value;
}

/** Returns the UI strings of the page's language; throws outside `Page`. */
export function useStrings(): Strings {
  return useTheme('useStrings').strings;
}

/** Returns the page's locale; throws outside `Page`. */
export function useLocale(): LocaleProps {
  return useTheme('useLocale').locale;
}

/**
 * Returns what components of the text show of their page; throws a `UsageError` in an island and
 * outside `Page`.
 */
export function usePage(): PageValue {
  const { page } = useTheme('usePage');
  if (page !== null) return page;
  throw new UsageError(
    'it stands in an island, which browsers print again without knowing the page.',
    'Put it between the tags of the island in the page, or into a component without `use client`.',
  );
}
