import type { Locale } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import { writeMarker } from '../blocks/markers.ts';
import { exportedText, importedText } from '../blocks/unit-text.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { applyEdits, type TextEdit } from '../blocks/text-edits.ts';
import { kindOf } from '../blocks/block.ts';
import type { Translate } from './load-translator.ts';

interface MachineOptions {
  readonly translate: Translate;
  readonly store: BlockStore;
  readonly from: Locale;
  readonly to: Locale;
}

const hint = 'A machine has translated this part. Correct it, then remove this comment.';

/** Returns a planned translation in which a machine has translated what waits for it, each part marked. */
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
  const edits = found.flatMap((block, index): readonly TextEdit[] => {
    const { hash, start, end, commentAt } = block;
    const marker =
      commentAt === null
        ? []
        : [{ start: commentAt, end: commentAt, text: `${writeMarker({ type: 'machine', hash }, [hint], format)}\n\n` }];
    return [...marker, { start, end, text: importedText(block, texts[index] ?? '') }];
  });
  const text = applyEdits(after, edits);
  const made = store.split(translation, Buffer.from(text));
  const places = new Map(found.map((block) => [`${kindOf(block)} ${block.hash}`, blocks.indexOf(block)]));
  const isWhole = made.blocks.length === blocks.length;
  const pairs = record.blocks.map((pair) => {
    const place = pair.by === 'copy' ? places.get(`${pair.kind} ${pair.translation}`) : undefined;
    const own = place === undefined || !isWhole ? undefined : made.blocks[place];
    return own ? { ...pair, translation: own.hash, by: 'machine' as const } : pair;
  });
  return { ...planned, after: text, record: { ...record, translationHash: made.hash, blocks: pairs } };
}
