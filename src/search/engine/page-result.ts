import type { PageResult, SectionResult } from '../../shared/search.ts';
import type { PageGroup, PageRow } from '../format/format.ts';
import { fold } from '../text/fold.ts';
import type { PageText } from '../text/page-text.ts';
import { excerptOf } from './excerpt.ts';
import { countMarks, type MatchedText, matchText, type Marks } from './match-text.ts';

/** Most sections that are shown of a page. */
const mostSections = 3;

/** A section of a page, and what stands in it of what was looked for. */
export interface MatchedSection {
  readonly id: string | null;
  readonly title: MatchedText;
  readonly body: MatchedText;
  /** How many of the words that were looked for are in either. */
  readonly count: number;
}

/** A page that matches. */
export interface FoundPage {
  readonly row: PageRow;
  readonly group: PageGroup;
  readonly address: string;
  readonly sections: readonly MatchedSection[];
}

/** Returns the sections of a page with what they have of what was looked for. */
export function matchSections(page: PageText, marks: Marks): readonly MatchedSection[] {
  return page.map((section) => {
    const [title, body] = [matchText(section.title, marks), matchText(section.text, marks)];
    return { id: section.id, title, body, count: countMarks([...title.matches, ...body.matches], marks) };
  });
}

/**
 * Returns how near to each other the words that were looked for stand on a page: from 0 if it has none of them to 4 if it has all of them
 * as they were typed. `phrase` is what was typed, folded.
 */
export function nearness(sections: readonly MatchedSection[], marks: Marks, phrase: string): number {
  const most = (countOf: (section: MatchedSection) => number) => Math.max(0, ...sections.map(countOf)) / marks.length;
  if (marks.length === 0) return 0;
  const inSection = most(({ count }) => count);
  const sideBySide = most(({ title, body }) => Math.max(title.densest.count, body.densest.count));
  const asTyped = sections.some(({ title, body }) => [title, body].some(({ text }) => fold(text).includes(phrase)));
  return inSection + 2 * sideBySide + (asTyped ? 1 : 0);
}

/** Returns what is shown of a page, with what was looked for marked. */
export function createResult({ row, group, address, sections }: FoundPage): PageResult {
  const [, title, trail, lang = null] = row;
  const counted = sections.slice(1).map((section) => ({ section, count: section.title.count + section.count }));
  const best = Math.max(...counted.map(({ count }) => count));
  const shown = counted
    // One word of two in passing is not what was asked for.
    .filter(({ count }) => count > 0 && count > best / 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostSections);
  const speaking = speakingSection(sections);
  return {
    href: address,
    title,
    trail,
    kind: group.kind,
    version: group.version?.label ?? null,
    lang,
    excerpt: speaking ? excerptOf(speaking.body) : [],
    sections: shown.map(({ section }): SectionResult => ({
      href: `${address}#${encodeURIComponent(section.id ?? '')}`,
      title: section.title.text,
      // What the page's own excerpt says is not said again.
      excerpt: section === speaking ? [] : excerptOf(section.body),
    })),
  };
}

/** Returns the section whose text says most of what was looked for, the first of such ones; the first with a text if none says anything. */
function speakingSection(sections: readonly MatchedSection[]): MatchedSection | undefined {
  const most = Math.max(...sections.map(({ body }) => body.densest.count));
  return sections.find(({ body }) => body.densest.count === most && body.text !== '');
}
