import type { ListItem, Nodes } from 'mdast';

/** Where a node stands. */
export interface NodeContext {
  /** Among blocks. */
  readonly isFlow: boolean;
  /** In an item of a list, a quote, a footnote or a directive. */
  readonly isNested: boolean;
  readonly isLinked: boolean;
}

interface NodeSource extends NodeContext {
  /** What the node is written as. */
  readonly source: string;
  /** The character before it. */
  readonly before: string;
  /** The two characters after it. */
  readonly after: string;
}

/** Marks that opened or closed nothing, but for those between spaces and for `_` within a word. */
const looseMarks = /(?<!\s)[*~]|[*~](?!\s)|(?<![\p{L}\p{N}_])_+(?=\S)|_+(?![\p{L}\p{N}_])/u;
/** Beginnings of HTML, definitions, pictures and footnotes that are text. */
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
/** Quotes in quotes, marks that touch their text, and an empty line at the end. */
const oddQuote = /^[ \t]*>(?:[^ \n]|[ \t]+>)|\n[ \t]*>[ \t]*$(?![^])/m;

/** Returns whether a node is written so that every parser reads it alike. */
export function isPlainNode(node: Nodes, context: NodeSource): boolean {
  const { source, before, after, isNested, isFlow, isLinked } = context;
  switch (node.type) {
    case 'text':
      return isPlainText(node.value, context);
    case 'emphasis':
    case 'strong':
    case 'delete':
      // One parser looks at the halves of a character where the other sees a symbol.
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

/** The position of a task is where its text begins, if it begins with text. */
function isPlainTask({ children, position }: ListItem): boolean {
  const [paragraph] = children;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'text' && first.position?.start.line === position?.start.line;
}
