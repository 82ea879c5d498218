import { posix } from 'node:path';
import type { Code, Paragraph, Root } from 'mdast';
import type { Transformer } from 'unified';
import { languageNames } from '../code/languages.ts';
import { includeFile } from '../includes/include-file.ts';
import { parseIncludeTarget } from '../includes/include-target.ts';
import type { CompileState } from '../page/compile-state.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { isRegionMarker } from '../includes/regions.ts';
import { replaceMarkdownNodes } from '../page/walk.ts';

const fileMeta = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/**
 * Fills code blocks with the content of files: fenced blocks with `file=./a.ts#region`, and lines
 * such as `<<< ./a.ts#region{1,3}`.
 */
export function includedCode(): Transformer<Root> {
  return async (tree, file) => {
    const state = compileStateOf(file);
    const lines = String(file.value).split('\n');
    await replaceMarkdownNodes(tree, (node) => {
      if (node.type === 'code') return () => fillFence(node, state);
      if (node.type !== 'paragraph') return null;
      const snippets = snippetsOf(node, lines);
      if (!snippets) return null;
      return () => Promise.all(snippets.map((code) => fillFence(code, state).then((filled) => filled[0] ?? code)));
    });
  };
}

async function fillFence(node: Code, state: CompileState): Promise<readonly [Code]> {
  // If the fence has no language, the parser takes the first word of the meta string as the
  // language.
  const lang = node.lang?.startsWith('file=') ? null : node.lang;
  const info = lang === node.lang ? (node.meta ?? '') : [node.lang, node.meta].join(' ');
  const match = fileMeta.exec(info);
  if (!match) return [node];
  const target = parseIncludeTarget(match[1] ?? match[2] ?? match[3] ?? '');
  const extension = posix.extname(target.path).slice(1).toLowerCase();
  const ownLanguage = languageNames.includes(extension) ? extension : 'text';
  if (node.value.trim() !== '') {
    const title = 'The text of this code block is replaced by the file.';
    const hint = 'Take it out, or take out `file=`.';
    state.messages.push({ severity: 'warning', code: 'ignored-by-include', title, hint, ...placeOf(node) });
  }
  const included = await includeFile({ target, place: placeOf(node), state });
  const value = included ? cutLines(included.lines.slice(included.start, included.end)) : '';
  return [{ ...node, lang: lang ?? ownLanguage, meta: info.replace(match[0], ' ').trim(), value }];
}

/** Removes region markers, and the indent that all lines share. */
function cutLines(lines: readonly string[]): string {
  const kept = lines.filter((line) => !isRegionMarker(line));
  const indents = kept.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shortest = indents.toSorted((one, other) => one.length - other.length)[0] ?? '';
  const isShared = indents.every((indent) => indent.startsWith(shortest));
  return kept.map((line) => (isShared ? line.slice(shortest.length) : line)).join('\n');
}

/** Returns the code blocks for a paragraph of `<<<` lines, or null for any other paragraph. */
function snippetsOf({ position }: Paragraph, lines: readonly string[]): readonly Code[] | null {
  if (!position) return null;
  const { start, end } = position;
  const written = lines
    .slice(start.line - 1, end.line)
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line.replace(/^[\s>]+/, '')));
  if (!written.every((line) => /^<<<\s+\S/.test(line))) return null;
  return written.map((line, index) => ({
    type: 'code',
    ...snippetInfo(line),
    value: '',
    position: { start: { ...start, line: start.line + index }, end },
  }));
}

/** Longer than any language name with its attributes. */
const longestLanguage = 200;

/**
 * Splits the brackets at the end of a text from the rest. `inside` is not set if the text has none.
 */
function takeEnd(text: string, open: string, close: string): { readonly before: string; readonly inside?: string } {
  if (!text.endsWith(close)) return { before: text };
  const start = text.indexOf(open, text.lastIndexOf(close, text.length - 2) + 1);
  return start < 0 ? { before: text } : { before: text.slice(0, start).trimEnd(), inside: text.slice(start + 1, -1) };
}

/** Parses `<<< path#region{1,3 ts:line-numbers} [title]`, the syntax of VitePress. */
function snippetInfo(line: string): Pick<Code, 'lang' | 'meta'> {
  const { before, inside: title } = takeEnd(line.slice('<<<'.length).trim(), '[', ']');
  const { before: path, inside: braces = '' } = takeEnd(before, '{', '}');
  const ranges = /(?:^|\s)([\d,-]+)(?=\s|$)/.exec(braces)?.[1];
  const [, language = '', attributes = ''] =
    /([a-z][\w+#-]*)?(:[\w:=-]+)?$/i.exec(braces.trim().slice(-longestLanguage)) ?? [];
  const meta = [
    `file="${path}"`,
    ...(ranges === undefined ? [] : [`{${ranges}}`]),
    ...(attributes.includes(':line-numbers') ? ['showLineNumbers'] : []),
    ...(title === undefined ? [] : [`title="${title}"`]),
  ];
  return language === ''
    ? { lang: meta[0] ?? '', meta: meta.slice(1).join(' ') }
    : { lang: language, meta: meta.join(' ') };
}
