import type { Nodes, Root, RootContent } from 'mdast';
import type { MarkdownFormat } from '../../markdown/page/compiled-page.ts';
import { parseFile, type ParseText } from '../../markdown/text-parser.ts';
import type { Block, BlockKind, BlockList, Marker } from './block.ts';
import { hashText } from './hash-text.ts';
import { readMarker } from './markers.ts';
import { textAttributes } from './text-attributes.ts';
import { splitFields } from './split-fields.ts';

/**
 * Returns the blocks of a content file: of its front matter, and of its text, where each item of a
 * list and each paragraph of a container is one. Throws for MDX with a mistake in its syntax.
 */
export function splitBlocks(text: string, format: MarkdownFormat, parse: ParseText): BlockList {
  const tree = parseFile(text, format, parse);
  const blocks: Block[] = splitFields(text).map((field) => ({
    ...field,
    kind: 'field',
    prefix: '',
    commentAt: null,
    hash: hashText('field', field.name + field.value),
  }));
  const markers: Marker[] = [];
  collect(tree, { text, blocks, markers, commentAt: null, isInList: false });
  return { blocks, markers };
}

interface Collecting {
  readonly text: string;
  readonly blocks: Block[];
  readonly markers: Marker[];
  /** Of the outermost list, quote or table around; null outside of them. */
  readonly commentAt: number | null;
  /** Whether it is in a list, a quote or a footnote. */
  readonly isInList: boolean;
}

function collect(parent: Root | RootContent, context: Collecting): void {
  if (!('children' in parent)) return;
  for (const node of parent.children) {
    const [start, end] = rangeOf(node);
    const marker =
      node.type === 'html' || node.type === 'mdxFlowExpression' ? readMarker(context.text.slice(start, end)) : null;
    if (marker) {
      context.markers.push({ ...marker, start, end });
      continue;
    }
    if (isComment(context.text.slice(start, end))) continue;
    const commentAt = context.commentAt ?? lineStart(context.text, start);
    const kind = kinds[node.type];
    if (kind !== undefined) add(node, kind, { ...context, commentAt });
    else if (isContainer(node)) {
      const isInList = context.isInList || node.type !== 'containerDirective';
      collect(node, inside(node, { ...context, commentAt, isInList }));
    } else if (node.type === 'mdxJsxFlowElement') collectElement(node, { ...context, commentAt });
  }
}

/** The kinds of the nodes that are blocks. Others have blocks in them, or nothing to translate. */
const kinds: Readonly<Partial<Record<Nodes['type'], BlockKind>>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  code: 'code',
  table: 'table',
  html: 'html',
  math: 'code',
  definition: 'definition',
  mdxjsEsm: 'script',
  mdxFlowExpression: 'script',
} satisfies Partial<Record<string, BlockKind>>;

/** Readers do not see a comment. */
function isComment(source: string): boolean {
  return /^(?:<!--[^]*-->|\{\s*\/\*[^]*\*\/\s*\})$/.test(source.trim()) && !/-->[^]*<\w/.test(source);
}

function isContainer({ type }: Nodes): boolean {
  return ['list', 'listItem', 'blockquote', 'containerDirective', 'footnoteDefinition'].includes(type);
}

/**
 * A comment in a list, a quote or a footnote would change it. One in a container of the page does
 * not.
 */
function inside({ type }: Nodes, context: Collecting): Collecting {
  return type === 'containerDirective' && !context.isInList ? { ...context, commentAt: null } : context;
}

/** The attributes of a component may be texts. Its children are blocks of their own. */
function collectElement(node: Extract<Nodes, { type: 'mdxJsxFlowElement' }>, context: Collecting): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !textAttributes.has(attribute.name)) continue;
    if (typeof attribute.value !== 'string' || !/\p{L}/u.test(attribute.value)) continue;
    const [from, end] = rangeOf(attribute);
    const start = from + (/^[^=]*=\s*/.exec(context.text.slice(from, end))?.[0].length ?? 0);
    const name = `${node.name ?? ''} ${attribute.name}`.trimStart();
    if (start < end) push({ kind: 'attribute', name, start, end }, context);
  }
  collect(node, context.isInList ? context : { ...context, commentAt: null });
}

function add(node: Nodes, kind: BlockKind, context: Collecting): void {
  const [start, end] = rangeOf(node);
  const isInside = node.type === 'heading' || isLabel(node);
  if (!isInside || !('children' in node)) return push({ kind, name: '', start, end }, context);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return undefined;
  return push(
    { kind, name: node.type === 'heading' ? String(node.depth) : '', start: rangeOf(first)[0], end: rangeOf(last)[1] },
    context,
  );
}

/** The label of a container has brackets around it. */
function isLabel(node: Nodes): boolean {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

function push({ kind, name, start, end }: Pick<Block, 'kind' | 'name' | 'start' | 'end'>, context: Collecting): void {
  const { text, blocks, commentAt } = context;
  const source = text.slice(start, end);
  const before = text.slice(lineStart(text, start), start);
  blocks.push({
    kind,
    name,
    start,
    end,
    source,
    prefix: prefixOf(source, before),
    commentAt,
    hash: hashText(kind, source),
  });
}

/** Returns what each line of a block but the first begins with. */
function prefixOf(source: string, before: string): string {
  const [, written] = /\n([ \t>]*)/.exec(source) ?? [];
  // A list has its sign on the first line only.
  return written ?? before.replace(/[^>\t]/g, ' ');
}

function rangeOf({ position }: Pick<Nodes, 'position'>): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}
