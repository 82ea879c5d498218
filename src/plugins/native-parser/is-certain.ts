import type { Nodes, Parents, Root } from 'mdast';
import { isPlainNode, type NodeContext } from './is-plain-node.ts';

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
 * Returns whether the reference parser certainly gives the same tree for a text. `tree` is the tree
 * of the other parser. Every node must be written in a plain form, and no text may look like syntax
 * that the reference parser reads.
 */
export function isCertain(tree: Root, text: string, { hasMath, hasDirectives }: TextSyntax): boolean {
  if (oddCharacters.test(text)) return false;
  const found = { dollars: 0, colonLines: 0, delimiterRows: 0 };
  const areCertain = (parent: Parents, context: NodeContext): boolean =>
    parent.children.every((node: Nodes, index) => {
      if (node.position === undefined || clashes(node, parent, index)) return false;
      const { start, end } = node.position;
      const source = text.slice(start.offset, end.offset);
      const around = { before: text.slice(0, start.offset).slice(-1), after: text.slice(end.offset).slice(0, 2) };
      if (!isPlainNode(node, { ...context, ...around, source })) return false;
      if (node.type === 'code' || node.type === 'inlineCode') found.dollars += count(source, dollar);
      if (node.type === 'code') found.colonLines += count(source, colonLine);
      if (node.type === 'containerDirective') found.colonLines += 2;
      if (node.type === 'code' || node.type === 'table') found.delimiterRows += count(source, delimiterRow);
      return !('children' in node) || areCertain(node, contextIn(node, context));
    });
  if (!areCertain(tree, { isFlow: true, isNested: false, isLinked: false })) return false;
  if (hasMath && found.dollars < count(text, dollar)) return false;
  if (hasDirectives && found.colonLines !== count(text, colonLine)) return false;
  return found.delimiterRows === count(text, delimiterRow);
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
    default:
      return { ...context, isFlow: false };
  }
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
