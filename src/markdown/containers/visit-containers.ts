import { asProblem } from '../../shared/problem.ts';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

interface Containers {
  readonly tree: Root;
  readonly file: VFile;
  readonly names: readonly string[];
}

/** Visits the containers with some names, and warns about those that are not closed. */
export function visitContainers(
  { tree, file, names }: Containers,
  visit: (node: ContainerDirective, messages: MarkdownMessage[]) => void,
): void {
  let lines: readonly string[] | undefined;
  const { messages } = compileStateOf(file);
  eachMarkdownNode(tree, (node) => {
    if (node.type !== 'containerDirective' || !names.includes(node.name)) return;
    lines ??= String(file.value).split('\n');
    if (!isContainerClosed(node, lines)) {
      const title = `This ":::${node.name}" is not closed.`;
      const hint = 'Put a line with as many colons after it.';
      messages.push(asProblem({ code: 'unclosed-block', title, hint, ...placeOf(node) }));
    }
    visit(node, messages);
  });
}

/**
 * Returns whether a container directive ends with a line of colons, and not at the end of its
 * parent.
 */
export function isContainerClosed({ position }: ContainerDirective, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false;
  const lastLine = lines[position.end.line - 1]?.slice(0, position.end.column - 1) ?? '';
  return /^[\s>]*:{3,}[ \t]*$/.test(lastLine);
}
