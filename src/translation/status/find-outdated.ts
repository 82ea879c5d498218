import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';
import { recordFolder } from '../records/record.ts';
import { type BlockMemo, createBlockStore } from '../site/block-store.ts';
import { openProvenance } from '../site/provenance.ts';
import { reportPage } from './report-status.ts';
import { translationPairs } from '../site/translation-pairs.ts';

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
    if (!pair.exists || pair.source === null || provenance.recordOf(pair.translation) === null) continue;
    const { open, since } = await reportPage(pair, { site, store, provenance }).catch(unreadable);
    // What a machine has translated is of the source of now.
    if (since !== null && open.some(({ state }) => state !== 'machine')) found.set(pair.translation, { since });
  }
  return found;
}

/** The compiler reports a text that cannot be parsed. */
function unreadable(error: unknown): { readonly open: readonly never[]; readonly since: null } {
  if (error instanceof DocsgenError) return { open: [], since: null };
  throw error;
}
