import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Transformer } from 'unified';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/** Returns the text alternative of a diagram. */
export type Describe = (source: string) => string;

/**
 * Collects the diagrams of a page, which are code blocks with one of these languages. Each becomes
 * a `docs-diagram` element with its index in the list.
 */
export function diagrams(languages: ReadonlyMap<string, Describe>): Transformer<Root> {
  return (tree, file) => {
    const state = compileStateOf(file);
    eachElement(tree, (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element') return;
      const language = String(code.properties['dataDocsLang']);
      const describe = languages.get(language);
      if (!describe) return;
      const source = toString(code).replace(/\n$/, '');
      node.tagName = 'docs-diagram';
      node.properties = { index: state.diagrams.length };
      node.children = [];
      const included = linesOf(node) < source.split('\n').length;
      state.diagrams.push({ language, source, text: describe(source), included, ...placeOf(node) });
    });
  };
}

/** Returns the number of lines of an element in its file, without the first line. */
function linesOf({ position }: Element): number {
  return position ? position.end.line - position.start.line : 0;
}
