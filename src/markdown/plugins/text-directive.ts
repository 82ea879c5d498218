import type { Element } from 'hast';
import type { TextDirective } from 'mdast-util-directive';
import type { Handler } from 'mdast-util-to-hast';

/** Converts a directive to the element that a plugin has chosen, or else to its content alone. */
export const textDirectiveHandler: Handler = (state, node: TextDirective) => {
  const children = state.all(node);
  if (node.data?.hName === undefined) return children;
  const element: Element = { type: 'element', tagName: node.data.hName, properties: {}, children };
  state.patch(node, element);
  return state.applyData(node, element);
};
