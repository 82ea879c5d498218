import type { Entry } from '../../content/content.ts';
import type { Heading, PageMetadata } from '../../markdown/page/compiled-page.ts';

/** What other pages may know of a page: which parts of it links can point to. */
export interface PageOutline extends Pick<PageMetadata, 'isParsed' | 'ids' | 'titleId'> {
  /** Components and expressions of the page may have further ids, which only its HTML shows. */
  readonly rendersIds: boolean;
  readonly headings: readonly Pick<Heading, 'depth' | 'id' | 'explicit'>[];
}

/** The compiled files of a site, and the ids that translations inherit from their originals. */
export interface CompiledContent {
  /**
   * By path relative to the site's root. A page reads only the metadata of its own texts. What it
   * needs of other pages is in `outlines`, which are a part of the site's fingerprint.
   */
  readonly pages: ReadonlyMap<string, PageMetadata>;
  /** By the same paths. */
  readonly outlines: ReadonlyMap<string, PageOutline>;
  /**
   * Inherited ids by translated file: ids of the original by the translation's own ids. They
   * contain the title, and the headings if both files have the same outline.
   */
  readonly inheritedIds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Originals of the translated files with a different outline, by translated file. */
  readonly otherOutlines: ReadonlyMap<string, string>;
}

/**
 * Returns compiled files with the ids that the translations among these pages inherit, so that a
 * link to a section works in every language.
 */
export function createCompiledContent(
  routes: readonly { readonly entry: Entry | null }[],
  pages: ReadonlyMap<string, PageMetadata>,
): CompiledContent {
  const outlines = new Map([...pages].map(([file, page]) => [file, outlineOf(page)]));
  const inheritedIds = new Map<string, ReadonlyMap<string, string>>();
  const otherOutlines = new Map<string, string>();
  for (const { entry } of routes) {
    if (entry === null || entry.originalFile === null) continue;
    const [own, original] = [outlines.get(entry.source.file), outlines.get(entry.originalFile)];
    const ids = inheritIds(own, original);
    if (ids.size === 0) otherOutlines.set(entry.source.file, entry.originalFile);
    const all = withTitle(ids, own, original);
    if (all.size > 0) inheritedIds.set(entry.source.file, all);
  }
  return { pages, outlines, inheritedIds, otherOutlines };
}

function outlineOf({ isParsed, ids, mdxModule, titleId, headings }: PageMetadata): PageOutline {
  return {
    isParsed,
    ids,
    rendersIds: mdxModule !== null,
    titleId,
    headings: headings.map(({ depth, id, explicit }) => ({ depth, id, explicit })),
  };
}

/**
 * Adds the id of the title. A translation's title inherits it even if the outlines differ, unless
 * one of its sections has that id.
 */
function withTitle(
  ids: ReadonlyMap<string, string>,
  translation: PageOutline | undefined,
  original: PageOutline | undefined,
): ReadonlyMap<string, string> {
  const [own, theirs] = [translation?.titleId ?? null, original?.titleId ?? null];
  if (own === null || theirs === null) return ids;
  const isTaken = translation?.ids.some((id) => id !== own && (ids.get(id) ?? id) === theirs);
  return isTaken ? ids : new Map([...ids, [own, theirs]]);
}

function inheritIds(
  translation: PageOutline | undefined,
  original: PageOutline | undefined,
): ReadonlyMap<string, string> {
  const own = translation?.headings ?? [];
  const theirs = original?.headings ?? [];
  const isSameOutline = own.length === theirs.length && own.every(({ depth }, index) => depth === theirs[index]?.depth);
  if (!isSameOutline) return new Map();
  const pairs = own.map(({ id, explicit }, index): readonly [string, string] => [
    id,
    explicit ? id : (theirs[index]?.id ?? id),
  ]);
  // An explicit id may equal an id that another heading would inherit: then nothing is inherited.
  return new Set(pairs.map(([, id]) => id)).size === pairs.length ? new Map(pairs) : new Map();
}
