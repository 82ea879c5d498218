import type { Locale } from '../../config/config.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import { translationPairs } from '../site/translation-pairs.ts';
import { exportedText } from '../blocks/unit-text.ts';
import { kindOf } from '../blocks/block.ts';
import { comparePair } from '../status/report-status.ts';
import { createMemory, type TranslationMemory } from './translation-memory.ts';

interface MemoryOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
}

/**
 * Returns what the translations of a site into one language say. Files that cannot be read are left
 * out.
 */
export async function readMemory(locale: Locale, options: MemoryOptions): Promise<TranslationMemory> {
  const memory = createMemory();
  for (const { source, translation, exists, ...pair } of translationPairs(options.site)) {
    if (!exists || source === null || pair.locale !== locale) continue;
    const { compared } = await comparePair(source, translation, options).catch((error: unknown) => {
      if (error instanceof DocsgenError) return { compared: [] };
      throw error;
    });
    for (const { state, source: original, translation: own } of compared) {
      if (state !== 'current' || original === null || own === null || original.kind === 'code') continue;
      // A copy of the source is no translation of it.
      if (own.hash === original.hash) continue;
      const remembered = { source: exportedText(original), translation: exportedText(own) };
      memory.add(kindOf(original), original.hash, remembered);
    }
  }
  return memory;
}
