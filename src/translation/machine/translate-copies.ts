import { splitFrontMatter } from '../../shared/front-matter.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { Locale } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import { writeMarker } from '../blocks/markers.ts';
import { exportedText, importedText } from '../blocks/unit-text.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { applyEdits, gapBefore, type TextEdit } from '../blocks/text-edits.ts';
import { kindOf } from '../blocks/block.ts';
import type { Translate } from './load-translator.ts';

interface MachineOptions {
  readonly translate: Translate;
  readonly store: BlockStore;
  readonly from: Locale;
  readonly to: Locale;
}

const hint = 'A machine has translated this part. Correct it, then remove this comment.';

/**
 * Returns a planned translation in which a machine has translated what waits for it, each part
 * marked.
 */
export async function translateCopies(
  planned: PlannedTranslation,
  options: MachineOptions,
): Promise<PlannedTranslation> {
  const { translate, store, from, to } = options;
  const { translation, after, record } = planned;
  const { blocks } = store.split(translation, Buffer.from(after));
  const waiting = new Map(
    record.blocks.filter(({ by }) => by === 'copy').map((pair) => [`${pair.kind} ${pair.translation}`, pair]),
  );
  const found = blocks.filter((block) => waiting.has(`${kindOf(block)} ${block.hash}`));
  if (found.length === 0) return planned;
  const texts = await translate({
    texts: found.map(exportedText),
    from: from.htmlLang,
    to: to.htmlLang,
    file: translation,
  });
  const format = pageFormat(translation) === 'mdx' ? 'mdx' : 'md';
  const bodyStart = after.length - splitFrontMatter(after).body.length;
  const edits = found.flatMap((block, index): readonly TextEdit[] => {
    const { hash, kind, name, start, end } = block;
    const at = block.commentAt ?? bodyStart;
    const lines = kind === 'field' ? [hint, `In the front matter: ${name}`] : [hint];
    const comment = writeMarker({ type: 'machine', hash }, lines, format);
    const marker = { start: at, end: at, text: `${gapBefore(after.slice(0, at))}${comment}\n\n` };
    return [marker, { start, end, text: importedText(block, texts[index] ?? '') }];
  });
  const text = applyEdits(after, edits);
  const made = store.split(translation, Buffer.from(text));
  const places = new Map(found.map((block) => [`${kindOf(block)} ${block.hash}`, blocks.indexOf(block)]));
  if (made.blocks.length !== blocks.length) throw otherParts(translation);
  const pairs = record.blocks.map((pair) => {
    const place = pair.by === 'copy' ? places.get(`${pair.kind} ${pair.translation}`) : undefined;
    const own = place === undefined ? undefined : made.blocks[place];
    return own ? { ...pair, translation: own.hash, by: 'machine' as const } : pair;
  });
  return { ...planned, after: text, record: { ...record, translationHash: made.hash, blocks: pairs } };
}

function otherParts(file: string): DocsgenError {
  const title = 'The machine translation of a page has more or fewer paragraphs than it was given';
  const hint = 'Let the function return one paragraph for each, without blank lines. The page is left as it is.';
  return new DocsgenError([{ severity: 'error', code: 'invalid-option', title, hint, file }]);
}
