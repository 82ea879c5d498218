import { today } from '../../system/today.ts';
import type { Block } from '../blocks/block.ts';
import { createMemory } from '../memory/translation-memory.ts';
import type { TranslationRecord } from '../records/record.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import type { TranslationPair } from '../site/translation-pairs.ts';
import { compareTranslation, type ComparedBlock } from '../status/compare-translation.ts';
import { makeSkeleton } from '../sync/make-skeleton.ts';

/** A translation into which texts are written, and its state. */
export interface OpenedTranslation {
  readonly text: string;
  /** What the file has; null for one that does not exist. */
  readonly before: string | null;
  readonly blocks: readonly Block[];
  readonly compared: readonly ComparedBlock[];
  readonly record: TranslationRecord;
}

interface OpenOptions {
  readonly store: BlockStore;
  readonly provenance: Provenance;
  /** The commit that is checked out. */
  readonly head: string | null;
}

/** Returns a translation with its state; of a missing one, the file that would be made for it. */
export async function openTranslation(
  { source, translation, exists }: Pick<TranslationPair, 'translation' | 'exists'> & { readonly source: string },
  { store, provenance, head }: OpenOptions,
): Promise<OpenedTranslation> {
  const original = await store.read(source);
  if (exists) {
    const own = await store.read(translation);
    const record = provenance.recordOf(translation) ?? (await provenance.assume(translation, source));
    const textOf = provenance.textsAt(record.source, record.commit);
    const compared = compareTranslation({ source: original, translation: own, record, textOf });
    return { text: own.text, before: own.text, blocks: own.blocks, compared, record };
  }
  const split = (text: string) => store.split(translation, Buffer.from(text));
  const { text, blocks: pairs } = makeSkeleton(original, createMemory(), split);
  const made = split(text);
  const record = {
    ...{ source, commit: head, day: today() },
    ...{ sourceHash: original.hash, translationHash: made.hash, blocks: pairs },
  };
  const compared = compareTranslation({ source: original, translation: made, record });
  return { text, before: null, blocks: made.blocks, compared, record };
}
