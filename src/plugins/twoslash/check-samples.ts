import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { readItems } from '../../markdown/code/meta-items.ts';
import { placeOf } from '../../markdown/page/compile-state.ts';
import { eachMarkdownNode } from '../../markdown/page/walk.ts';
import { checkSample, type Remark, type SampleChecker, type SampleMistake } from './check-sample.ts';

/** A sample as it is shown. */
export interface ShownSample {
  readonly code: string;
  readonly remarks: readonly Remark[];
}

declare module 'vfile' {
  interface DataMap {
    /** The samples of the page, by the keys that their blocks have. */
    samples?: ReadonlyMap<string, ShownSample> | undefined;
    /** The blocks of the page with samples. */
    sampleBlocks?: ReadonlyMap<Element, ShownSample> | undefined;
  }
}

/** The property of a block with the key of its sample. */
export const keyProperty = 'dataDocsTwoslash';

const languages = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/i;

/** Returns whether a text may have samples. */
export function mayHaveSamples(text: string): boolean {
  return text.includes('twoslash');
}

/**
 * Returns a remark plugin that checks the code blocks with the word `twoslash`, and leaves what is
 * shown of them.
 */
export function checkSamples(checker: SampleChecker): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    const samples = new Map<string, ShownSample>();
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'code') return;
      const word = readItems(node.meta ?? '').find(({ text }) => text === 'twoslash');
      if (!word) return;
      const { meta } = node;
      node.meta = `${meta?.slice(0, word.offset)}${meta?.slice(word.offset + word.text.length)}`;
      const language = /^\w*/.exec(node.lang ?? '')?.[0] ?? '';
      if (!languages.test(language)) {
        const title = `twoslash cannot check this sample: its language is ${language || 'not named'}.`;
        report(file, { title, hint: 'Write TypeScript or JavaScript, or leave `twoslash` out.' }, placeOf(node));
        return;
      }
      const checked = checkSample(node.value, language.toLowerCase(), checker);
      for (const mistake of checked.mistakes) report(file, mistake, placeOfMistake(node, mistake, lines));
      const key = String(samples.size);
      samples.set(key, checked);
      node.value = checked.code;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [keyProperty]: key } };
    });
    file.data.samples = samples;
  };
}

function report(
  file: VFile,
  { title, hint }: Pick<SampleMistake, 'title' | 'hint'>,
  place: { readonly line: number; readonly column: number },
): void {
  Object.assign(file.message(title, { place, ruleId: 'invalid-sample' }), { fatal: true, note: hint });
}

/**
 * Returns the place of a mistake in the file. Included code, and lines with variables, are not
 * there: then returns the place of the block.
 */
function placeOfMistake(
  node: Code,
  { place }: SampleMistake,
  lines: readonly string[],
): { readonly line: number; readonly column: number } {
  const block = placeOf(node);
  const code = place === null ? undefined : node.value.split('\n')[place.line];
  const line = place === null ? undefined : lines[block.line + place.line];
  if (place === null || code === undefined || !line?.endsWith(code)) return block;
  return { line: block.line + 1 + place.line, column: line.length - code.length + place.column + 1 };
}
