import { isComponentPath } from '../../content/page-file.ts';
import { suggest } from '../../shared/nearest.ts';
import type { CompiledContent, PageOutline } from '../graph/compiled-content.ts';

interface AnchorMistake {
  readonly code: 'missing-anchor';
  readonly title: string;
  readonly hint: string;
}

interface MissingAnchor {
  readonly id: string;
  readonly file: string;
  /** Name of the page in the message. */
  readonly page: string;
}

/** Returns the mistake of a link to an id that a page does not have. */
export function missingAnchor(
  { outlines, otherOutlines }: CompiledContent,
  { id, file, page }: MissingAnchor,
): AnchorMistake {
  const title = `There is no \`#${id}\` on ${page}`;
  const original = otherOutlines.get(file);
  if (original !== undefined && outlines.get(original)?.ids.includes(id)) {
    const near = headingInPlace(outlines.get(original), outlines.get(file), id);
    const hint = `It is an id of ${original}, whose headings ${file} does not follow: give both the same headings, or the one that matches \`{#${id}}\``;
    const byPlace = near === null ? '' : `; by its position, that is \`#${near}\``;
    return { code: 'missing-anchor', title, hint: `${hint}${byPlace}.` };
  }
  return {
    code: 'missing-anchor',
    title,
    hint: suggest(id, writtenIds(outlines.get(file), file), 'ids there'),
  };
}

/**
 * Returns the ids of a page that a writer knows: those of its headings. Others are made for terms,
 * tabs, footnotes and the like. What a component page has is all written.
 */
function writtenIds(page: PageOutline | undefined, file: string): readonly string[] {
  if (!page || isComponentPath(file)) return page?.ids ?? [];
  return [...new Set([...(page.titleId === null ? [] : [page.titleId]), ...page.headings.map(({ id }) => id)])];
}

/** Returns the id of the heading in `file` at the same index as the given id in the original. */
function headingInPlace(original: PageOutline | undefined, file: PageOutline | undefined, id: string): string | null {
  const index = original?.headings.findIndex((heading) => heading.id === id) ?? -1;
  return (index === -1 ? undefined : file?.headings[index]?.id) ?? null;
}
