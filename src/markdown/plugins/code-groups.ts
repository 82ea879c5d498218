import { asProblem } from '../../shared/problem.ts';
import type { Code, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { languageLabel } from '../code/languages.ts';
import type { CodeMeta } from '../code/code-meta.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { codeMetaOf, setCodeProperties } from '../code/code-properties.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { readCodeGroup, type CodeGroup } from '../tabs/read-code-group.ts';
import { tabsNode, type Tab } from '../tabs/tabs-node.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * Turns the code blocks in `:::code-group` and `<CodeGroup>`, and adjacent blocks with `tab="…"`,
 * into tabs.
 */
export function codeGroups(): Transformer<Root> {
  return (tree, file) => {
    const state = compileStateOf(file);
    const { messages } = state;
    eachMarkdownNode(tree, (node) => {
      if (!('children' in node)) return;
      const children: Nodes[] = node.children;
      for (let index = 0; index < children.length; index += 1) {
        const group = readCodeGroup(children[index], state);
        const run = group ? null : runAt(children, index);
        if (group) children[index] = groupNode(group, messages);
        else if (run) children.splice(index, run.blocks.length, runNode(run, messages));
      }
    });
  };
}

/** Adjacent code blocks that become tabs. */
interface Run {
  readonly blocks: readonly Code[];
  readonly metas: readonly CodeMeta[];
}

function runAt(children: readonly Nodes[], start: number): Run | null {
  const blocks: Code[] = [];
  const metas: CodeMeta[] = [];
  // This loop copies no array, because most nodes start no run. A copy of the rest at each node
  // would take quadratic time.
  for (let index = start; index < children.length; index += 1) {
    const node = children[index];
    const meta = node?.type === 'code' ? codeMetaOf(node) : null;
    if (node?.type !== 'code' || !meta || meta.tab === null) break;
    blocks.push(node);
    metas.push(meta);
  }
  return blocks.length > 1 ? { blocks, metas } : null;
}

function runNode({ blocks, metas }: Run, messages: MarkdownMessage[]): Nodes {
  const tabs = blocks.map((block, index): Tab => codeTab(block, metas[index]?.tab ?? ''));
  const group = metas.find((meta) => meta.group !== null)?.group ?? null;
  const attributes = { group, query: null, properties: {} };
  return tabsNode({ tabs, attributes, position: blocks[0]?.position }, messages);
}

function groupNode({ node, children, attributes }: CodeGroup, messages: MarkdownMessage[]): Nodes {
  const blocks = children.filter((child): child is Code => child.type === 'code');
  for (const other of children.filter((child) => child.type !== 'code' && !isComment(child))) {
    const title = 'A code group can contain only code blocks.';
    messages.push(
      asProblem({ code: 'invalid-tabs', title, hint: 'Move this before or after the group.', ...placeOf(other) }),
    );
  }
  if (blocks.length === 0) {
    const hint = 'Put code blocks into it, each with the name of its tab: ```js [name]';
    messages.push(asProblem({ code: 'invalid-tabs', title: 'This code group is empty.', hint, ...placeOf(node) }));
  }
  const tabs = blocks.map((block) => codeTab(block, labelOf(block)));
  return tabsNode({ tabs, attributes, position: node.position }, messages);
}

/** Returns whether nothing of a node is on the page, as of `<!-- prettier-ignore -->`. */
function isComment(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression') return /^\s*(?:\/\*(?:(?!\*\/).)*\*\/\s*)*$/s.test(node.value);
  return node.type === 'html' && /^\s*(?:<!--(?:(?!-->).)*-->\s*)*$/s.test(node.value);
}

function labelOf(block: Code): string {
  const meta = codeMetaOf(block);
  const language = block.lang?.toLowerCase() ?? 'text';
  return meta.label ?? meta.tab ?? meta.title ?? languageLabel(language) ?? language;
}

/**
 * Returns the tab of a code block. The block keeps its title only if it differs from the label of
 * the tab.
 */
function codeTab(block: Code, label: string): Tab {
  const { title } = codeMetaOf(block);
  setCodeProperties(block, { dataDocsCodeTitle: title === null || title === label ? '' : title });
  return { label, value: label, isDefault: false, children: [block], position: block.position };
}
