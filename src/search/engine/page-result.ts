import type { PageResult, SectionResult } from '../../shared/search.ts';
import type { PageGroup, PageRow } from '../format/format.ts';
import { excerptOf } from './excerpt.ts';
import { countMarks, type MatchedText, matchText, type Marks, type ReadSection } from './match-text.ts';

/** Maximum number of sections that are shown for a page. */
const mostSections = 3;

/** A section of a page with its matches for the query. */
export interface MatchedSection {
  readonly id: string | null;
  readonly title: MatchedText;
  readonly body: MatchedText;
  /** Number of words of the query that are in the title or the body. */
  readonly count: number;
  /** Whether the text of the query is in the title or the body as it was typed. */
  readonly hasPhrase: (phrase: string) => boolean;
}

/** A page that matches. */
export interface FoundPage {
  readonly row: PageRow;
  readonly group: PageGroup;
  readonly address: string;
  readonly sections: readonly MatchedSection[];
}

/** Returns the sections of a page with their matches for the query. */
export function matchSections(page: readonly ReadSection[], marks: Marks): readonly MatchedSection[] {
  return page.map((section) => {
    const [title, body] = [matchText(section.title, marks), matchText(section.body, marks)];
    const count = countMarks([...title.matches, ...body.matches], marks);
    const hasPhrase = (phrase: string) => [section.title, section.body].some((text) => text.folded().includes(phrase));
    return { id: section.id, title, body, count, hasPhrase };
  });
}

/**
 * Returns how close together the words of the query are on a page: from 0 if it contains none to 4
 * if it contains them all as they were typed. `phrase` is the folded query.
 */
export function nearness(sections: readonly MatchedSection[], marks: Marks, phrase: string): number {
  const most = (countOf: (section: MatchedSection) => number) => Math.max(0, ...sections.map(countOf)) / marks.size;
  if (marks.size === 0) return 0;
  const inSection = most(({ count }) => count);
  const sideBySide = most(({ title, body }) => Math.max(title.densest.count, body.densest.count));
  const asTyped = sections.some(({ hasPhrase }) => hasPhrase(phrase));
  return inSection + 2 * sideBySide + (asTyped ? 1 : 0);
}

/** Returns whether the words of a phrase are close together at one place of a page. */
export function isTogether(page: readonly ReadSection[], marks: Marks): boolean {
  return (
    marks.size < 2 ||
    page.some(({ title, body }) => [title, body].some((each) => matchText(each, marks).densest.count === marks.size))
  );
}

/** Returns the search result for a page, with the words of the query marked. */
export function createResult({ row, group, address, sections }: FoundPage): PageResult {
  const [, title, trail, lang = null] = row;
  const counted = sections.slice(1).map((section) => ({ section, count: section.title.count + section.count }));
  const best = Math.max(...counted.map(({ count }) => count));
  const shown = counted
    // Skip sections with only a small part of the query.
    .filter(({ count }) => count > 0 && count > best / 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostSections);
  const excerpted = excerptSection(sections);
  return {
    href: address,
    title,
    trail,
    kind: group.kind,
    version: group.version?.label ?? null,
    lang,
    excerpt: excerpted ? excerptOf(excerpted.body) : [],
    sections: shown.map(({ section }): SectionResult => ({
      href: `${address}#${encodeURIComponent(section.id ?? '')}`,
      title: section.title.text,
      // Do not repeat the excerpt of the page.
      excerpt: section === excerpted ? [] : excerptOf(section.body),
    })),
  };
}

/**
 * Returns the first section whose text contains most words of the query close together; if none
 * contains any, the first section with a text.
 */
function excerptSection(sections: readonly MatchedSection[]): MatchedSection | undefined {
  const most = Math.max(...sections.map(({ body }) => body.densest.count));
  return sections.find(({ body }) => body.densest.count === most && body.text !== '');
}
