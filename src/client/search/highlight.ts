import { mainArea } from '../navigation/main-area.ts';
import { highlightName, readHighlight } from './kept-highlight.ts';

/** Maximum number of highlights: more would not help the reader. */
const mostRanges = 500;

/** Elements around the text. */
const frameSelector = 'nav,.dock';

/** Scripts in which a word can start after any character. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const letter = /^[\p{L}\p{N}]/u;
const oneLetter = /^\p{L}$/u;

/**
 * Highlights the words by which the page was found. The DOM does not change. Does nothing in
 * browsers without the highlight API.
 */
export function showHighlight(): void {
  if (!('highlights' in CSS)) return;
  const kept = readHighlight();
  const main = mainArea();
  if (!kept || !main) return;
  const ranges = findRanges(main, kept.words);
  if (ranges.length > 0) CSS.highlights.set(highlightName, new Highlight(...ranges));
}

function findRanges(main: Element, words: readonly string[]): readonly Range[] {
  const pattern = patternOf(words);
  const ranges: Range[] = [];
  if (!pattern) return ranges;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(frameSelector) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = texts.nextNode(); node && ranges.length < mostRanges; node = texts.nextNode()) {
    for (const { index, 0: found } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function patternOf(words: readonly string[]): RegExp | null {
  const forms = words
    .filter((word) => word.trim() !== '')
    // The longest first, because a shorter one may be its prefix.
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const pattern = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      const start = unspaced.test(word) || !letter.test(word) ? '' : '(?<![\\p{L}\\p{N}])';
      // A single letter is the beginning of too many words.
      return start + pattern + (oneLetter.test(word) ? '(?![\\p{L}\\p{N}])' : '');
    });
  return forms.length === 0 ? null : new RegExp(forms.join('|'), 'giu');
}
