import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { eachElement } from '../../markdown/page/walk.ts';
import type { Remark } from './check-sample.ts';
import { keyProperty, type ShownSample } from './check-samples.ts';
import { matchLines } from './match-lines.ts';
import { wrapRemarks } from './wrap-remarks.ts';

/** Finds the blocks of samples, before docsgen highlights them and drops their properties. */
export function findBlocks(tree: Root, file: VFile): void {
  const blocks = new Map<Element, ShownSample>();
  eachElement(tree, (block) => {
    const [code] = block.children;
    const key = code?.type === 'element' ? code.properties[keyProperty] : undefined;
    const sample = typeof key === 'string' ? file.data.samples?.get(key) : undefined;
    if (sample) blocks.set(block, sample);
  });
  file.data.sampleBlocks = blocks;
}

/** Shows remarks in the highlighted blocks: popups at names, and notes after lines. */
export function showRemarks(_: Root, file: VFile): void {
  let popups = 0;
  for (const [block, { code, remarks }] of file.data.sampleBlocks ?? []) {
    // Its ids depend on the blocks before it, so another version of the page cannot reuse it.
    delete block.data;
    const lines = linesOf(block);
    const numbers = matchLines(
      lines.map(({ line }) => textOf(line)),
      code.split('\n'),
    );
    const seen = new Set<string>();
    for (const [index, { line, parent }] of lines.entries()) {
      const own = remarks.filter((remark) => remark.line === numbers[index]);
      wrapRemarks(line, own, (remark) => {
        const said = `${remark.text}\n${remark.docs}`;
        const isNew = !seen.has(said);
        seen.add(said);
        popups += 1;
        return { id: `types-${popups}`, isNew };
      });
      const notes = own.flatMap((remark) => noteFor(remark, line) ?? []);
      parent.children.splice(parent.children.indexOf(line) + 1, 0, ...notes);
    }
  }
}

interface PlacedLine {
  readonly line: Element;
  readonly parent: Element;
}

/** Returns the lines of a block. Those that are folded are in an element of their own. */
function linesOf(parent: Element): readonly PlacedLine[] {
  return parent.children.flatMap((child): readonly PlacedLine[] => {
    if (child.type !== 'element') return [];
    const { className } = child.properties;
    return Array.isArray(className) && className.includes('line') ? [{ line: child, parent }] : linesOf(child);
  });
}

function textOf(line: Element): string {
  return toString(line).replace(/\n$/, '');
}

/** Returns a remark as a note after its line, like the notes of an author; null for a popup. */
function noteFor({ kind, text }: Remark, { properties: { dataRest } }: Element): Element | null {
  if (kind === 'hover' || kind === 'mark') return null;
  const rest = dataRest === undefined ? {} : { dataRest };
  const type = kind === 'note' ? {} : { dataTypes: kind, lang: 'en' };
  const properties = { className: ['line-note'], dir: kind === 'note' ? 'auto' : 'ltr', ...type, ...rest };
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value: text }] };
}
