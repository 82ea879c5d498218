import { asProblem } from '../../shared/problem.ts';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Transformer } from 'unified';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';
import { describeDiagram, findLostParts } from './diagram-text.ts';

/** Returns the text alternative of a diagram. */
export type Describe = (source: string) => string;

/**
 * Collects the diagrams of a page, which are code blocks with one of these languages. Each becomes
 * a `docs-diagram` element with its index in the list. Warns about what the drawing of a Mermaid
 * diagram cannot show.
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
      const place = placeOf(node);
      state.diagrams.push({ language, source, text: describe(source), included, ...place });
      // A plugin that draws Mermaid in another way has another function.
      const lost = describe === describeDiagram ? findLostParts(source) : [];
      for (const { line, title, hint } of lost) {
        // Included lines are in another file.
        const where = included ? place : { line: place.line + line, column: 1 };
        state.messages.push(asProblem({ code: 'foreign-syntax', title, hint, ...where }));
      }
    });
  };
}

/** Returns the number of lines of an element in its file, without the first line. */
function linesOf({ position }: Element): number {
  return position ? position.end.line - position.start.line : 0;
}
