import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import { eachElement } from '../page/walk.ts';

/** Names the checkbox of each task after the task's own text. */
export function taskLists(): Transformer<Root> {
  return (tree) => {
    eachElement(tree, (item) => {
      const names = item.properties['className'];
      if (item.tagName !== 'li' || !Array.isArray(names) || !names.includes('task-list-item')) return;
      for (const block of [item, ...item.children]) nameCheckbox(block);
    });
  };
}

/** A tight task has its checkbox in the item itself, a loose one in its first paragraph. */
function nameCheckbox(block: ElementContent): void {
  if (block.type !== 'element') return;
  const checkbox = block.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'input',
  );
  const label = block.children.map(ownText).join('').replace(/\s+/g, ' ').trim();
  if (checkbox && label !== '') checkbox.properties['ariaLabel'] = label;
}

/** The text of a task without that of the lists under it; a picture says its alternative text. */
function ownText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'ul' || node.tagName === 'ol') return '';
  const { alt } = node.properties;
  if (node.tagName === 'img') return typeof alt === 'string' ? alt : '';
  return node.children.map(ownText).join('');
}
