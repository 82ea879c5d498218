import type { ReactNode } from 'react';
import type { RedirectProps } from '../shared/page-props.ts';

interface RedirectDocumentProps extends RedirectProps {
  /** Content-Security-Policy. */
  readonly policy: string;
}

/**
 * Renders a page that redirects immediately, on any host and without scripts. It loads no other
 * files, because they would delay the redirect.
 */
export function RedirectDocument({ locale, target, canonical, noindex, policy }: RedirectDocumentProps): ReactNode {
  return (
    <html lang={locale.htmlLang} dir={locale.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{target.title}</title>
        <meta httpEquiv="refresh" content={`0; url=${target.href}`} />
        {canonical !== null && <link rel="canonical" href={canonical} />}
        {noindex && <meta name="robots" content="noindex, nofollow" />}
        <meta name="generator" content="docsgen" />
        <meta name="color-scheme" content="light dark" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
      </head>
      <body>
        <p>
          <a href={target.href}>{target.title}</a>
        </p>
      </body>
    </html>
  );
}
