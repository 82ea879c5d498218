import type { Nodes, Root } from 'mdast';
import { mayHaveMath } from '../math/math-syntax.ts';
import { variableDirective } from '../containers/directive-names.ts';
import { isCertain } from './is-certain.ts';
import { rejoinText } from './rejoin-text.ts';

/** What is used of the package `satteri`. */
export interface Satteri {
  readonly markdownToMdast: (
    source: string,
    options: { readonly features: { readonly frontmatter: boolean; readonly directive: boolean } },
  ) => Nodes;
}

export type LoadSatteri = () => Promise<Satteri>;

/** Returns the tree that the reference parser would give; null for a text that only that one is sure to read right. */
export type QuickParser = (text: string) => Root | null;

/** Returns a parser by the native code of `satteri`; `containers` are the names that `:::name` can have. */
export function createSatteriParser({ markdownToMdast }: Satteri, containers: readonly string[]): QuickParser {
  const texts = new Set([variableDirective]);
  const name = [...containers, variableDirective].join('|');
  const directive = new RegExp(`:(?:${name})(?![\\w-])`);
  // Which other letters belong to a name, and what a backslash before it does, is for the reference parser to say.
  const oddDirective = new RegExp(`\\\\\\n?:|:(?:${name})[^\\0-\\x7F]`);
  return (text) => {
    const hasDirectives = directive.test(text);
    if (hasDirectives && oddDirective.test(text)) return null;
    const tree = markdownToMdast(text, { features: { frontmatter: false, directive: hasDirectives } });
    if (tree.type !== 'root') return null;
    if (hasDirectives) {
      rejoinText(tree, texts, text);
      if (!areKnown(tree, { containers: new Set(containers), texts, directive })) return null;
    }
    return isCertain(tree, text, { hasMath: mayHaveMath(text), hasDirectives }) ? tree : null;
  };
}

interface DirectiveNames {
  readonly containers: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** What looks like one of them. */
  readonly directive: RegExp;
}

/** To the reference parser, a directive of another name is text; and text with one of the names may be a directive. */
function areKnown(node: Nodes, names: DirectiveNames): boolean {
  if (node.type === 'containerDirective' && !names.containers.has(node.name)) return false;
  if (node.type === 'textDirective' && !names.texts.has(node.name)) return false;
  if (node.type === 'text' && names.directive.test(node.value)) return false;
  return !('children' in node) || node.children.every((child) => areKnown(child, names));
}
