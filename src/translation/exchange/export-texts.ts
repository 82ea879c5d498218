import type { Locale } from '../../config/config.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import type { Block } from '../blocks/block.ts';
import { readMemory } from '../memory/read-memory.ts';
import type { BlockStore } from '../site/block-store.ts';
import type { Provenance } from '../site/provenance.ts';
import { translationPairs } from '../site/translation-pairs.ts';
import { kindOf } from '../blocks/block.ts';
import { type ComparedBlock, isWaiting } from '../status/compare-translation.ts';
import { comparePair } from '../status/report-status.ts';
import type { Exchange, ExchangePage, ExchangeUnit } from './exchange-file.ts';
import { exportedText, isText } from '../blocks/unit-text.ts';

export interface ExportOptions {
  readonly site: Pick<Site, 'config' | 'content'>;
  readonly store: BlockStore;
  readonly provenance: Provenance;
  readonly locale: Locale;
  /** Whether texts that are translated are exported, too. */
  readonly all: boolean;
}

/** The texts for translators, and the files that cannot be read. */
interface Exported {
  readonly exchange: Exchange;
  readonly problems: readonly Problem[];
}

/** Returns the texts of a site that are to be translated into a language. */
export async function exportTexts(options: ExportOptions): Promise<Exported> {
  const { site, store, locale, all } = options;
  const memory = await readMemory(locale, options);
  const problems: Problem[] = [];
  const pages: ExchangePage[] = [];
  for (const { source, translation, exists, ...pair } of translationPairs(site)) {
    if (pair.locale !== locale || source === null) continue;
    try {
      const compared = exists
        ? (await comparePair(source, translation, options)).compared
        : (await store.read(source)).blocks.map(asMissing);
      const idOf = createIds();
      const units = compared.flatMap((block): readonly ExchangeUnit[] => {
        if (block.source === null || !isText(block.source)) return [];
        const unit = unitOf(block, block.source, idOf(block.source));
        // A translation may leave a part out on purpose.
        if (unit.state === 'done' && (!all || unit.target === null)) return [];
        const known = unit.target ?? memory.find(kindOf(block.source), block.source.hash);
        const near = unit.state === 'open' ? memory.near(kindOf(block.source), unit.source) : [];
        const proposals = near.map((each) => ({
          source: each.source,
          target: each.translation,
          similarity: each.similarity,
        }));
        return [{ ...unit, target: known, proposals }];
      });
      if (units.length > 0) pages.push({ source, translation, units });
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { exchange: { from: site.config.locales[0].htmlLang, to: locale.htmlLang, pages }, problems };
}

function asMissing(source: Block): ComparedBlock {
  return { state: 'missing', source, translation: null, pair: null };
}

function unitOf({ state, translation, pair }: ComparedBlock, source: Block, id: string): ExchangeUnit {
  const isTranslated = translation !== null && !isWaiting({ state, pair });
  return {
    // An import must not overwrite what was corrected since.
    id: isTranslated ? `${id}.${translation.hash}` : id,
    ...{ kind: kindOf(source), source: exportedText(source) },
    target: isTranslated ? exportedText(translation) : null,
    state: state === 'current' ? 'done' : state === 'machine' ? 'machine' : 'open',
    proposals: [],
  };
}

/**
 * Returns a function that names the blocks of a page: by their hashes, and equal ones by their
 * order.
 */
export function createIds(): (block: Pick<Block, 'kind' | 'name' | 'hash'>) => string {
  const counts = new Map<string, number>();
  return (block) => {
    const key = `${block.kind} ${block.hash}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${block.kind}-${block.hash}${count === 1 ? '' : `-${count}`}`;
  };
}
