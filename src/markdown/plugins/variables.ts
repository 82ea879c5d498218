import type { PhrasingContent, Root } from 'mdast';
import type { Transformer } from 'unified';
import { suggest } from '../../shared/nearest.ts';
import { type LocalizedText, textIn } from '../../shared/localized-text.ts';
import { variableDirective } from '../containers/directive-names.ts';
import { fillLine, variablesFlag } from '../includes/fill-variables.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

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
      messages.push({
        severity: 'error',
        code: 'unknown-variable',
        title: `There is no variable "${key}".`,
        hint,
        ...place,
      });
      return null;
    };
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'textDirective' && node.name === variableDirective) {
        const value = find(plainText(node.children), placeOf(node));
        if (value !== null) node.children = [{ type: 'text', value }];
      }
      if (node.type !== 'code' || !variablesFlag.test(node.meta ?? '')) return;
      node.meta = (node.meta ?? '').replace(variablesFlag, '').trim();
      const { line } = placeOf(node);
      node.value = node.value
        .split('\n')
        .map((text, index) =>
          fillLine(text, (key, offset) => find(key, { line: line + index + 1, column: offset + 1 })),
        )
        .join('\n');
    });
  };
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('');
}
