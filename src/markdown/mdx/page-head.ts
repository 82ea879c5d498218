import { asProblem } from '../../shared/problem.ts';
import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { findHeadTagMistakes, type HeadTag } from '../../shared/head-tag.ts';
import { type CompileState, compileStateOf, placeOf } from '../page/compile-state.ts';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type AnyNode = RootContent | ElementContent;

/**
 * Takes the `<head>` blocks out of the text of an `.mdx` file, and collects their tags for the head
 * of the page. Other tags than `<meta>` and `<link>`, and attributes with JavaScript, are errors.
 */
export function pageHead(): Transformer<Root> {
  return (tree, file) => {
    const state = compileStateOf(file);
    tree.children = tree.children.filter((node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'head') return true;
      collectTags(node.children, state);
      return false;
    });
  };
}

function collectTags(nodes: readonly AnyNode[], state: CompileState): void {
  for (const node of nodes) {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') collectTag(node, state);
    // MDX puts tags on one line into a paragraph.
    else if (node.type === 'element') collectTags(node.children, state);
    else if (node.type !== 'text' || node.value.trim() !== '')
      refuse(node, state, 'A `<head>` block has something that is not a tag.', onlyTags);
  }
}

const onlyTags = 'Write `<meta … />` and `<link … />` in it. Other tags belong to `head` in the front matter.';

function collectTag(node: JsxNode, state: CompileState): void {
  const { name: tag } = node;
  if (tag !== 'meta' && tag !== 'link') {
    const hint = tag === 'title' ? 'Set `title` in the front matter.' : onlyTags;
    return refuse(node, state, `A \`<head>\` block cannot have <${tag ?? ''}>.`, hint);
  }
  const attributes: Record<string, string | boolean> = {};
  for (const attribute of node.attributes) {
    const isPlain = attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object';
    const value = isPlain ? (attribute.value ?? true) : attribute.value;
    if (!isPlain || typeof value === 'object' || value === undefined) {
      refuse(
        node,
        state,
        `<${tag}> in a \`<head>\` block has an attribute with JavaScript.`,
        'Write its value in quotes.',
      );
      return;
    }
    attributes[htmlName(attribute.name)] = value;
  }
  const found: HeadTag = { tag, attributes };
  for (const { path, expected } of findHeadTagMistakes(found))
    refuse(
      node,
      state,
      `\`${path.at(-1)}\` of <${tag}> in a \`<head>\` block is not allowed.`,
      `Expected ${expected}.`,
    );
  if (findHeadTagMistakes(found).length === 0) state.head.push({ tag: found, ...placeOf(node) });
}

/** Returns the name in HTML of an attribute that is written as in React. */
function htmlName(name: string): string {
  if (name === 'httpEquiv') return 'http-equiv';
  return name === 'className' ? 'class' : name.toLowerCase();
}

function refuse(node: AnyNode, { messages }: CompileState, title: string, hint: string): void {
  messages.push(asProblem({ code: 'invalid-head-tag', title, hint, ...placeOf(node) }));
}
