import { asProblem } from '../../shared/problem.ts';
import type { PhrasingContent, Root } from 'mdast';
import type { Transformer } from 'unified';
import { suggest } from '../../shared/nearest.ts';
import { type LocalizedText, textIn } from '../../shared/localized-text.ts';
import { variableDirective } from '../containers/directive-names.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * The word `vars` in the meta string of a code block. Variables in code are filled in only with it.
 */
const optIn = /(?:^|\s)vars(?=\s|$)/;

/** Fills in `:var[key]` in text, and in code blocks with `vars`. */
export function variables(values: Readonly<Record<string, LocalizedText>>): Transformer<Root> {
  return (tree, file) => {
    const { context, messages } = compileStateOf(file);
    const find = (key: string, place: ReturnType<typeof placeOf>): string | null => {
      const value = Object.hasOwn(values, key) ? values[key] : undefined;
      if (value !== undefined) return textIn(value, context.locales);
      const hint =
        Object.keys(values).length === 0
          ? 'Variables are set in the configuration, under `markdown.variables`.'
          : `${suggest(key, Object.keys(values), 'variables')} They are set under \`markdown.variables\`.`;
      messages.push(asProblem({ code: 'unknown-variable', title: `There is no variable "${key}".`, hint, ...place }));
      return null;
    };
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'textDirective' && node.name === variableDirective) {
        const value = find(plainText(node.children), placeOf(node));
        if (value !== null) node.children = [{ type: 'text', value }];
      }
      if (node.type !== 'code' || !optIn.test(node.meta ?? '')) return;
      node.meta = (node.meta ?? '').replace(optIn, '').trim();
      const { line } = placeOf(node);
      node.value = node.value
        .split('\n')
        .map((text, index) => fillLine(text, (key, column) => find(key, { line: line + index + 1, column })))
        .join('\n');
    });
  };
}

function fillLine(text: string, find: (key: string, column: number) => string | null): string {
  return text.replace(/:var\[([^[\]\n]*)\]/g, (whole, key: string, offset: number) => find(key, offset + 1) ?? whole);
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('');
}
