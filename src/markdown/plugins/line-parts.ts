import type { Properties } from 'hast';
import type { Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import type { Transformer } from 'unified';
import { suggest } from '../../shared/nearest.ts';
import { buttonClasses, buttonVariants } from '../../shared/text-parts.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { readDirective } from '../tabs/tab-attributes.ts';

/**
 * Turns `:button[Label]{href="./page.md"}` into a link that looks like a button, and
 * `:tooltip[Words]{text="…"}` into words with a tooltip.
 */
export function lineParts(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'textDirective') return;
      if (node.name === 'button') node.data = { ...node.data, ...buttonData(node, messages) };
      if (node.name === 'tooltip') node.data = { ...node.data, ...tooltipData(node, messages) };
    });
  };
}

interface ElementName {
  readonly hName: string;
  readonly hProperties: Properties;
}

function buttonData(node: TextDirective, messages: MarkdownMessage[]): ElementName | undefined {
  const known = messages.length;
  const { href = '', variant = 'primary', id, class: names } = readDirective(node, ['href', 'variant'], messages);
  if (href === '' && messages.length === known)
    report(node, ['This ":button" leads nowhere.', 'Write `:button[Label]{href="./page.md"}`.'], messages);
  const classes = buttonClasses(variant);
  if (classes === null) {
    const hint = suggest(variant, buttonVariants, 'variants');
    report(node, [`There is no variant "${variant}" of a ":button".`, hint], messages);
  }
  if (href === '' || classes === null) return undefined;
  const className = [...classes, ...(names ? names.split(/\s+/) : [])];
  return { hName: 'a', hProperties: { href, className, ...(id ? { id } : {}) } };
}

function tooltipData(node: TextDirective, messages: MarkdownMessage[]): ElementName | undefined {
  const known = messages.length;
  const { text = '', id, class: names } = readDirective(node, ['text'], messages);
  if (text.trim() === '') {
    const hint = 'Write `:tooltip[Words]{text="What they mean"}`.';
    if (messages.length === known) report(node, ['This ":tooltip" says nothing.', hint], messages);
    return undefined;
  }
  const className = names ? { className: names.split(/\s+/) } : {};
  // It is a `span` until the plugin `placeholders` runs.
  return { hName: 'span', hProperties: { dataDocsTooltip: text, ...className, ...(id ? { id } : {}) } };
}

function report(node: TextDirective, [title, hint]: readonly [string, string], messages: MarkdownMessage[]): void {
  messages.push({ severity: 'error', code: 'invalid-attribute', title, hint, ...placeOf(node) });
}
