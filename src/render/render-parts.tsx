import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SidebarItemProps } from '../shared/sidebar-props.ts';
import { RedirectDocument, type RedirectDocumentProps } from './redirect-document.tsx';
import type { LocaleParts, Theme } from './theme.ts';

/**
 * Returns the HTML of the file with the whole tree of a long sidebar. The file is not a page, so
 * search engines are told not to index it.
 */
export function renderTree({ SidebarTree }: Theme, parts: LocaleParts, items: readonly SidebarItemProps[]): string {
  const { locale } = parts;
  const html = renderToString(
    <html lang={locale.htmlLang} dir={locale.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <title>…</title>
      </head>
      <body>
        <SidebarTree {...parts} items={items} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}\n`;
}

/** Returns the HTML of the search box of a locale. */
export function renderSearchBox({ SearchBox }: Theme, parts: LocaleParts): string {
  return renderToStaticMarkup(<SearchBox {...parts} />);
}

/** Returns the HTML of the hint at translations into a language. */
export function renderLanguageHint({ LanguageHint }: Theme, parts: LocaleParts): string {
  return renderToStaticMarkup(<LanguageHint {...parts} />);
}

/** Returns the HTML of a page that leads to another address. */
export function renderRedirect(props: RedirectDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<RedirectDocument {...props} />)}\n`;
}
