import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { RedirectProps } from '../shared/page-props.ts';
import { addHashes } from '../shared/policy-sources.ts';

/** Keeps the query and the anchor of the reader's address, unless the target has its own. */
const script =
  'const{to}=document.currentScript.dataset,t=new URL(to,location);' +
  't.search||=location.search;t.hash||=location.hash;location.replace(t)';

const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What a page is made of that leads to another address. */
export interface RedirectDocumentProps extends RedirectProps {
  /** Content-Security-Policy. */
  readonly policy: string;
}

/**
 * Renders a page that redirects immediately, on any host and without scripts. It loads no other
 * files, because they would delay the redirect. Client navigation finds the target by `data-to`.
 */
export function RedirectDocument({ locale, target, canonical, noindex, policy }: RedirectDocumentProps): ReactNode {
  return (
    <html lang={locale.htmlLang} dir={locale.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{target.title}</title>
        <meta httpEquiv="Content-Security-Policy" content={addHashes(policy, 'script-src', [hash])} />
        <script data-to={target.href} dangerouslySetInnerHTML={{ __html: script }} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${target.href}`} />
        </noscript>
        {canonical !== null && <link rel="canonical" href={canonical} />}
        {noindex && <meta name="robots" content="noindex, nofollow" />}
        <meta name="generator" content="docsgen" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <p>
          <a href={target.href}>{target.title}</a>
        </p>
      </body>
    </html>
  );
}
