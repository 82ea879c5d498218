import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Code, InlineCode, Paragraph, Root, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { projectRoot } from './docsgen.ts';

export interface Cell {
  readonly text: string;
  /** The text as it is written, with its links. */
  readonly markdown: string;
  /** What is set in code. */
  readonly codes: readonly string[];
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface CodeBlock {
  readonly language: string;
  readonly title: string;
  /** The name of the tab, in a group. */
  readonly label: string;
  readonly text: string;
}

/** Paragraphs, tables, blocks of code and levels of headings of a page, in order. */
export interface ReferencePage {
  readonly paragraphs: readonly Cell[];
  readonly tables: readonly Table[];
  readonly blocks: readonly CodeBlock[];
  readonly outline: readonly number[];
}

/** Reads a page of the site, given by its path in `content/`. Included code is read, too. */
export function readReferencePage(path: string): ReferencePage {
  const file = join(projectRoot, 'content', path);
  const source = readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const paragraphs: Cell[] = [];
  const tables: Table[] = [];
  const blocks: CodeBlock[] = [];
  const outline: number[] = [];
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(source);
  visit(tree, (node) => {
    if (node.type === 'heading') outline.push(node.depth);
    if (node.type === 'paragraph') paragraphs.push(cellOf(node, source));
    if (node.type === 'code') blocks.push(blockOf(node, dirname(file)));
    if (node.type !== 'table') return;
    const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => cellOf(cell, source)));
    tables.push({ head: head.map(({ text }) => text), rows });
  });
  return { paragraphs, tables, blocks, outline };
}

function cellOf(cell: Paragraph | TableCell, source: string): Cell {
  const codes: string[] = [];
  visit(cell, 'inlineCode', ({ value }: InlineCode) => void codes.push(value));
  const start = cell.children[0]?.position?.start.offset ?? 0;
  const end = cell.children.at(-1)?.position?.end.offset ?? 0;
  return { text: toString(cell), markdown: source.slice(start, end), codes };
}

function blockOf({ lang, meta, value }: Code, folder: string): CodeBlock {
  const included = /file=(\S+)/.exec(meta ?? '')?.[1];
  const path = included?.startsWith('@/') ? join(projectRoot, included.slice(2)) : join(folder, included ?? '');
  return {
    language: lang ?? '',
    title: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '',
    label: /\[([^\]]+)\]/.exec(meta ?? '')?.[1] ?? '',
    text: included === undefined ? value : readFileSync(path, 'utf8'),
  };
}
