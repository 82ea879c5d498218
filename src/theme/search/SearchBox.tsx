import { ThemeContext } from '../context/context.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchParts } from './SearchParts.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps } from '../../shared/page-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';
import type { Strings } from '../../shared/strings/en.ts';

export interface SearchBoxProps {
  readonly locale: LocaleProps;
  readonly site: SiteValue;
  readonly strings: Strings;
}

/**
 * Renders the HTML from which the browser builds the search of a locale: the dialog, and the parts
 * of results.
 */
export function SearchBox({ locale, site, strings }: SearchBoxProps): ReactNode {
  const theme = { strings, locale, site, page: null };
  return (
    <ThemeContext value={theme}>
      <SearchDialog />
      <SearchParts />
    </ThemeContext>
  );
}
