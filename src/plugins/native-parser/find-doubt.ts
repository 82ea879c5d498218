import type { Nodes, Parents, Root } from 'mdast';
import { doubtAbout, type NodeContext } from './doubt-about.ts';

/** The syntax of a text besides CommonMark and GFM. */
export interface TextSyntax {
  readonly hasMath: boolean;
  readonly hasDirectives: boolean;
}

/** Characters that the two parsers replace or count differently. */
const oddCharacters = /[^\P{Cc}\n\t]|\uFEFF|\p{Cs}/u;
const dollar = /\$/g;
/** A line that may be the first or the last line of a directive. */
const colonLine = /^[ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*:{2,}/gm;
/** A line that may be the second line of a table. */
const delimiterRow = /^[-+*\d.) \t>:|]*\|[-: \t]*$/gm;

/**
 * Returns why the reference parser may give another tree for a text, null if it certainly gives the
 * same. `tree` is the tree of the other parser. Every node must be written in a plain form, and no
 * text may look like syntax that the reference parser reads.
 */
export function findDoubt(tree: Root, text: string, { hasMath, hasDirectives }: TextSyntax): string | null {
  if (oddCharacters.test(text)) return 'odd characters';
  const found = { dollars: 0, colonLines: 0, delimiterRows: 0 };
  const doubtIn = (parent: Parents, context: NodeContext): string | null => {
    for (const [index, node] of parent.children.entries()) {
      if (node.position === undefined) return `${node.type}: no position`;
      if (clashes(node, parent, index)) return `${node.type}: touches another`;
      const { start, end } = node.position;
      const source = text.slice(start.offset, end.offset);
      const around = { before: text.slice(0, start.offset).slice(-1), after: text.slice(end.offset).slice(0, 2) };
      const doubt = doubtAbout(node, { ...context, ...around, source });
      if (doubt !== null) return `${node.type}: ${doubt}`;
      if (node.type === 'code' || node.type === 'inlineCode') found.dollars += count(source, dollar);
      if (node.type === 'code') found.colonLines += count(source, colonLine);
      if (node.type === 'containerDirective') found.colonLines += 2;
      if (node.type === 'code' || node.type === 'table') found.delimiterRows += count(source, delimiterRow);
      const inside = 'children' in node ? doubtIn(node, contextIn(node, context)) : null;
      if (inside !== null) return inside;
    }
    return null;
  };
  const doubt = doubtIn(tree, { isFlow: true, isNested: false, isLinked: false });
  if (doubt !== null) return doubt;
  if (hasMath && found.dollars < count(text, dollar)) return 'formulas';
  if (hasDirectives && found.colonLines !== count(text, colonLine)) return 'lines of colons';
  return found.delimiterRows === count(text, delimiterRow) ? null : 'lines of bars and dashes';
}

function contextIn(node: Parents, context: NodeContext): NodeContext {
  switch (node.type) {
    case 'list':
    case 'table':
    case 'tableRow':
      return context;
    case 'blockquote':
    case 'listItem':
    case 'footnoteDefinition':
    case 'containerDirective':
      return { ...context, isNested: true };
    case 'link':
    case 'linkReference':
      return { ...context, isLinked: true };
    case 'paragraph':
      // Parsers disagree about line endings only.
      return { ...context, isFlow: false, isNested: context.isNested && !isOnOneLine(node) };
    default:
      return { ...context, isFlow: false };
  }
}

function isOnOneLine({ position }: Nodes): boolean {
  return position !== undefined && position.start.line === position.end.line;
}

/**
 * Returns whether a node touches a node of the same kind. Parsers differ in which marks belong to
 * which of two adjacent emphasis nodes, and in where the first of two adjacent lists ends.
 */
function clashes(node: Nodes, parent: Parents, index: number): boolean {
  const after: Nodes | undefined = parent.children[index + 1];
  if (node.type === 'list') return after?.type === 'list';
  if (!isEmphasis(node)) return false;
  return (after !== undefined && isEmphasis(after)) || (isEmphasis(parent) && (index === 0 || after === undefined));
}

function isEmphasis({ type }: Nodes): boolean {
  return type === 'emphasis' || type === 'strong' || type === 'delete';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
