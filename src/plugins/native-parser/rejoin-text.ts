import type { Nodes, Parents } from 'mdast';

/**
 * Turns text directives without label and attributes back into text, in place, if their name is not
 * in `names`. For example, the end of `10:30` or of `key:value` is parsed as a directive.
 */
export function rejoinText(parent: Parents, names: ReadonlySet<string>, text: string): void {
  const children: Nodes[] = parent.children;
  for (const [index, child] of children.entries()) {
    if ('children' in child) rejoinText(child, names, text);
    children[index] = asText(child, names, text);
  }
  // From the end, so that the indexes of the remaining nodes do not change.
  for (let index = children.length - 1; index > 0; index -= 1) {
    const [before, after] = children.slice(index - 1);
    if (before?.type !== 'text' || after?.type !== 'text' || !before.position || !after.position) continue;
    before.value += after.value;
    before.position.end = after.position.end;
    children.splice(index, 1);
  }
}

function asText(node: Nodes, names: ReadonlySet<string>, text: string): Nodes {
  if (node.type !== 'textDirective' || names.has(node.name) || !node.position) return node;
  const { start, end } = node.position;
  const value = text.slice(start.offset, end.offset);
  return value === `:${node.name}` ? { type: 'text', value, position: { start, end } } : node;
}
