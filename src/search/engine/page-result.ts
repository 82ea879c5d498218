import type { PageResult, SectionResult } from '../../shared/search.ts';
import type { PageGroup, PageRow } from '../format.ts';
import type { PageText } from '../text/page-text.ts';
import { countMarks, excerptOf, type Marks } from './excerpt.ts';

/** Most sections that are shown of a page. */
const mostSections = 3;

/** A page that matches. */
export interface FoundPage {
  readonly row: PageRow;
  readonly group: PageGroup;
  readonly address: string;
  readonly text: PageText;
}

/** Returns what is shown of a page, with what was looked for marked. */
export function createResult({ row, group, address, text }: FoundPage, marks: Marks): PageResult {
  const [, title, trail, lang = null] = row;
  const [intro, ...sections] = text;
  const counted = sections.map((section) => ({ section, count: countMarks(section, marks) }));
  const best = Math.max(...counted.map(({ count }) => count));
  const shown = counted
    // One word of two in passing is not what was asked for.
    .filter(({ count }) => count > 0 && count > best / 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostSections);
  return {
    href: address,
    title,
    trail,
    kind: group.kind,
    version: group.version?.label ?? null,
    lang,
    excerpt: excerptOf(intro?.text ?? '', marks),
    sections: shown.map(({ section }): SectionResult => ({
      href: `${address}#${encodeURIComponent(section.id ?? '')}`,
      title: section.title,
      excerpt: excerptOf(section.text, marks),
    })),
  };
}
