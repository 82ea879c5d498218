import { includedPath } from '../../markdown/includes/included-path.ts';
import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';

/** The id that a heading of a file shall have. */
export interface WantedId {
  /** File of the heading, relative to the site's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Null if the pages that include the file need different ids. */
  readonly id: string | null;
}

/** Returns the ids that a page has in the finished site, of headings and of other elements. */
export function finalIds(compiled: CompiledContent, file: string): readonly string[] {
  const page = compiled.pages.get(file);
  const inherited = compiled.inheritedIds.get(file);
  return (page?.ids ?? []).map((id) => inherited?.get(id) ?? id);
}

/** Returns the ids of a page's headings below `h1` in the finished site. */
export function headingIdsOf(compiled: CompiledContent, file: string): readonly string[] {
  const inherited = compiled.inheritedIds.get(file);
  return (compiled.pages.get(file)?.headings ?? []).map(({ id }) => inherited?.get(id) ?? id);
}

/** Returns the file of a heading of a page. */
function fileOf(page: string, { file }: PageMetadata['headings'][number]): string {
  return file === undefined ? page : includedPath(page, file);
}

interface WantedOptions {
  /** Files of the pages that are asked about. */
  readonly files: readonly string[];
  /** The pages as they are. */
  readonly current: CompiledContent;
  /** The pages with the ids that they shall have. Differs from `current` if ids are made anew. */
  readonly wanted: CompiledContent;
  /** Whether ids are replaced that were written before. */
  readonly overwrite: boolean;
}

/**
 * Returns the ids of all headings that lack one, or of all headings, each once. A heading in a file
 * that several pages include has an id only if it is the same in all of them.
 */
export function wantedIds({ files, current, wanted, overwrite }: WantedOptions): readonly WantedId[] {
  const found = new Map<string, WantedId>();
  for (const page of files) {
    const headings = current.pages.get(page)?.headings ?? [];
    const ids = headingIdsOf(wanted, page);
    if (ids.length !== headings.length) continue;
    for (const [index, heading] of headings.entries()) {
      if (heading.explicit && !overwrite) continue;
      const { line, column } = heading;
      const [file, id = null] = [fileOf(page, heading), ids[index]];
      const key = `${line}:${column} ${file}`;
      const known = found.get(key);
      // A page that includes a file twice has two ids for one heading, too.
      found.set(key, { file, line, column, id: known === undefined || known.id === id ? id : null });
    }
  }
  return [...found.values()];
}
