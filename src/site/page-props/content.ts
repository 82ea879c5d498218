import type { Entry, SourceFile } from '../../content/content.ts';
import type { PageMetadata, Heading } from '../../markdown/page/compiled-page.ts';
import type { ContentProps, TocItemProps } from '../../shared/main-props.ts';
import type { MdxComponentName } from '../../shared/mdx-component-names.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { PageContext } from '../graph/site.ts';
import { contentLanguage } from './label-language.ts';
import { createToc } from './toc.ts';

/**
 * Returns the placeholder for the rendered text of a file. It has a language if that differs from
 * the language of the page layout.
 */
export function createContent({ locale }: PageContext, source: SourceFile): ContentProps {
  return { key: source.file, language: contentLanguage(source.locale, locale) };
}

/** Returns the metadata of a compiled file; throws if the file has not been compiled. */
export function compiledPage(compiled: Pick<CompiledContent, 'pages'>, file: string): PageMetadata {
  const page = compiled.pages.get(file);
  if (!page) throw new Error(`${file} was not compiled`);
  return page;
}

/**
 * Returns whether a file may render a component of the theme: it names the component, or it imports
 * a module that may render it.
 */
export function mayShow(
  compiled: Pick<CompiledContent, 'pages'>,
  source: SourceFile,
  component: MdxComponentName,
): boolean {
  const { mdxModule } = compiledPage(compiled, source.file);
  if (mdxModule === null) return false;
  const isNamed = mdxModule.components.some(({ name }) => name === component) || mdxModule.mentions.includes(component);
  return isNamed || mdxModule.hasImports;
}

interface TocFrontMatter {
  readonly hide_table_of_contents?: boolean | undefined;
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
}

/**
 * Returns the table of contents of a page; empty if the page hides it. The heading levels of the
 * page override those of the site.
 */
export function createPageToc(
  { site }: PageContext,
  compiled: CompiledContent,
  source: SourceFile,
  front: TocFrontMatter,
  { promotesHeading }: Pick<Entry, 'promotesHeading'> = {},
): readonly TocItemProps[] {
  if (front.hide_table_of_contents) return [];
  const { minLevel, maxLevel } = site.config.tableOfContents;
  const all: readonly Heading[] = compiledPage(compiled, source.file).headings;
  // The first is that of the page.
  const headings = promotesHeading ? all.slice(1) : all;
  return createToc(headings, {
    minLevel: front.toc_min_heading_level ?? minLevel,
    maxLevel: front.toc_max_heading_level ?? maxLevel,
    inheritedIds: compiled.inheritedIds.get(source.file) ?? new Map(),
  });
}
