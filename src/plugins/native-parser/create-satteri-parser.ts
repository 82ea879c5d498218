import type { Nodes } from 'mdast';
import type { QuickParser } from '../../markdown/pipeline-extension.ts';
import { labeledDirectives, variableDirective } from '../../markdown/containers/directive-names.ts';
import { mayHaveFormulas } from '../formulas/formula-syntax.ts';
import { isCertain } from './is-certain.ts';
import { rejoinText } from './rejoin-text.ts';

/** The part of the package `satteri` that docsgen uses. */
export interface Satteri {
  readonly markdownToMdast: (
    source: string,
    options: { readonly features: { readonly frontmatter: boolean; readonly directive: boolean } },
  ) => Nodes;
}

/**
 * Returns a parser that uses the native code of `satteri`. `containers` are the valid names for
 * `:::name`.
 */
export function createSatteriParser({ markdownToMdast }: Satteri, containers: readonly string[]): QuickParser {
  const texts = new Set([variableDirective]);
  const name = [...containers, variableDirective].join('|');
  const directive = new RegExp(`:(?:${name})(?![\\w-])`);
  // Only the reference parser decides which non-ASCII letters belong to a name, and what a
  // backslash before it does.
  const oddDirective = new RegExp(`\\\\\\n?:|:(?:${name})[^\\0-\\x7F]`);
  // The reference parser reads their attributes.
  const labeled = new RegExp(`:(?:${labeledDirectives.join('|')})\\[`);
  return (text) => {
    if (labeled.test(text)) return null;
    const hasDirectives = directive.test(text);
    if (hasDirectives && oddDirective.test(text)) return null;
    const tree = markdownToMdast(text, { features: { frontmatter: false, directive: hasDirectives } });
    if (tree.type !== 'root') return null;
    if (hasDirectives) {
      rejoinText(tree, texts, text);
      if (!areKnown(tree, { containers: new Set(containers), texts, directive })) return null;
    }
    return isCertain(tree, text, { hasMath: mayHaveFormulas(text), hasDirectives }) ? tree : null;
  };
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
