import { ThemeContext } from '../context/context.ts';
import { stringsFor } from '../strings/strings.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchParts } from './SearchParts.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps } from '../../shared/page-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';

export interface SearchBoxProps {
  readonly locale: LocaleProps;
  readonly site: SiteValue;
}

/**
 * Renders the HTML from which the browser builds the search of a locale: the dialog, and the parts
 * of results.
 */
export function SearchBox({ locale, site }: SearchBoxProps): ReactNode {
  const theme = { strings: stringsFor(locale.htmlLang), locale, site, page: null };
  return (
    <ThemeContext value={theme}>
      <SearchDialog />
      <SearchParts />
    </ThemeContext>
  );
}
