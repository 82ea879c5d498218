import type { Nodes, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import type { Point } from 'unist';
import { VFile } from 'vfile';
import { eachMarkdownNode } from '../../markdown/page/walk.ts';
import { variableDirective } from '../../markdown/containers/directive-names.ts';
import { codeScheme } from '../../shared/code-scheme.ts';
import { textAttributes } from '../blocks/text-attributes.ts';

/**
 * A part of a text that a machine acts on: an expression, a tag with its attributes, an import, an
 * include, a directive, an id.
 */
export interface ActivePart {
  /** What it does. Equal parts have equal keys. */
  readonly key: string;
  /** Offset in the text. */
  readonly start: number;
}

/** Returns the active parts of a text with the tree that a build makes of it. */
export function activeParts(tree: Root, text: string): readonly ActivePart[] {
  const offsetOf = offsetsIn(text);
  const parts = [...writtenParts(text)];
  eachMarkdownNode(tree, (node) => {
    const start = offsetOf(node.position?.start);
    parts.push(...keysOf(node).map((key) => ({ key, start })));
  });
  return parts;
}

/**
 * Returns a function that finds the offset of a place in a text. A build may add signs to a text
 * before it is parsed, so the lines and columns of its tree are right, and the offsets are not.
 */
export function offsetsIn(text: string): (point: Pick<Point, 'line' | 'column'> | undefined) => number {
  const starts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
  return ({ line, column } = { line: 1, column: 1 }) => (starts[line - 1] ?? 0) + column - 1;
}

/**
 * What is read from the lines of a text, before or beside its tree: includes in copies for
 * programs, code from files, ids of headings.
 */
const writtenPattern = /@include:[^\r\n]*|^[\s>]*<<<[ \t]+\S[^\r\n]*|\{[ \t]*#[^{}\r\n]*\}/gm;

function writtenParts(text: string): readonly ActivePart[] {
  return Array.from(text.matchAll(writtenPattern), ({ 0: part, index }) => ({
    key: `written ${part.trim()}`,
    // Blank lines before a part belong to what stands there.
    start: index + part.length - part.trimStart().length,
  }));
}

function keysOf(node: Nodes): readonly string[] {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return [`expression ${node.value}`];
    case 'mdxjsEsm':
      return [`script ${node.value}`];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        `tag ${node.name ?? ''} ${sortedJson(
          node.attributes.map((each): readonly unknown[] => {
            if (each.type === 'mdxJsxExpressionAttribute') return [null, each.value];
            const { name, value } = each;
            if (typeof value === 'string') return [name, textAttributes.has(name) ? '' : value];
            return [name, value ? { code: value.value } : true];
          }),
        )}`,
      ];
    case 'html':
      return [htmlKey(node.value)];
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective': {
      const label = node.name === variableDirective ? JSON.stringify(node.children, withoutPositions) : '';
      return [`directive ${node.name} ${label} ${sortedJson(Object.entries(node.attributes ?? {}))}`];
    }
    case 'code':
      return [`code ${node.lang ?? ''} ${node.meta ?? ''}`];
    case 'link':
    case 'image':
    case 'definition':
      return codeScheme(node.url) === null ? [] : [`address ${node.url}`];
    default:
      return [];
  }
}

/** Returns the key of raw HTML: inside of a paragraph, each tag and each comment is a node. */
function htmlKey(html: string): string {
  const tree = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: html }] }, new VFile());
  const [element, ...others] = tree.children;
  if (element?.type !== 'element' || others.length > 0 || element.children.length > 0) return `html ${html}`;
  return `html ${element.tagName} ${sortedJson(
    Object.entries(element.properties).map(([name, value]) => [name, textAttributes.has(name) ? '' : value]),
  )}`;
}

function sortedJson(values: readonly (readonly unknown[])[]): string {
  return JSON.stringify(values.map((value) => JSON.stringify(value)).toSorted());
}

function withoutPositions(key: string, value: unknown): unknown {
  return key === 'position' ? undefined : value;
}
