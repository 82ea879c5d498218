import { distance } from 'fastest-levenshtein';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Transformer } from 'unified';
import type { CodeLine, Highlighter } from '../highlighter.ts';
import { languageNames, plainLines } from '../highlighter.ts';
import { parseCodeMeta } from '../code-meta-string.ts';
import type { PageDraft } from '../page-draft.ts';
import { draftOf, placeOf } from '../page-draft.ts';
import { eachElement } from '../walk.ts';

/** Replaces code blocks by `docs-code` elements with highlighted lines. */
export function codeBlocks(highlight: Highlighter): Transformer<Root> {
  return async (tree, file) => {
    const draft = draftOf(file);
    const blocks: Element[] = [];
    eachElement(tree, (node) => {
      if (node.tagName === 'pre' && codeOf(node)) blocks.push(node);
    });
    for (const block of blocks) await replaceBlock({ block, highlight, draft });
  };
}

function codeOf(block: Element): Element | null {
  const [code] = block.children;
  return code?.type === 'element' && code.properties['dataDocsLang'] !== undefined ? code : null;
}

async function replaceBlock(options: { block: Element; highlight: Highlighter; draft: PageDraft }): Promise<void> {
  const { block, highlight, draft } = options;
  const code = codeOf(block);
  if (!code) return;
  const lang = String(code.properties['dataDocsLang']);
  const meta = parseCodeMeta(String(code.properties['dataDocsMeta'] ?? ''));
  const text = toString(code).replace(/\n$/, '');
  const lines = await highlight(text, lang);
  if (!lines) {
    const hint = `The nearest name is "${nearestLanguage(lang)}"; "text" is for text without colours.`;
    draft.messages.push({
      severity: 'warning',
      title: `There is no code language "${lang}".`,
      hint,
      ...placeOf(block),
    });
  }
  block.tagName = 'docs-code';
  block.properties = { lang, ...(meta.title === null ? {} : { title: meta.title }) };
  const children = (lines ?? plainLines(text)).flatMap((line, index) => printLine(line, index + 1, meta.highlighted));
  block.children = [{ type: 'element', tagName: 'code', properties: {}, children }];
}

function printLine(line: CodeLine, number: number, highlighted: ReadonlySet<number>): ElementContent[] {
  const className = highlighted.has(number) ? ['line', 'highlighted'] : ['line'];
  const children = line.map(({ text, classes }): ElementContent => {
    if (classes.length === 0) return { type: 'text', value: text };
    return span([...classes], [{ type: 'text', value: text }]);
  });
  const printed = span(className, children);
  return number === 1 ? [printed] : [{ type: 'text', value: '\n' }, printed];
}

function span(className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className }, children };
}

function nearestLanguage(name: string): string {
  const byDistance = languageNames.toSorted((one, other) => distance(one, name) - distance(other, name));
  return byDistance[0] ?? 'text';
}
