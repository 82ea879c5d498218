import type { Code, Root } from 'mdast';
import { isMap, isScalar, parseDocument } from 'yaml';
import type { Locale } from '../../config/config.ts';
import { eachMarkdownNode } from '../../markdown/page/walk.ts';
import { parseFile, type ParseText } from '../../markdown/text-parser.ts';
import type { MarkdownFormat } from '../../markdown/page/compiled-page.ts';
import type { Problem } from '../../shared/problem.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { TextRange } from '../../shared/text-range.ts';
import { createMask, type TextMask } from './text-mask.ts';

/** A place in a text; lines and columns begin at 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A fenced block of code. */
export interface Fence {
  /** In lower case; empty for none. */
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  readonly code: string;
  /** Returns the place in the file of a place in the code; both begin at 1. */
  readonly locate: (line: number, column: number) => TextPlace;
}

/** The text of a content file, with what a rule needs to know about it. */
export interface SourceText {
  /** Relative to the site's root. */
  readonly file: string;
  readonly locale: Locale;
  /** Without byte order mark, with `\n` at the ends of lines. */
  readonly source: string;
  /** The words that readers see, at the same offsets as in the source. See `createMask`. */
  readonly words: string;
  /** Has offsets in the source. */
  readonly tree: Root;
  readonly paragraphs: readonly TextRange[];
  readonly fences: readonly Fence[];
  /** Returns the place of a part; `endColumn` is missing if it ends in another line. */
  readonly placeOf: (range: TextRange) => TextPlace & Pick<Problem, 'file' | 'endColumn'>;
}

interface SourceTextOptions {
  readonly file: string;
  readonly locale: Locale;
  readonly text: string;
  readonly format: MarkdownFormat;
  readonly parse: ParseText;
}

/** Front matter that readers see as words. */
const visibleKeys: ReadonlySet<unknown> = new Set(['title', 'description', 'sidebar_label']);

/** Returns the text of a file for the rules; null for MDX that a build refuses. */
export function readSourceText({ file, locale, text, format, parse }: SourceTextOptions): SourceText | null {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { yaml, yamlStart } = splitFrontMatter(source);
  let tree: Root;
  try {
    tree = parseFile(source, format, parse);
  } catch {
    return null;
  }
  const mask = createMask(source);
  if (yaml !== '') maskFrontMatter(mask, yaml, yamlStart);
  const paragraphs = mask.addTree(tree);
  const placeAt = createPlaces(source);
  return {
    file,
    locale,
    source,
    words: mask.text(),
    tree,
    paragraphs,
    fences: fencesIn(tree, source),
    placeOf: ({ start, end }) => {
      const [from, to] = [placeAt(start), placeAt(end)];
      return { file, ...from, ...(to.line === from.line ? { endColumn: to.column } : {}) };
    },
  };
}

function maskFrontMatter(mask: TextMask, yaml: string, offset: number): void {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) return;
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !visibleKeys.has(key.value) || !isScalar(value) || typeof value.value !== 'string') continue;
    const [start, end] = value.range ?? [0, 0];
    const quotes = /^["']/.test(yaml.slice(start, end)) ? 1 : 0;
    mask.addText({ start: offset + start + quotes, end: offset + end - quotes });
  }
}

function createPlaces(source: string): (offset: number) => TextPlace {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function fencesIn(tree: Root, source: string): readonly Fence[] {
  const lines = source.split('\n');
  const fences: Fence[] = [];
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'code' && node.lang != null) fences.push(fenceOf(node, lines));
  });
  return fences;
}

function fenceOf({ lang, meta, value, position }: Code, lines: readonly string[]): Fence {
  const [, language = '', rest = ''] = /^([^\s{:[,]*)(.*)$/s.exec(lang ?? '') ?? [];
  const code = value.split('\n');
  const first = position?.start.line ?? 1;
  return {
    language: language.toLowerCase(),
    meta: `${rest} ${meta ?? ''}`.trim(),
    code: value,
    locate: (line, column) => {
      // Before the code of a line are the marks of quotes and lists around it.
      const written = lines[first + line - 1] ?? '';
      const before = written.lastIndexOf(code[line - 1] ?? '');
      return { line: first + line, column: Math.max(0, before) + column };
    },
  };
}
