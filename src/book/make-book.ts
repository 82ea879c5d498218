import { slug } from 'github-slugger';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { Problem } from '../shared/problem.ts';
import { formatMessage } from '../shared/strings/format-message.ts';
import { createLocaleContext } from '../site/graph/page-context.ts';
import { composeBook } from './html/compose-book.ts';
import { fillNumbers, type PageNumbers } from './html/fill-numbers.ts';
import { withPrintSite } from './pages/open-print-site.ts';
import { renderBookPages } from './pages/render-pages.ts';
import { allParts, createParts } from './plan/book-parts.ts';
import { createBookTree, findSection } from './plan/book-tree.ts';
import { type BookChoice, choosePart, invalidOption } from './plan/choose-part.ts';

/** Which site to print, and which part of it. */
export interface BookOptions extends BookChoice {
  readonly root: string;
  readonly onProgress: OnProgress;
}

/** A part of a site as one document. */
export interface Book {
  /** Key of the collection. */
  readonly collection: string;
  /** A name of the section for files; null for a whole collection. */
  readonly section: string | null;
  /** Number of site pages in it. */
  readonly chapters: number;
  /** Returns the HTML document, with these numbers of pages. */
  readonly html: (numbers: PageNumbers) => string;
  readonly warnings: readonly Problem[];
}

/**
 * Returns a collection or a section of a site as a book. Throws a `DocsgenError` if the site does
 * not have what was chosen, or if it has errors.
 */
export async function makeBook(options: BookOptions): Promise<Book> {
  return withPrintSite(options, async ({ site, pool, codeCss, prepare }) => {
    const { graph, locale, version } = choosePart(site, options);
    const tree = createBookTree(site, { graph, locale, version });
    const section = options.section === undefined ? null : findSection(tree, options.section);
    const parts = createParts(tree, section);
    const routes = allParts(parts).flatMap(({ page }) => page ?? []);
    if (routes.length === 0) throw invalidOption(`${tree.label} has no pages`, 'Choose another collection or section.');
    const { input, warnings } = await prepare(routes);
    const rendered = await renderBookPages(input, routes, pool);
    const context = createLocaleContext(site, locale, null);
    const label = graph.versionLabel?.(version ?? undefined) ?? null;
    const versionLabel = label === null ? null : context.text(label);
    const html = await composeBook({ context, input, codeCss, rendered, tree, section, parts, versionLabel });
    const pageText = context.strings['theme.book.page'];
    return {
      collection: graph.collection.key,
      section: section && (section.route?.url.split('/').findLast(Boolean) ?? slug(section.label)),
      chapters: routes.length,
      html: (numbers) => fillNumbers(html, numbers, (page) => formatMessage(pageText, { page })),
      warnings,
    };
  });
}
