import type { Blockquote, ListItem, Nodes } from 'mdast';

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
 * Emphasis marks beside marks of another kind, beside escaped ones, or beside a character outside
 * the BMP. All parsers agree about other marks, also about those that open nothing.
 */
const clashingMarks = /\*[_~]|_[*~]|~[*_]|\\[*_~]{2}|[*_~]\\[*_~]|[*_~][\uD800-\uDFFF]|[\uD800-\uDFFF][*_~]/;
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

/**
 * Returns what parsers may read differently in a node; null if it is written in a plain form that
 * all read in the same way.
 */
export function doubtAbout(node: Nodes, context: NodeSource): string | null {
  const { source, before, after, isNested, isFlow, isLinked } = context;
  switch (node.type) {
    case 'text':
      return doubtAboutText(node.value, context);
    case 'emphasis':
    case 'strong':
    case 'delete':
      // For characters outside the BMP, one parser looks at a half of the surrogate pair, the other
      // at the character.
      return unless(
        !halfCharacter.test(before + source.replace(/^[*_~]+(.)[^]*(.)[*_~]+$/, '$1$2') + after.slice(0, 1)),
        'touches an emoji',
      );
    case 'paragraph':
      return unless(node.children.length > 0, 'empty') ?? unless(!source.includes('\t'), 'has a tab');
    case 'heading':
      return unless(!source.includes('\t'), 'has a tab');
    case 'inlineCode':
      return unless(!source.includes('$$'), 'has two dollar signs');
    case 'blockquote':
      return (
        unless(!oddQuote.test(source), 'quote in a quote, or marks without a space') ??
        unless(!hasListBeforeEmptyLine(node, source, isNested), 'list before an empty line, in a list or quote')
      );
    case 'code':
      return doubtAboutCode(source, isNested);
    case 'tableRow':
      return unless(source.includes('|'), 'no bar');
    case 'html':
      if (source.startsWith('<!--'))
        return unless(source.indexOf('-->') === source.length - '-->'.length, 'text after a comment');
      return unless((isFlow ? plainHtmlBlock : plainTag).test(source), isFlow ? 'unusual block' : 'unusual tag');
    case 'link':
      return unless(
        /^[[<]/.test(source) || (/^[\s(]?$/.test(before) && plainAddress.test(source) && node.url === source),
        'address without brackets',
      );
    case 'listItem':
      return (
        unless(plainItem.test(source), 'empty, or begins with a list') ??
        unless(node.checked == null || isPlainTask(node), 'task that begins with no text')
      );
    case 'linkReference':
    case 'imageReference':
      return unless(!/\n[ \t>]/.test(source), 'has an indented line');
    case 'break':
      return unless(!isLinked, 'in a link');
    case 'definition':
      return unless(plainDefinition.test(source), 'unusual') ?? unless(plainEnd.test(after), 'touches a block');
    case 'footnoteDefinition':
      return unless(plainFootnote.test(source), 'has blocks') ?? unless(plainEnd.test(after), 'touches a block');
    case 'footnoteReference':
      return unless(/^\[\^[\w-]+\]$/.test(source), 'unusual name');
    case 'containerDirective':
      return unless(plainDirective.test(source), 'unusual') ?? unless(!isNested, 'in a list or quote');
    case 'textDirective':
      return unless(/^:[\w-]+\[[\w.-]+\]$/.test(source), 'unusual');
    case 'leafDirective':
      return 'unknown';
    default:
      return null;
  }
}

function unless(isPlain: boolean, doubt: string): string | null {
  return isPlain ? null : doubt;
}

function doubtAboutCode(source: string, isNested: boolean): string | null {
  return (
    unless(plainFence.test(source), /^[`~]/.test(source) ? 'not closed' : 'indented') ??
    unless(!(isNested && source.includes('\t')), 'has a tab in a list or quote')
  );
}

function doubtAboutText(value: string, { source, before, after, isNested, isLinked }: NodeSource): string | null {
  if (clashingMarks.test(before + source + after.slice(0, 1))) return 'emphasis marks that touch others';
  if (looseSyntax.test(value)) return 'looks like HTML or a definition';
  if (/\\(?:\n|$)/.test(source)) return 'backslash at its end';
  if (value.split('[').length !== value.split(']').length) return 'brackets without a pair';
  if (isNested && looseInside.test(value.replace(alertMark, ''))) return 'marks in a list or quote';
  return unless(isLinked || !looseAddress.test(value), 'looks like an address');
}

/** The list must be nested: the quote is in another block, or the list is in an item of another. */
function hasListBeforeEmptyLine({ children }: Blockquote, source: string, isNested: boolean): boolean {
  if (!/\n[ \t]*>[ \t]*\n/.test(source)) return false;
  return children.some(
    (child) => child.type === 'list' && (isNested || child.children.some((item) => item.children.some(isList))),
  );
}

function isList({ type }: Nodes): boolean {
  return type === 'list';
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
