import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { TextRange } from '../../shared/text-range.ts';

/** Stands for each character of markup inside a line of text. */
export const markup = '\uE001';
/**
 * Stands for each character of code, addresses and the like: what is no word, but is read as one.
 */
export const opaque = '\uE002';
/** Stands where a line is broken on purpose. */
export const lineBreak = '\u2029';

/** A copy of a text in which everything but words is covered. */
export interface TextMask {
  /** Uncovers a text without markup. */
  readonly addText: (range: TextRange) => void;
  /** Uncovers the texts of a tree, and returns its paragraphs. */
  readonly addTree: (tree: Root) => readonly TextRange[];
  /** Has as many characters as the source. All that is no text is a space, or one of the signs. */
  readonly text: () => string;
}

/** Returns a copy of a text in which everything is covered. */
export function createMask(source: string): TextMask {
  // By code units, as offsets are.
  const signs = source.replace(/[^\n]/g, ' ').split('');
  const cover = ({ start, end }: TextRange, sign: string) => {
    for (let index = start; index < end; index += 1) if (!/\s/.test(source.charAt(index))) signs[index] = sign;
  };
  const addText = ({ start, end }: TextRange) => {
    for (let index = start; index < end; index += 1) signs[index] = source.charAt(index);
    const text = source.slice(start, end);
    for (const match of text.matchAll(noWords)) {
      const from = start + match.index;
      cover({ start: from, end: from + match[0].length }, match[0].startsWith('$') ? opaque : markup);
    }
  };
  const addInline = (node: PhrasingContent): void => {
    const range = rangeOf(node);
    if (node.type === 'text') addText(range);
    else if (node.type === 'break') signs[range.start] = lineBreak;
    else if (node.type === 'inlineCode' || isAddress(node, source)) cover(range, opaque);
    else if (node.type === 'textDirective' && node.name === 'var') cover(range, opaque);
    else if ('children' in node) node.children.forEach(addInline);
  };
  const paragraphs: TextRange[] = [];
  const addBlock = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const range = rangeOf(node);
      cover(range, markup);
      node.children.forEach(addInline);
      if (node.type === 'paragraph') paragraphs.push(range);
    } else if ('children' in node) node.children.forEach(addBlock);
  };
  return {
    addText,
    addTree: (tree) => {
      addBlock(tree);
      return paragraphs;
    },
    text: () => signs.join(''),
  };
}

/**
 * What texts have that is no word: character references, ids of headings, names of emoji, formulas,
 * the marks of containers.
 */
const noWords =
  /&(?:#\w+|[a-z]\w*);|\{[#.][^}\n]*\}|:[a-z][a-z\d_+-]*:|\$\$?[^\s$](?:[^$\n]*[^\s$])?\$\$?|^:{3,}[ \t]*[\w-]*/gim;

function isAddress(node: PhrasingContent, source: string): boolean {
  if (node.type !== 'link') return false;
  const { start, end } = rangeOf(node);
  return !source.slice(start, end).startsWith('[');
}

function rangeOf({ position }: Nodes): TextRange {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
