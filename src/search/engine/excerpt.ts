import type { Excerpt } from '../../shared/search.ts';
import type { MatchedText } from './match-text.ts';

/** Length of an excerpt, and of its part before the first mark, in characters. */
const [excerptLength, leadLength] = [150, 40];
/**
 * If the first mark is within this many characters, the excerpt starts at the beginning of the
 * text: the narrowest screens show that much in two lines.
 */
const uncutLength = 60;

/** Most characters from here on are as wide as two letters. */
const wide = /[\u1100-\uffff]/g;
/** Number of characters that tell whether a text is in a wide script. */
const sampleLength = 100;
/**
 * A place inside a word of Latin letters or a character with its marks, or before a closing mark.
 */
const inside = /^(?:\w\w|.[\p{M}\p{Pe}\p{Pf}\p{Po}]|[^\0-\uffff])/su;

/**
 * Returns the part of a text that contains most words of the query, or its beginning if it contains
 * none.
 */
export function excerptOf({ text, matches, densest }: MatchedText): Excerpt {
  const scale = isWide(text.slice(densest.start, densest.start + sampleLength)) ? 0.5 : 1;
  const lead = leadLength * scale;
  const start = densest.start < uncutLength * scale ? 0 : wordStart(text, densest.start - lead, lead);
  let end = start + excerptLength * scale;
  if (end < text.length) end = wordEnd(text, end, lead);
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

function isWide(sample: string): boolean {
  return (sample.match(wide)?.length ?? 0) > sample.length / 2;
}

/** Returns the end of the last whole word before an offset. */
function wordEnd(text: string, place: number, most: number): number {
  const space = text.lastIndexOf(' ', place);
  return space < place - most ? boundary(text, place, most) : space;
}

/** Returns the start of the first word at or after an offset. */
function wordStart(text: string, place: number, most: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  return space < 0 || space > place + most ? boundary(text, place, most) : space + 1;
}

/** A script without spaces can be cut between any characters. */
function boundary(text: string, place: number, most: number): number {
  let at = place;
  while (at < place + most && inside.test(text.slice(at - 1, at + 1))) at += 1;
  return at;
}
