import { asProblem } from '../../shared/problem.ts';
import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Transformer } from 'unified';
import { readCodeBlock, type CodeBlock } from '../code/code-block.ts';
import type { Highlighter } from '../code/highlighter.ts';
import { languageLabel } from '../code/languages.ts';
import { parseCodeMeta } from '../code/meta-string.ts';
import { unknownLanguage } from './unknown-language.ts';
import { renderCode } from '../code/render-code.ts';
import { createLineKinds, type LineKinds, type LineMarks } from '../code/line-kind.ts';
import type { CompileState } from '../page/compile-state.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

interface CodeBlocksOptions {
  readonly highlight: Highlighter;
  /** The kinds of lines that the site defines. */
  readonly marks: LineMarks;
}

/** Replaces code blocks with `docs-code` elements with highlighted lines. */
export function codeBlocks({ highlight, marks }: CodeBlocksOptions): Transformer<Root> {
  const kinds = createLineKinds(marks);
  return async (tree, file) => {
    const state = compileStateOf(file);
    const blocks: Element[] = [];
    eachElement(tree, (node) => {
      if (node.tagName === 'pre' && codeOf(node)) blocks.push(node);
    });
    for (const block of blocks) await replaceBlock({ block, highlight, marks, kinds, state });
  };
}

function codeOf(block: Element): Element | null {
  const [code] = block.children;
  return code?.type === 'element' && code.properties['dataDocsLang'] !== undefined ? code : null;
}

interface BlockOptions extends CodeBlocksOptions {
  readonly block: Element;
  readonly kinds: LineKinds;
  readonly state: CompileState;
}

async function replaceBlock({ block, highlight, marks, kinds, state }: BlockOptions): Promise<void> {
  const code = codeOf(block);
  if (!code) return;
  const language = String(code.properties['dataDocsLang']);
  const meta = parseCodeMeta(String(code.properties['dataDocsMeta'] ?? ''), kinds);
  const text = toString(code).replace(/\n$/, '');
  const fingerprint = fingerprintOf([code.properties, text]);
  const previous = state.context.previousCode?.get(fingerprint);
  if (previous) {
    Object.assign(block, structuredClone(previous));
    return;
  }
  const read = await readCodeBlock({ text, language, meta, kinds }, highlight);
  const written = language === 'diff' ? (meta.language ?? language) : language;
  report({ block, language: written, read, state });
  const title = String(code.properties['dataDocsCodeTitle'] ?? meta.title ?? meta.tab ?? meta.label ?? '');
  const label = languageLabel(written);
  // A block of no more lines than it may show is not folded.
  const shown = meta.shown !== null && meta.shown < read.lines.length ? meta.shown : null;
  block.tagName = 'docs-code';
  block.properties = {
    lang: language,
    ...(label === null ? {} : { label }),
    ...(title === '' ? {} : { title }),
    ...(meta.wrap ? { wrapped: true } : {}),
    ...(meta.frame === null ? {} : { frame: meta.frame }),
    ...(shown === null ? {} : { shown, lines: read.lines.length }),
  };
  block.children = [renderCode({ lines: read.lines, firstNumber: meta.firstNumber, shown, folds: meta.folds, marks })];
  // A block with problems gets no fingerprint: it must be compiled again, so that the problems are
  // reported again.
  if (!read.isUnknown && read.problems.length === 0) block.data = { code: fingerprint };
}

/** Returns the fingerprint of everything that affects the rendered block, except its position. */
function fingerprintOf(source: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16);
}

interface Report {
  readonly block: Element;
  readonly language: string;
  readonly read: CodeBlock;
  readonly state: CompileState;
}

function report({ block, language, read, state }: Report): void {
  const place = placeOf(block);
  if (read.isUnknown) state.messages.push({ ...unknownLanguage(language), ...place });
  const lastLine = block.position?.end.line ?? place.line;
  for (const { title, hint, line } of read.problems) {
    // The lines of a fenced block follow the fence. This need not be true for an indented block or
    // for included code.
    const inside = line === null ? place : { line: place.line + 1 + line, column: 1 };
    state.messages.push(
      asProblem({ code: 'ineffective-code-mark', title, hint, ...(inside.line > lastLine ? place : inside) }),
    );
  }
}
