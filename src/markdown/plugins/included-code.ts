import { asProblem } from '../../shared/problem.ts';
import { posix } from 'node:path';
import type { Code, Paragraph, Root } from 'mdast';
import type { Transformer } from 'unified';
import { languageNames } from '../code/languages.ts';
import { isMetaWord } from '../code/meta-readers.ts';
import { cutLines, findFile, snippetInfo } from '../includes/code-snippet.ts';
import { includeFile } from '../includes/include-file.ts';
import { parseIncludeTarget } from '../includes/include-target.ts';
import type { CompileState } from '../page/compile-state.ts';
import { checkSample } from '../includes/check-conflicts.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { replaceMarkdownNodes } from '../page/walk.ts';

/**
 * Separates the languages of code blocks from their meta strings, and fills the blocks with the
 * content of files: fenced blocks with `file=./a.ts#region`, and lines such as
 * `<<< ./a.ts#region{1,3}`.
 */
export function includedCode(): Transformer<Root> {
  return async (tree, file) => {
    const state = compileStateOf(file);
    const lines = String(file.value).split('\n');
    await replaceMarkdownNodes(tree, (node) => {
      if (node.type === 'code') return () => fillFence(withoutFalseLanguage(node), state);
      if (node.type !== 'paragraph') return null;
      const snippets = snippetsOf(node, lines);
      if (!snippets) return null;
      return () => Promise.all(snippets.map((code) => fillFence(code, state).then((filled) => filled[0] ?? code)));
    });
  };
}

/**
 * If the fence has no language, the parser takes the first word of the meta string as the language.
 */
function withoutFalseLanguage(node: Code): Code {
  if (node.lang == null || !isMetaWord(node.lang)) return node;
  return { ...node, lang: null, meta: [node.lang, node.meta].filter(Boolean).join(' ') };
}

async function fillFence(node: Code, state: CompileState): Promise<readonly [Code]> {
  const named = findFile(node.meta ?? '');
  if (!named) return [node];
  const target = parseIncludeTarget(named.target);
  const extension = posix.extname(target.path).slice(1).toLowerCase();
  const ownLanguage = languageNames.includes(extension) ? extension : 'text';
  if (node.value.trim() !== '') {
    const title = 'The text of this code block is replaced by the file.';
    const hint = 'Remove it, or remove `file=`.';
    state.messages.push(asProblem({ code: 'ignored-by-include', title, hint, ...placeOf(node) }));
  }
  const included = await includeFile({ target, place: placeOf(node), state });
  if (included) checkSample(included.path, included.lines, placeOf(node), state);
  const value = included ? cutLines(included.selected.map((index) => included.lines[index] ?? '')) : '';
  return [{ ...node, lang: node.lang ?? ownLanguage, meta: named.rest, value }];
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
