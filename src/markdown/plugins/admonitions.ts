import type { ContainerDirective } from 'mdast-util-directive';
import type { Root } from 'mdast';
import type { Properties } from 'hast';
import type { Transformer } from 'unified';
import { isContainerClosed } from '../is-container-closed.ts';
import { draftOf, placeOf } from '../page-draft.ts';
import { eachMarkdownNode } from '../walk.ts';

/**
 * Marks `:::kind[Title]` containers of the given kinds as callouts. They stay ordinary blocks until `placeholders`, so
 * that raw HTML around them nests as a browser would have it.
 */
export function admonitions(names: readonly string[]): Transformer<Root> {
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || !names.includes(node.name)) return;
      if (!isContainerClosed(node, lines)) {
        const title = `This ":::${node.name}" is not closed.`;
        const hint = 'Put a line with as many colons under it.';
        draftOf(file).messages.push({ severity: 'warning', title, hint, ...placeOf(node) });
      }
      node.data = {
        ...node.data,
        hName: 'div',
        hProperties: { dataDocsAdmonition: node.name, ...ownAttributes(node) },
      };
      const [first] = node.children;
      if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return;
      first.data = { ...first.data, hProperties: { dataDocsTitle: '' } };
    });
  };
}

function ownAttributes(node: ContainerDirective): Properties {
  const { id, class: names } = node.attributes ?? {};
  return { ...(id ? { id } : {}), ...(names ? { className: names.split(/\s+/) } : {}) };
}
