import { ThemeContext } from '../context/context.ts';
import { stringsFor } from '../strings/strings.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchParts } from './SearchParts.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps } from '../../shared/page-props.ts';

/** Prints what the browser makes the search of a locale from: the dialog, and the parts of results. */
export function SearchBox({ locale }: { readonly locale: LocaleProps }): ReactNode {
  const theme = { strings: stringsFor(locale.htmlLang), locale, page: null };
  return (
    <ThemeContext value={theme}>
      <SearchDialog />
      <SearchParts />
    </ThemeContext>
  );
}
