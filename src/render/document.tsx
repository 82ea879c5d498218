import type { ReactNode } from 'react';
import { baseMeta, buildMeta } from '../shared/dom.ts';
import type { StorageConfig } from '../config/config.ts';
import { type HeadTag, headTagSubject } from '../shared/head-tag.ts';
import type { HeadProps, LocaleProps, PageMarks } from '../shared/page-props.ts';
import type { ThemeColor } from '../shared/theme-color.ts';
import type { ThemeStyle } from './page-styles.ts';
import { descriptions, Metas, openGraph, type PictureSize, placeForCrawlers, themeColor } from './head-metas.tsx';

/** Files and values that every page needs, with addresses for the page. */
export interface PageAssets {
  /** The style sheet that all pages have inside; empty if there is none. */
  readonly inlineStyle: string;
  /** The style sheets that all pages load. */
  readonly styleHrefs: readonly string[];
  /** The font of the site; null if it has none. */
  readonly fontHref: string | null;
  /** The early script. */
  readonly scriptHref: string;
  /** The only inline script; it runs before the first paint. */
  readonly prepaint: string;
  /** Content-Security-Policy. */
  readonly policy: string;
  readonly buildId: string;
  /** Where the choices of readers are stored. */
  readonly storage: StorageConfig;
  /** The scripts of the site and of docsgen's extras, after the early script. */
  readonly scripts: readonly HeadTag[];
  /** Addresses of the style sheets for parts that few pages have, by name. */
  readonly pageStyles: Readonly<Record<string, string>>;
  /** The style sheets that components of the theme import. Default: none. */
  readonly themeStyles?: readonly ThemeStyle[];
  /** The colors of the browser around the page. Default: those that the browser takes. */
  readonly themeColors?: readonly ThemeColor[];
  /** Size of the picture for links to the page, in pixels. Default: not known. */
  readonly imageSize?: PictureSize;
  /** What a page says that cannot load its files. Default: nothing. */
  readonly baseNotice?: string;
  /** Path under which the site is served. */
  readonly base: string;
}

interface DocumentProps {
  readonly locale: LocaleProps;
  readonly head: HeadProps;
  readonly assets: PageAssets;
  readonly colorMode: 'light' | 'dark';
  readonly marks: PageMarks;
  /** Further tags of the head. */
  readonly tags: ReactNode;
  readonly children: ReactNode;
}

/** Renders the whole document of a page. */
export function Document({ locale, head, marks, assets, colorMode, tags, children }: DocumentProps): ReactNode {
  const { storage } = assets;
  const replaced = new Set(head.tags.map(headTagSubject));
  const isColored = head.tags.some(({ attributes }) => attributes?.['name'] === 'theme-color');
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      className={marks.className ?? undefined}
      data-page={marks.kind}
      data-doc={marks.doc ?? undefined}
      data-version={marks.version ?? undefined}
      data-theme={colorMode}
      data-storage={storage.namespace}
      data-session={storage.type === 'session' ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <Metas name="name" values={{ ...descriptions(head), ...placeForCrawlers(marks) }} replaced={replaced} />
        <meta name="generator" content="docsgen" />
        <meta httpEquiv="Content-Security-Policy" content={assets.policy} />
        <meta name={buildMeta} content={assets.buildId} />
        <meta name={baseMeta} content={assets.base} />
        <script dangerouslySetInnerHTML={{ __html: assets.prepaint }} />
        {assets.fontHref !== null && (
          <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.fontHref} />
        )}
        {assets.inlineStyle !== '' && <style dangerouslySetInnerHTML={{ __html: assets.inlineStyle }} />}
        {assets.styleHrefs.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script defer src={assets.scriptHref} />
        {!isColored && assets.themeColors?.map((color) => <meta key={color.mode} {...themeColor(color)} />)}
        {head.favicon !== null && <link rel="icon" href={head.favicon} />}
        {head.markdown !== undefined && <link rel="alternate" type="text/markdown" href={head.markdown} />}
        {head.openSearch !== null && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={head.siteName}
            href={head.openSearch}
          />
        )}
        {head.feeds?.map((feed) => (
          <link key={feed.href} rel="alternate" {...feed} />
        ))}
        {head.sitemap !== undefined && <link rel="sitemap" href={head.sitemap} />}
        {head.canonical !== null && !replaced.has('link rel canonical') && (
          <link rel="canonical" href={head.canonical} />
        )}
        {head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        <Metas name="property" values={openGraph(head, assets.imageSize)} replaced={replaced} />
        <Metas
          name="name"
          values={{
            'twitter:card': head.image === null ? 'summary' : 'summary_large_image',
            'twitter:image:alt': head.imageAlt,
          }}
          replaced={replaced}
        />
        {head.structuredData !== undefined && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structuredData }} />
        )}
        {tags}
      </head>
      <body>{children}</body>
    </html>
  );
}
