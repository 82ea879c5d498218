import { asProblem } from '../../shared/problem.ts';
import type { Code, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { codeMetaOf, setCodeProperties } from '../code/code-properties.ts';
import { packageManagerGroup, packageManagers, type PackageManager } from '../../shared/package-managers.ts';
import { compileStateOf, type CompileState, placeOf } from '../page/compile-state.ts';
import { convertCommand } from '../tabs/convert-command.ts';
import { tabsNode, type Tab } from '../tabs/tabs-node.ts';
import { eachMarkdownNode } from '../page/walk.ts';

const attributes = { group: packageManagerGroup, query: null, properties: {} };
const languages: ReadonlySet<string> = new Set(['npm', 'package-install']);

/**
 * Turns `npm` blocks, blocks with `npm2yarn`, and `<PackageManagers command="…" />` into tabs, one
 * for each package manager. The reader's choice applies to all of them.
 */
export function packageManagerTabs(): Transformer<Root> {
  return (tree, file) => {
    const state = compileStateOf(file);
    eachMarkdownNode(tree, (node) => {
      if (!('children' in node)) return;
      const children: Nodes[] = node.children;
      for (const [index, child] of children.entries()) {
        const block = commandBlock(child, state);
        if (block) children[index] = commandTabs(block, state.messages);
      }
    });
  };
}

const tag = 'PackageManagers';

function commandBlock(node: Nodes, { messages, script }: CompileState): Code | null {
  if (node.type === 'code') {
    return languages.has(node.lang?.toLowerCase() ?? '') || codeMetaOf(node).isNpm ? node : null;
  }
  // A page may declare its own component with this name.
  if (node.type !== 'mdxJsxFlowElement' || node.name !== tag || script.declared.has(tag)) return null;
  const command = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'command')?.value;
  const { position } = node;
  if (typeof command === 'string' && command.trim() !== '') {
    return { type: 'code', lang: 'bash', value: command.trim(), ...(position ? { position } : {}) };
  }
  const title = '<PackageManagers> has no command.';
  const hint = 'Write the command for npm: `<PackageManagers command="npm install x" />`.';
  messages.push({ severity: 'error', code: 'invalid-package-command', title, hint, ...placeOf(node) });
  return null;
}

function commandTabs(block: Code, messages: MarkdownMessage[]): Nodes {
  const { title, label, tab } = codeMetaOf(block);
  const written = String(block.data?.hProperties?.['dataDocsMeta'] ?? '');
  // The code blocks in the tabs are treated like all other code blocks.
  const properties = {
    dataDocsLang: 'bash',
    dataDocsMeta: written.replace(/(?<!\S)npm2yarn(?:=\S*)?/, ''),
    dataDocsCodeTitle: title ?? label ?? tab ?? '',
  };
  const tabs = packageManagers.map((manager): Tab => {
    const code: Code = { ...block, lang: 'bash', value: commandsFor(block, manager, messages) };
    setCodeProperties(code, properties);
    return { label: manager, value: manager, isDefault: false, children: [code], position: block.position };
  });
  return tabsNode({ tabs, attributes, position: block.position }, messages);
}

/**
 * Converts line by line, so that the line numbers in the meta string are correct for every package
 * manager.
 */
function commandsFor(block: Code, manager: PackageManager, messages: MarkdownMessage[]): string {
  const lines = block.value.split('\n').map((line) => {
    const converted = convertCommand(line, manager);
    if (converted !== null) return converted;
    const title = `${manager} has no command for \`${line.trim()}\` that is known here.`;
    const hint = 'It shows the npm command. Write a `:::code-group` with a block for each package manager.';
    messages.push(asProblem({ code: 'invalid-package-command', title, hint, ...placeOf(block) }));
    return line;
  });
  return lines.join('\n');
}
