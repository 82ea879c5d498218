import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/** Sets the accessible name of each task's checkbox to the text of the task. */
export function taskLists(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (item) => {
      const names = item.properties['className'];
      if (item.tagName !== 'li' || !Array.isArray(names) || !names.includes('task-list-item')) return;
      for (const block of [item, ...item.children]) nameCheckbox(block);
    });
  };
}

/**
 * In a tight list the checkbox is in the list item itself, in a loose list in its first paragraph.
 */
function nameCheckbox(block: ElementContent): void {
  if (block.type !== 'element') return;
  const checkbox = block.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'input',
  );
  const label = block.children.map(ownText).join('').replace(/\s+/g, ' ').trim();
  if (checkbox && label !== '') checkbox.properties['ariaLabel'] = label;
}

/** Returns the text of a task without nested lists. A picture counts as its alternative text. */
function ownText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'ul' || node.tagName === 'ol') return '';
  const { alt } = node.properties;
  if (node.tagName === 'img') return typeof alt === 'string' ? alt : '';
  return node.children.map(ownText).join('');
}
