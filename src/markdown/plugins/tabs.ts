import type { BlockContent, DefinitionContent, Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Transformer } from 'unified';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { isContainerClosed } from '../containers/visit-containers.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { directiveAttributes, readDirective, readTabsAttributes } from '../tabs/tab-attributes.ts';
import { tabsNode, type Tab } from '../tabs/tabs-node.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * Turns `::::tabs{group="os" query="os"}` containers into tabs. Each tab is a
 * `:::tab[Label]{value="x" default}` container.
 */
export function tabs(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || node.data?.hName !== undefined) return;
      if (node.name === 'tabs') Object.assign(node, readTabs(node, { lines, messages }));
      else if (node.name === 'tab') {
        const title = 'This ":::tab" is not in a ":::tabs".';
        const hint = 'Put it between `::::tabs` and `::::`, which have more colons than the tabs in them.';
        report(messages, node, { code: 'invalid-tabs', title, hint });
      }
    });
  };
}

interface Reading {
  readonly lines: readonly string[];
  readonly messages: MarkdownMessage[];
}

function readTabs(node: ContainerDirective, reading: Reading): ContainerDirective {
  const { lines, messages } = reading;
  if (!isContainerClosed(node, lines)) {
    const hint = 'Put a line with as many colons after it.';
    report(messages, node, { code: 'unclosed-block', title: 'This ":::tabs" is not closed.', hint });
  }
  const attributes = readTabsAttributes(directiveAttributes(node), messages);
  const found = node.children.flatMap((child) => readChild(child, reading));
  if (found.length === 0) {
    const hint = 'Put a `:::tab[Label]` into it for each, and give `::::tabs` more colons than they have.';
    report(messages, node, { code: 'invalid-tabs', title: 'This ":::tabs" has no tabs.', hint });
  }
  return tabsNode({ tabs: found, attributes, position: node.position }, messages);
}

function readChild(child: BlockContent | DefinitionContent, { lines, messages }: Reading): readonly Tab[] {
  if (child.type !== 'containerDirective' || child.name !== 'tab') {
    const isTitle = child.type === 'paragraph' && child.data?.directiveLabel === true;
    const isOther = /^={2,3} /.test(toString(child));
    const title = isTitle ? 'A ":::tabs" cannot have a title.' : 'This is not in a tab.';
    const hint = isOther
      ? 'Write `:::tab[Label]` before it and `:::` after it.'
      : 'Put it into a `:::tab[Label]`, or outside the tabs.';
    report(messages, child, { code: 'invalid-tabs', title, hint });
    return [];
  }
  if (!isContainerClosed(child, lines)) {
    const hint = 'Put a line with as many colons after it, and give the `:::tabs` around it more.';
    report(messages, child, { code: 'unclosed-block', title: 'This ":::tab" is not closed.', hint });
  }
  const attributes = readDirective(child, ['value', 'default'], messages);
  const [first, ...others] = child.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label = hasLabel ? toString(first).trim() : (attributes['value'] ?? '');
  if (label === '') {
    const title = 'This ":::tab" has no label.';
    report(messages, child, { code: 'invalid-tabs', title, hint: 'Write `:::tab[Label]`.' });
  }
  return [
    {
      label,
      value: attributes['value'] || label,
      isDefault: attributes['default'] !== undefined,
      children: hasLabel ? others : child.children,
      position: child.position,
    },
  ];
}

type Mistake = Pick<MarkdownMessage, 'code' | 'title' | 'hint'>;

function report(messages: MarkdownMessage[], node: Nodes, mistake: Mistake): void {
  messages.push({ severity: 'error', ...mistake, ...placeOf(node) });
}
