import type { Element } from 'hast';
import { h } from 'hastscript';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { absoluteFileUrl, absoluteUrl } from '../../site/graph/absolute-url.ts';
import type { LocaleContext } from '../../site/graph/site.ts';
import { createOutputReader } from '../pages/read-output.ts';
import type { RenderedPages } from '../pages/render-pages.ts';
import { allParts, type BookPart } from '../plan/book-parts.ts';
import { createBookAddresses } from './book-addresses.ts';
import { createChapter } from './create-chapter.ts';
import { type InlineOptions, inlineImages, inlineStyleFiles } from './inline-files.ts';
import { writeBook } from './write-book.ts';
import { writeContents } from './write-contents.ts';
import { type CoverOptions, writeCover } from './write-cover.ts';
import { writeParts } from './write-parts.ts';

/** What a book is made from. */
interface BookSources extends Omit<CoverOptions, 'logo'> {
  readonly context: LocaleContext;
  readonly input: RenderInput;
  readonly rendered: RenderedPages;
  /** The colors of code on paper. */
  readonly codeCss: string;
  readonly parts: readonly BookPart[];
}

/** Returns the HTML document of a book, without the numbers of its pages. */
export async function composeBook(sources: BookSources): Promise<string> {
  const { context, input, rendered, codeCss, parts } = sources;
  const { strings, text, locale } = context;
  const files = { read: createOutputReader(input), siteUrl: absoluteFileUrl(input.site, '') };
  const all = allParts(parts);
  const chapters = new Map(
    all.flatMap((part) => {
      const page = part.page && rendered.pages.get(part.page);
      return page ? [[part, createChapter(part, page)] as const] : [];
    }),
  );
  for (const { children, url } of chapters.values()) await inlineImages(h('div', [...children]), url, files);
  const logo = await logoOf(rendered, files);
  const partUrls = new Map(all.flatMap((part) => (part.route ? [[absoluteUrl(input, part.route.url), part]] : [])));
  const addresses = createBookAddresses([...chapters.values()], partUrls);
  return writeBook({
    ...{ lang: locale.htmlLang, direction: locale.direction, siteTitle: text(input.site.config.title) },
    title: sources.section?.label ?? sources.tree.label,
    cover: writeCover({ ...sources, logo }),
    contents: writeContents(parts, (part) => chapters.get(part)?.sections ?? [], strings['theme.TOC.navAriaLabel']),
    parts: writeParts(parts, { chapters, addresses, notes: strings['theme.book.notes'] }),
    running: all.filter((part) => chapters.has(part) || part.depth === 0),
    css: `${await siteStyles(input, files)}\n${codeCss}`,
  });
}

async function logoOf({ logo }: RenderedPages, files: InlineOptions): Promise<Element | null> {
  if (logo === null) return null;
  const picture = h('img', { src: logo.src, alt: '', className: ['cover-logo'] });
  await inlineImages(h('div', [picture]), files.siteUrl, files);
  return picture;
}

/** Returns all style sheets of a site, with the files that they name in them. */
async function siteStyles({ client, site }: RenderInput, files: InlineOptions): Promise<string> {
  const paths = new Set([
    ...[...client.stylePaths, ...Object.values(client.pageStyles)],
    ...[...client.textStyles.values(), ...client.themeStyles.map(({ path }) => path)],
  ]);
  const texts = await Promise.all(
    client.files.flatMap(({ path, bytes }) => {
      if (!paths.has(path)) return [];
      return inlineStyleFiles(Buffer.from(bytes).toString('utf8'), absoluteFileUrl(site, path), files);
    }),
  );
  return [await inlineStyleFiles(client.inlineStyle, files.siteUrl, files), ...texts].join('\n');
}
