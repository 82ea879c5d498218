import type { Nodes } from 'mdast';
import type { SourceText } from './source-text.ts';
import type { TextRange } from '../../shared/text-range.ts';

/** Elements with a language of their own, such as `<span lang="es">`. */
const ownLanguage = /<[a-z][^<>]*\slang=/i;

/**
 * Returns the paragraphs that the writer of a text says in its language: those outside of quotes
 * and of elements that have a language of their own.
 */
export function proseParagraphs({ tree, source }: SourceText): readonly TextRange[] {
  const found: TextRange[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'blockquote') return;
    const { start, end } = rangeOf(node);
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'paragraph';
    if (isElement && ownLanguage.test(source.slice(start, end))) return;
    if (node.type === 'paragraph') found.push({ start, end });
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

/** In characters. The time of the segmenter grows with the square of the length of a text. */
const longestText = 20_000;

/** Returns the words of a part of a text, without code and addresses. */
export function wordsIn({ words, locale }: SourceText, { start, end }: TextRange): readonly string[] {
  return splitWords(words.slice(start, end), locale.htmlLang);
}

/** Returns the words of a text in a language. */
export function splitWords(text: string, language: string): readonly string[] {
  if (text.length > longestText) return [];
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
}

function rangeOf({ position }: Nodes): TextRange {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
