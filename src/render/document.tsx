import type { ReactNode } from 'react';
import { baseMeta, buildMeta } from '../shared/dom.ts';
import type { HeadProps, LocaleProps } from '../shared/page-props.ts';

/** Files and values that every page needs, with addresses for the page. */
export interface PageAssets {
  readonly styleHref: string;
  /** The early script. */
  readonly scriptHref: string;
  /** The only inline script; it runs before the first paint. */
  readonly prepaint: string;
  /** Content-Security-Policy. */
  readonly policy: string;
  readonly buildId: string;
  /** Path under which the site is served. */
  readonly base: string;
}

/** Id of the main area, see `theme/Page.tsx`. */
const mainId = 'main';

interface DocumentProps {
  readonly locale: LocaleProps;
  readonly head: HeadProps;
  readonly assets: PageAssets;
  readonly colorMode: 'light' | 'dark';
  /** Further tags of the head. */
  readonly tags: ReactNode;
  readonly children: ReactNode;
}

/** Renders the whole document of a page. */
export function Document({ locale, head, assets, colorMode, tags, children }: DocumentProps): ReactNode {
  return (
    <html lang={locale.htmlLang} dir={locale.direction} data-theme={colorMode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description !== null && <meta name="description" content={head.description} />}
        {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
        {head.noindex && <meta name="robots" content="noindex, nofollow" />}
        <meta name="generator" content="docsgen" />
        <meta httpEquiv="Content-Security-Policy" content={assets.policy} />
        <meta name={buildMeta} content={assets.buildId} />
        <meta name={baseMeta} content={assets.base} />
        <script dangerouslySetInnerHTML={{ __html: assets.prepaint }} />
        <link rel="stylesheet" href={assets.styleHref} />
        <script defer src={assets.scriptHref} />
        {/* Block rendering until the page layout is complete, so that nothing in it moves. */}
        <link rel="expect" href={`#${mainId}`} blocking="render" />
        {head.favicon !== null && <link rel="icon" href={head.favicon} />}
        {head.openSearch !== null && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={head.siteName}
            href={head.openSearch}
          />
        )}
        {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        <OpenGraph head={head} />
        {tags}
      </head>
      <body>{children}</body>
    </html>
  );
}

function OpenGraph({ head }: { readonly head: HeadProps }): ReactNode {
  return (
    <>
      <meta property="og:title" content={head.title} />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:type" content={head.type} />
      <meta property="og:locale" content={head.openGraphLocale} />
      {head.description !== null && <meta property="og:description" content={head.description} />}
      {head.canonical !== null && <meta property="og:url" content={head.canonical} />}
      {head.image !== null && <meta property="og:image" content={head.image} />}
      <meta name="twitter:card" content={head.image === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}
