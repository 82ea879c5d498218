import type { Nodes, Root } from 'mdast';
import { labeledDirectives, variableDirective } from '../../markdown/containers/directive-names.ts';
import { splitHeadingEnds, takeHeadingEnds } from '../../markdown/headings/take-heading-ends.ts';
import { mayHaveFormulas } from '../formulas/formula-syntax.ts';
import { findDoubt } from './find-doubt.ts';
import { rejoinText } from './rejoin-text.ts';

/** The part of the package `satteri` that docsgen uses. */
export interface Satteri {
  readonly markdownToMdast: (
    source: string,
    options: { readonly features: { readonly frontmatter: boolean; readonly directive: boolean } },
  ) => Nodes;
}

/**
 * What `satteri` gives for a text. If the reference parser may give another tree, there is no tree,
 * and `doubt` says why.
 */
export type SatteriResult =
  | { readonly tree: Root; readonly doubt: null }
  | { readonly tree: null; readonly doubt: string };

/** Parses a text without front matter. */
export type SatteriParser = (text: string) => SatteriResult;

/**
 * Returns a parser that uses the native code of `satteri`. `containers` are the valid names for
 * `:::name`.
 */
export function createSatteriParser({ markdownToMdast }: Satteri, containers: readonly string[]): SatteriParser {
  const texts = new Set([variableDirective]);
  const name = [...containers, variableDirective].join('|');
  const directive = new RegExp(`:(?:${name})(?![\\w-])`);
  // Only the reference parser decides which non-ASCII letters belong to a name, and what a
  // backslash before it does.
  const oddDirective = new RegExp(`\\\\\\n?:|:(?:${name})[^\\0-\\x7F]`);
  // The reference parser reads their attributes.
  const labeled = new RegExp(`:(?:${labeledDirectives.join('|')})\\[`);
  return (text) => {
    if (labeled.test(text)) return refuse('directive with a label');
    const hasDirectives = directive.test(text);
    if (hasDirectives && oddDirective.test(text)) return refuse('unusual directive');
    const tree = markdownToMdast(text, { features: { frontmatter: false, directive: hasDirectives } });
    if (tree.type !== 'root') return refuse('no root');
    if (hasDirectives) {
      rejoinText(tree, texts, text);
      if (!areKnown(tree, { containers: new Set(containers), texts, directive })) return refuse('unknown directive');
    }
    const doubt = findDoubt(tree, text, { hasMath: mayHaveFormulas(text), hasDirectives });
    if (doubt !== null) return refuse(doubt);
    if (!splitHeadingEnds(tree, text)) return refuse('signs in the id of a heading');
    takeHeadingEnds(tree);
    return { tree, doubt };
  };
}

function refuse(doubt: string): SatteriResult {
  return { tree: null, doubt };
}

interface DirectiveNames {
  readonly containers: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** Matches text that looks like a directive with one of these names. */
  readonly directive: RegExp;
}

/**
 * Returns whether all directives have known names. The reference parser takes a directive with
 * another name as text, and it may take text with one of the names as a directive.
 */
function areKnown(node: Nodes, names: DirectiveNames): boolean {
  if (node.type === 'containerDirective' && !names.containers.has(node.name)) return false;
  if (node.type === 'textDirective' && !names.texts.has(node.name)) return false;
  if (node.type === 'text' && names.directive.test(node.value)) return false;
  return !('children' in node) || node.children.every((child) => areKnown(child, names));
}
