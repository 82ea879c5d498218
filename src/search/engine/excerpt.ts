import type { Excerpt } from '../../shared/search.ts';
import type { PageText, SectionText } from '../text/page-text.ts';
import { readWords, type Word } from '../text/words.ts';

/** The terms that stand for each word of the query. */
export type Marks = readonly ReadonlySet<string>[];

/** How long an excerpt is, in characters, and how much of it stands before the first mark. */
const [excerptLength, leadLength] = [150, 40];

/** Returns the part of a text that says most of what was looked for; its beginning if it says nothing of it. */
export function excerptOf(text: string, marks: Marks): Excerpt {
  const matches = [...readWords(text)]
    .filter(({ term }) => marks.some((terms) => terms.has(term)))
    // An identifier as a whole before its parts.
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const start = text.length <= excerptLength ? 0 : wordStart(text, bestMatch(matches, marks) - leadLength);
  let end = start + excerptLength;
  if (end < text.length) end = text.lastIndexOf(' ', end) > start ? text.lastIndexOf(' ', end) : end;
  const parts: { text: string; marked: boolean }[] = [];
  let at = start;
  const add = (to: number, marked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  if (start > 0) parts.push({ text: '… ', marked: false });
  for (const match of matches) {
    if (match.end <= at || match.end > end) continue;
    add(match.start, false);
    // Pairs of a script without spaces overlap.
    const last = parts.at(-1);
    if (last?.marked) last.text += text.slice(at, match.end);
    else add(match.end, true);
    at = match.end;
  }
  add(Math.min(end, text.length), false);
  if (end < text.length) parts.push({ text: ' …', marked: false });
  return parts;
}

/** Returns how many of the words that were looked for a section has; one in its title counts twice. */
export function countMarks({ title, text }: SectionText, marks: Marks): number {
  return countTerms(termsOf(title), marks) + countTerms(new Set([...termsOf(title), ...termsOf(text)]), marks);
}

/** Returns which share of what was looked for stands together in one section of a page. */
export function nearness(page: PageText, marks: Marks): number {
  const counts = page.map(({ title, text }) => countTerms(termsOf(`${title} ${text}`), marks));
  return marks.length === 0 ? 0 : Math.max(0, ...counts) / marks.length;
}

function countTerms(terms: ReadonlySet<string>, marks: Marks): number {
  return marks.filter((mark) => intersects(mark, terms)).length;
}

function termsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(readWords(text), ({ term }) => term));
}

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const term of a) if (b.has(term)) return true;
  return false;
}

/** Returns where the excerpt with the most different words begins. */
function bestMatch(matches: readonly Word[], marks: Marks): number {
  let best = { start: matches[0]?.start ?? 0, kinds: 0 };
  for (const { start } of matches) {
    const seen = matches.filter((match) => match.start >= start && match.end <= start + excerptLength - leadLength);
    const kinds = marks.filter((terms) => seen.some(({ term }) => terms.has(term))).length;
    if (kinds > best.kinds) best = { start, kinds };
  }
  return best.start;
}

/** Returns the beginning of the first word at or behind a place. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  // A script without spaces is cut anywhere.
  return space < 0 || space > place + leadLength ? place : space + 1;
}
