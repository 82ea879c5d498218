import type { Excerpt } from '../../shared/search.ts';
import type { MatchedText } from './match-text.ts';

/** Length of an excerpt, and of its part before the first mark, in characters. */
const [excerptLength, leadLength] = [150, 40];
/**
 * If the first mark is within this many characters, the excerpt starts at the beginning of the
 * text: the narrowest screens show that much in two lines.
 */
const uncutLength = 60;

/**
 * Returns the part of a text that contains most words of the query, or its beginning if it contains
 * none.
 */
export function excerptOf({ text, matches, densest }: MatchedText): Excerpt {
  const start = densest.start < uncutLength ? 0 : wordStart(text, densest.start - leadLength);
  let end = start + excerptLength;
  if (end < text.length) end = wordEnd(text, end);
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
    // In scripts without spaces, the matched pairs of characters overlap.
    const last = parts.at(-1);
    if (last?.marked) last.text += text.slice(at, match.end);
    else add(match.end, true);
    at = match.end;
  }
  add(Math.min(end, text.length), false);
  if (end < text.length) parts.push({ text: ' …', marked: false });
  return parts;
}

/** Returns the end of the last whole word before an offset. */
function wordEnd(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space < place - leadLength ? place : space;
}

/** Returns the start of the first word at or after an offset. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  // A script without spaces can be cut at any character.
  return space < 0 || space > place + leadLength ? place : space + 1;
}
