import type { Root } from 'hast';
import { eachElement } from '../../markdown/page/walk.ts';
import { definePlugin } from '../contract/plugin.ts';
import { loadFormulaSyntax, mayHaveFormulas } from './formula-syntax.ts';
import { formulas } from './render-formulas.ts';

/** Renders formulas as MathML. */
export const formulasPlugin = definePlugin({
  name: 'formulas',
  markdown: {
    remarkFirst: [{ when: mayHaveFormulas, load: loadFormulaSyntax }],
    remarkCode: [formulas],
    rehypeLast: [formulaBlocks],
  },
});

/** Returns a rehype plugin that turns block formulas into the element that the theme renders. */
function formulaBlocks() {
  return (tree: Root): void =>
    eachElement(tree, (node) => {
      if (node.properties['dataDocsMath'] === undefined) return;
      node.tagName = 'docs-math';
      node.properties = {};
    });
}
