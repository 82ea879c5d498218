import type { ElementContent, Root, RootContent } from 'hast';

const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

// It cuts by dictionary where a script has no spaces, whatever the locale; a fixed one gives the same count everywhere.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const plainWord = /^[("]?\p{Script=Latin}+[.,:;!?")]*$/u;

/** Returns the number of words in a page's text, code blocks left out. */
export function countWords(tree: Root): number {
  const pieces = tree.children.map(textOf).join('').split(/\s+/);
  // Most pieces are plainly one word; the segmenter takes half a millisecond a kilobyte, so it gets the rest.
  const others = pieces.filter((piece) => !plainWord.test(piece));
  let words = pieces.length - others.length;
  for (const text of inChunks(others)) {
    for (const { isWordLike } of segmenter.segment(text)) {
      if (isWordLike) words += 1;
    }
  }
  return words;
}

/** What the segmenter takes grows with the square of a text's length, so it gets a few kilobytes at a time. */
const chunkLength = 2000;

/** Returns pieces joined up to the length of a chunk; one that is longer by itself is cut. */
function* inChunks(pieces: readonly string[]): Generator<string> {
  let chunk = '';
  for (const piece of pieces) {
    if (chunk.length + piece.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
    let start = 0;
    for (; piece.length - start > chunkLength; start += chunkLength) yield piece.slice(start, start + chunkLength);
    chunk += `${piece.slice(start)}\n`;
  }
  yield chunk;
}

function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'docs-code' || node.tagName === 'math') return '';
  if (node.properties['dataFootnoteRef'] !== undefined) return '';
  const text = node.children.map(textOf).join('');
  return inline.has(node.tagName) ? text : `\n${text}\n`;
}
