import type { ListItem, Nodes } from 'mdast';

/** Where a node is in the tree. */
export interface NodeContext {
  /** The node is a block, not inline. */
  readonly isFlow: boolean;
  /** The node is in a list item, a quote, a footnote or a directive. */
  readonly isNested: boolean;
  /** The node is in a link. */
  readonly isLinked: boolean;
}

interface NodeSource extends NodeContext {
  /** Source text of the node. */
  readonly source: string;
  /** The character before it. */
  readonly before: string;
  /** The two characters after it. */
  readonly after: string;
}

/**
 * Emphasis marks that opened or closed nothing, except marks between spaces and `_` inside a word.
 */
const looseMarks = /(?<!\s)[*~]|[*~](?!\s)|(?<![\p{L}\p{N}_])_+(?=\S)|_+(?![\p{L}\p{N}_])/u;
/** In text: what looks like the start of HTML, a definition, a picture or a footnote. */
const looseSyntax = /<[a-z/!?]|\]:|!\[|\[\^/i;
const looseAddress = /[-.\w+]@[-\w]|www\.|https?:/i;
const looseInside = /[`<[\]\\]/;
const alertMark = /^\[![A-Z]+\](?=\n|$)/;
const halfCharacter = /[\uD800-\uDFFF]/;
const plainAddress = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/(?:[\w/.-]*[\w/])?)?$/i;
const plainTag = /^<(?:\/[a-z][a-z\d-]*|[a-z][a-z\d-]*(?: [a-z][\w:-]*(?:="[^"<>\n]*")?)*(?: ?\/)?)>$/i;
const plainHtmlBlock = /^<(?!script|style|pre|textarea)\/?[a-z][a-z\d-]*(?: [^\n]*)?>/i;
const plainFence = /^(`{3,}(?!`)|~{3,}(?!~))[^]*\n[ >]*\1[`~]* *$/;
const plainDefinition = /^\[(?!\^)[^[\]\\\s]+(?: [^[\]\\\s]+)*\]: \S+(?: (["'])[^"'\n]*\1)?$/;
const plainFootnote = /^\[\^[\w-]+\]: \p{L}[^\n]*$/u;
/** The end of the text, an empty line, or another definition. */
const plainEnd = /^\n?[\n[]?$/;
const plainDirective =
  /^(:{3,})[\w-]+(?:\[(?! )[^[\]{}\n]+(?<! )\])?(?:\{(?:[.#]?[\w-]+(?:="[^"{}\n]*")?(?: |(?=[.#}])))+\})?\n(?:[^]*\n)?\1$/;

const plainItem = /^\S+[ \t]+(?!(?:[-+*]|\d+[.)])[ \t])\S/;
/** Nested quotes, marks without a space before the text, and an empty last line. */
const oddQuote = /^[ \t]*>(?:[^ \n]|[ \t]+>)|\n[ \t]*>[ \t]*$(?![^])/m;

/** Returns whether a node is written in a plain form that all parsers read in the same way. */
export function isPlainNode(node: Nodes, context: NodeSource): boolean {
  const { source, before, after, isNested, isFlow, isLinked } = context;
  switch (node.type) {
    case 'text':
      return isPlainText(node.value, context);
    case 'emphasis':
    case 'strong':
    case 'delete':
      // For characters outside the BMP, one parser looks at a half of the surrogate pair, the other
      // at the character.
      return !halfCharacter.test(before + source.replace(/^[*_~]+(.)[^]*(.)[*_~]+$/, '$1$2') + after.slice(0, 1));
    case 'paragraph':
      return node.children.length > 0 && !source.includes('\t');
    case 'heading':
      return !source.includes('\t');
    case 'inlineCode':
      return !source.includes('$$');
    case 'blockquote':
      return !oddQuote.test(source);
    case 'code':
      return plainFence.test(source) && !(isNested && source.includes('\t'));
    case 'tableRow':
      return source.includes('|');
    case 'html':
      if (source.startsWith('<!--')) return source.indexOf('-->') === source.length - '-->'.length;
      return isFlow ? plainHtmlBlock.test(source) : plainTag.test(source);
    case 'link':
      return /^[[<]/.test(source) || (/^[\s(]?$/.test(before) && plainAddress.test(source) && node.url === source);
    case 'listItem':
      return plainItem.test(source) && (node.checked == null || isPlainTask(node));
    case 'break':
      return !isLinked;
    case 'definition':
      return plainDefinition.test(source) && plainEnd.test(after);
    case 'footnoteDefinition':
      return plainFootnote.test(source) && plainEnd.test(after);
    case 'footnoteReference':
      return /^\[\^[\w-]+\]$/.test(source);
    case 'containerDirective':
      return plainDirective.test(source) && !isNested;
    case 'textDirective':
      return /^:[\w-]+\[[\w.-]+\]$/.test(source);
    case 'leafDirective':
      return false;
    default:
      return true;
  }
}

function isPlainText(value: string, { source, isNested, isLinked }: NodeSource): boolean {
  if (looseMarks.test(value) || looseSyntax.test(value)) return false;
  if (/\\(?:\n|$)/.test(source) || value.split('[').length !== value.split(']').length) return false;
  if (isNested && looseInside.test(value.replace(alertMark, ''))) return false;
  return isLinked || !looseAddress.test(value);
}

/**
 * Returns whether a task list item begins with text on its first line. Only then do the parsers
 * agree on its positions.
 */
function isPlainTask({ children, position }: ListItem): boolean {
  const [paragraph] = children;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'text' && first.position?.start.line === position?.start.line;
}
