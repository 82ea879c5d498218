import { posix } from 'node:path';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { ReadIncluded } from '../page/file-context.ts';
import { cutLines, findFile, snippetInfo } from './code-snippet.ts';
import { includedLines } from './include-file.ts';
import { parseIncludeTarget, resolveInclude } from './include-target.ts';

interface Expansion {
  readonly read: ReadIncluded;
  /** The partials around the text, outermost first, as paths that `ReadIncluded` takes. */
  readonly parents: readonly string[];
}

/** A code block of a text. The prefix is its indent, and the marks of the quotes around it. */
interface Fence {
  readonly prefix: string;
  readonly marks: string;
  readonly info: string;
}

const includeComment = /^([\s>]*)<!--\s*@include:(.*?)-->\s*$/;
const snippetLine = /^([\s>]*)(<<<\s+\S.*)$/;
const fenceLine = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})([^`]*)$/;

/**
 * Returns the text of a page in which partials and code from files take the place of what includes
 * them. What cannot be included stays as it is written; compiling the page reports it.
 */
export function expandIncludes(text: string, read: ReadIncluded): Promise<string> {
  return expand(text, { read, parents: [] });
}

async function expand(text: string, expansion: Expansion): Promise<string> {
  const { body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'));
  const result: string[] = [];
  let fence: (Fence & { readonly code: readonly string[] | null }) | null = null;
  for (const line of body.split('\n')) {
    if (fence !== null) {
      const isEnd = endsFence(line, fence);
      if (isEnd && fence.code !== null) result.push(...fence.code);
      if (isEnd || fence.code === null) result.push(line);
      if (isEnd) fence = null;
      continue;
    }
    const [, prefix = '', marks, info = ''] = fenceLine.exec(line) ?? [];
    if (marks === undefined) {
      // One after the other: the lines stay in their order.
      result.push(...(await expandLine(line, expansion)));
      continue;
    }
    const filled = await fillFence(info.trim(), expansion);
    const inner = prefix.replace(/[^\s>]/g, ' ');
    result.push(filled === null ? line : prefix + marks + filled.info);
    fence = { prefix: inner, marks, info, code: filled && indent(filled.code, inner) };
  }
  return result.join('\n');
}

function endsFence(line: string, { marks }: Fence): boolean {
  const end = line.replace(/^[\s>]+/, '').trimEnd();
  return end.length >= marks.length && end === (marks[0] ?? '').repeat(end.length);
}

async function expandLine(line: string, expansion: Expansion): Promise<readonly string[]> {
  const [, prefix = '', target] = includeComment.exec(line) ?? [];
  if (target !== undefined) {
    const partial = await readPartial(target, expansion);
    return partial === null ? [line] : indent(partial, prefix);
  }
  const [, before = '', snippet] = snippetLine.exec(line) ?? [];
  if (snippet === undefined) return [line];
  const { lang, meta } = snippetInfo(snippet);
  const filled = await fillFence(`${lang} ${meta}`.trim(), expansion);
  return filled === null ? [line] : indent(`\`\`\`${filled.info}\n${filled.code}\n\`\`\``, before);
}

async function readPartial(target: string, { read, parents }: Expansion): Promise<string | null> {
  const parsed = parseIncludeTarget(target);
  const path = resolveInclude(parents.at(-1) ?? null, parsed.path);
  const file = await read(path);
  const lines = file.type === 'found' && !parents.includes(path) ? includedLines(parsed, file.text) : null;
  return lines && (await expand(lines.join('\n'), { read, parents: [...parents, path] })).trim();
}

/**
 * Returns the info string and the text of a code block whose text is in a file; null for another.
 */
async function fillFence(info: string, { read, parents }: Expansion): Promise<{ info: string; code: string } | null> {
  const named = findFile(info);
  if (named === null) return null;
  const target = parseIncludeTarget(named.target);
  const file = await read(resolveInclude(parents.at(-1) ?? null, target.path));
  const lines = file.type === 'found' ? includedLines(target, file.text) : null;
  const language = info.startsWith('file=') ? `${posix.extname(target.path).slice(1)} ` : '';
  return lines && { info: (language + named.rest).replace(/ {2,}/g, ' ').trim(), code: cutLines(lines) };
}

/**
 * Returns the lines of a text with what is before them in the page; nothing is before empty lines.
 */
function indent(text: string, prefix: string): readonly string[] {
  return text.split('\n').map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
}
