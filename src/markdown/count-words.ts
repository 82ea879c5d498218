import type { ElementContent, Root, RootContent } from 'hast';

const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

// In scripts without spaces, the segmenter splits by a dictionary, in every locale. The locale is
// fixed, so that the count is the same on every machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const plainWord = /^[("]?\p{Script=Latin}+[.,:;!?")]*$/u;

/** Returns the number of words in the text of a page, without code blocks. */
export function countWords(tree: Root): number {
  const pieces = tree.children.map(textOf).join('').split(/\s+/);
  // The segmenter takes half a millisecond per kilobyte. Most pieces are clearly one word, so only
  // the others need it.
  const others = pieces.filter((piece) => !plainWord.test(piece));
  let words = pieces.length - others.length;
  for (const text of inChunks(others)) {
    for (const { isWordLike } of segmenter.segment(text)) {
      if (isWordLike) words += 1;
    }
  }
  return words;
}

/**
 * In characters. The time of the segmenter grows with the square of the length of a text, so it
 * gets a few kilobytes at a time.
 */
const chunkLength = 2000;

/**
 * Joins pieces to chunks of at most `chunkLength` characters. A piece that is longer than a chunk
 * is split.
 */
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
