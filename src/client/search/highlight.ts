import { mainArea } from '../navigation/main-area.ts';
import { highlightName, readHighlight } from './kept-highlight.ts';

/** A page of hundreds of matches is no clearer for all of them. */
const mostRanges = 500;

/** What stands around the text. */
const frameSelector = 'nav,.toc-fold';

/** Scripts in which a word may begin anywhere. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Marks in the text of the page what it was found by, without a change of the document; not in browsers that cannot. */
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
    // The longest first, of which a shorter one may be the beginning.
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (unspaced.test(word) ? '' : '(?<![\\p{L}\\p{N}])') + word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return forms.length === 0 ? null : new RegExp(forms.join('|'), 'giu');
}
