import type { Heading, Nodes, Root, Text } from 'mdast';
import type { Point } from 'unist';
import { eachMarkdownNode } from '../page/walk.ts';
import { isHeadingEnd, readHeadingEnd } from './heading-end.ts';

declare module 'mdast' {
  interface TextData {
    /** The text is what `readHeadingEnd` reads, and was parsed as nothing else. */
    isHeadingEnd?: true;
  }
}

/**
 * The property of a heading whose text only looks as if it ended with an id, because of a backslash
 * or an entity. It exists until `headingIds` has run.
 */
export const plainEnd = 'dataDocsPlainEnd';

/** Takes the ids out of the texts of headings. They become properties of the headings. */
export function takeHeadingEnds(tree: Root): void {
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'heading') takeEnd(node);
  });
  joinHeadingEnds(tree);
}

function takeEnd(heading: Heading): void {
  const { children } = heading;
  const last: Nodes | undefined = children.at(-1);
  if (last?.type !== 'text') return;
  const end = readHeadingEnd(last.value);
  if (end === null) return;
  if (last.data?.isHeadingEnd) {
    children.pop();
    const before: Nodes | undefined = children.at(-1);
    if (before?.type === 'text') shorten(before, before.value.length);
    if (before?.type === 'text' && before.value === '') children.pop();
  } else if (isHeadingEnd(last.value.slice(end.start).trimStart())) {
    setProperties(heading, { [plainEnd]: '' });
    return;
  } else {
    shorten(last, end.start);
    if (last.value === '') children.pop();
  }
  if (end.id !== null) setProperties(heading, { id: end.id });
}

function setProperties(heading: Heading, properties: Record<string, string>): void {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, ...properties } };
}

/** Cuts a text after so many characters, and the blanks before that. */
function shorten(text: Text, length: number): void {
  const value = text.value.slice(0, length).replace(/[ \t]+$/, '');
  const removed = text.value.length - value.length;
  text.value = value;
  if (!text.position) return;
  const { start, end } = text.position;
  const offset = end.offset === undefined ? {} : { offset: end.offset - removed };
  text.position = { start, end: { line: end.line, column: end.column - removed, ...offset } };
}

/** Makes ordinary text of what stands like the end of a heading and is none. */
export function joinHeadingEnds(tree: Root): void {
  eachMarkdownNode(tree, (node) => {
    if (!('children' in node)) return;
    const last: Nodes | undefined = node.children.at(-1);
    if (last?.type !== 'text' || !last.data?.isHeadingEnd) return;
    delete last.data;
    const before: Nodes | undefined = node.children.at(-2);
    if (before?.type !== 'text') return;
    before.value += last.value;
    if (before.position && last.position) before.position.end = last.position.end;
    node.children.pop();
  });
}

/**
 * Prepares the tree of a parser that does not know the ends of headings for `takeHeadingEnds`.
 * Returns false if that parser may have read something else in one of them.
 */
export function splitHeadingEnds(tree: Root, source: string): boolean {
  let isCertain = true;
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'heading') isCertain = splitEnd(node, source) && isCertain;
  });
  return isCertain;
}

function splitEnd({ children }: Heading, source: string): boolean {
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return true;
  const written = source.slice(first.start.offset, last.end.offset);
  const end = readHeadingEnd(written);
  const text: Nodes | undefined = children.at(-1);
  if (end === null) return text?.type !== 'text' || readHeadingEnd(text.value) === null;
  const mark = written.slice(end.start).trimStart();
  if (!isHeadingEnd(mark)) return true;
  if (text?.type !== 'text' || !text.value.endsWith(mark)) return false;
  const position = { start: pointBefore(last.end, mark.length), end: last.end };
  children.push({ type: 'text', value: mark, data: { isHeadingEnd: true }, position });
  text.value = text.value.slice(0, -mark.length);
  text.position = { start: last.start, end: position.start };
  if (text.value === '') children.splice(-2, 1);
  return true;
}

function pointBefore({ line, column, offset = 0 }: Point, length: number): Point {
  return { line, column: column - length, offset: offset - length };
}
