import { renderToStaticMarkup } from 'react-dom/server';
import type { LocaleProps } from '../shared/page-props.ts';
import type { Theme } from './theme.ts';

/** Returns the HTML of the search box of a locale. */
export function renderSearchBox({ SearchBox }: Theme, locale: LocaleProps): string {
  return renderToStaticMarkup(<SearchBox locale={locale} />);
}
