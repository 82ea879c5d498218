import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { RedirectProps } from '../shared/page-props.ts';
import { addHashes } from '../shared/policy-sources.ts';

/** Keeps the query and the anchor of the reader's address, unless the target has its own. */
const script =
  'const{to}=document.currentScript.dataset,t=new URL(to,location);' +
  't.search||=location.search;t.hash||=location.hash;location.replace(t)';

/**
 * The same for the home page. Outside of the path of the site, it first asks whether the target is
 * there: readers would be led to an error of the host, and never see the notice of the page.
 */
const homeScript =
  "const{to,base}=document.currentScript.dataset,t=new URL(to,location),d=document,q='[data-base-notice]';" +
  't.search||=location.search;t.hash||=location.hash;' +
  'const go=()=>location.replace(t),show=()=>{const n=d.querySelector(q);n?.firstChild.append(n.dataset.baseNotice)};' +
  'location.pathname.startsWith(base)?go():' +
  "addEventListener('DOMContentLoaded',()=>fetch(t,{method:'HEAD'}).then(r=>r.ok?go():show(),show))";

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** What a page is made of that leads to another address. */
export interface RedirectDocumentProps extends RedirectProps {
  /** Content-Security-Policy. */
  readonly policy: string;
  /** Path under which the site is served, for a page that says if it is not. Default: none. */
  readonly base?: string | null;
}

/**
 * Renders a page that redirects immediately, on any host and without scripts. It loads no other
 * files, because they would delay the redirect. Client navigation finds the target by `data-to`.
 */
export function RedirectDocument({
  locale,
  target,
  canonical,
  noindex,
  policy,
  base = null,
}: RedirectDocumentProps): ReactNode {
  const code = base === null ? script : homeScript;
  return (
    <html lang={locale.htmlLang} dir={locale.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{target.title}</title>
        <meta httpEquiv="Content-Security-Policy" content={addHashes(policy, 'script-src', [sourceOf(code)])} />
        <script data-to={target.href} data-base={base ?? undefined} dangerouslySetInnerHTML={{ __html: code }} />
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
