import type { Excerpt } from '../../shared/search.ts';
import type { MatchedText } from './match-text.ts';

/** How long an excerpt is, in characters, and how much of it stands before the first mark. */
const [excerptLength, leadLength] = [150, 40];
/** A beginning with a mark so near is not cut: the narrowest screens show as much in two lines. */
const seenAtOnce = 60;

/** Returns the part of a text that says most of what was looked for; its beginning if it says nothing of it. */
export function excerptOf({ text, matches, densest }: MatchedText): Excerpt {
  const start = densest.start < seenAtOnce ? 0 : wordStart(text, densest.start - leadLength);
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

/** Returns the end of the last whole word before a place. */
function wordEnd(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space < place - leadLength ? place : space;
}

/** Returns the beginning of the first word at or behind a place. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  // A script without spaces is cut anywhere.
  return space < 0 || space > place + leadLength ? place : space + 1;
}
