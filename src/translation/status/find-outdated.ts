import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { recordFolder } from '../records/record.ts';
import { type BlockMemo, createBlockStore } from '../site/block-store.ts';
import { openProvenance } from '../site/provenance.ts';
import { type TranslationPair, translationPairs } from '../site/translation-pairs.ts';
import { type PageStatus, reportPage } from './report-status.ts';

/**
 * Returns the translations with a record whose sources have changed since, by their files, with the
 * days of the records. A site without records has none. `memo` keeps the blocks of a text.
 */
export async function findOutdated(
  site: Pick<Site, 'config' | 'content'>,
  memo: BlockMemo,
): Promise<Site['content']['outdated']> {
  const { root } = site.config;
  const found = new Map<string, { readonly since: string }>();
  if (!existsSync(join(root, recordFolder))) return found;
  const store = createBlockStore(site.config, memo);
  const provenance = openProvenance(root, store);
  for (const pair of translationPairs(site)) {
    if (!pair.exists || pair.source === null) continue;
    const { open, since } = await reportRecorded(pair, { site, store, provenance }).catch(unreadable);
    // What a machine has translated is of the source of now.
    if (since !== null && open.some(({ state }) => state !== 'machine')) found.set(pair.translation, { since });
  }
  return found;
}

type Report = Pick<PageStatus, 'open' | 'since'>;

const nothing: Report = { open: [], since: null };

async function reportRecorded(pair: TranslationPair, options: Parameters<typeof reportPage>[1]): Promise<Report> {
  return options.provenance.recordOf(pair.translation) === null ? nothing : reportPage(pair, options);
}

/**
 * The compiler reports a text that cannot be parsed, and `docsgen i18n` a record that cannot be
 * read.
 */
function unreadable(error: unknown): Report {
  if (error instanceof DocsgenError) return nothing;
  throw error;
}
