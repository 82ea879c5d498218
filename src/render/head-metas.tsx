import type { ReactNode } from 'react';
import type { ArticleProps, HeadProps, PageMarks } from '../shared/page-props.ts';
import type { ThemeColor } from '../shared/theme-color.ts';

/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface MetasProps {
  readonly name: 'name' | 'property';
  /** Contents by name: one, several, or null for none. */
  readonly values: Readonly<Record<string, string | readonly string[] | null>>;
  /** Subjects of the tags that the site adds itself. */
  readonly replaced: ReadonlySet<string | null>;
}

/** Renders `meta` elements, except those that the site replaces. */
export function Metas({ name, values, replaced }: MetasProps): ReactNode {
  return Object.entries(values).map(
    ([key, contents]) =>
      !replaced.has(`meta ${name} ${key}`) &&
      [contents ?? []].flat().map((content, index) => <meta key={index} {...{ [name]: key }} content={content} />),
  );
}

/** Returns what the page is about, for search engines. */
export function descriptions({ description, keywords, noindex }: HeadProps): MetasProps['values'] {
  return {
    description,
    keywords: keywords.length > 0 ? keywords.join(', ') : null,
    robots: noindex ? 'noindex, nofollow' : null,
  };
}

/**
 * Returns the version of the page, and the collection that it is of, for crawlers of search
 * services.
 */
export function placeForCrawlers({ version, collection }: PageMarks): MetasProps['values'] {
  return { 'docsearch:version': version, 'docsearch:collection': collection ?? null };
}

/** Returns what social networks show of a link to the page. */
export function openGraph(head: HeadProps, size: PictureSize | undefined): MetasProps['values'] {
  return {
    'og:title': head.title,
    'og:site_name': head.siteName,
    'og:type': head.article ? 'article' : 'website',
    'og:locale': head.openGraphLocale,
    'og:locale:alternate': head.otherOpenGraphLocales,
    'og:description': head.description,
    'og:url': head.canonical,
    'og:image': head.image,
    ...imageMetas(head.imageDetails ?? size),
    'og:image:alt': head.imageAlt,
    ...(head.article && articleMetas(head.article)),
  };
}

function imageMetas(size: PictureSize | undefined): MetasProps['values'] {
  return size ? { 'og:image:width': String(size.width), 'og:image:height': String(size.height) } : {};
}

function articleMetas({ published, modified, authors, tags }: ArticleProps): MetasProps['values'] {
  return {
    'article:published_time': published,
    'article:modified_time': modified,
    'article:author': authors.map(({ name, url }) => url ?? name),
    'article:tag': tags,
  };
}

/**
 * Returns the attributes of the element with a color of the page. The mode is a mark for the script
 * that follows the reader's choice.
 */
export function themeColor({ mode, color, media }: ThemeColor) {
  return { name: 'theme-color', content: color, ...(media !== null && { media, 'data-mode': mode }) };
}
