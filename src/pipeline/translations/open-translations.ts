import { join, resolve } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import type { PackedNamespace } from '../../cache/packed.ts';
import { codeIdentity } from '../../cache/code-identity.ts';
import type { Locale } from '../../config/config.ts';
import { loadSite } from '../load-site.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { refuseUnknown } from '../select-locales.ts';
import type { Site } from '../../site/graph/site.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import type { BlockList } from '../../translation/blocks/block.ts';
import { type BlockStore, createBlockStore } from '../../translation/site/block-store.ts';
import {
  createStructureReader,
  type FoundDifference,
  type StructureReader,
} from '../../translation/structure/structure-reader.ts';
import { openProvenance, type Provenance } from '../../translation/site/provenance.ts';

/** A site whose translations are looked at. */
export interface Translations {
  readonly site: Site;
  readonly store: BlockStore;
  readonly provenance: Provenance;
  /** Compares structures; null if the site does not want to know about different ones. */
  readonly structure: StructureReader | null;
  /** The mistakes that were found when the site was read. */
  readonly problems: readonly Problem[];
  /** Keeps what was read for later runs. */
  readonly close: () => Promise<void>;
}

/**
 * Returns the translations of a site, drafts included. Throws a `DocsgenError` if the configuration
 * is so wrong that the site cannot be read.
 */
export async function openTranslations(root: string): Promise<Translations> {
  const { value, problems } = await loadSite({ root, drafts: true });
  return { ...(await translationsOf(value)), problems };
}

/** Returns the translations of a site that is loaded. */
export async function translationsOf(site: Site): Promise<Omit<Translations, 'problems'>> {
  const folder = resolve(site.config.root);
  const cache = openCache({ folder: join(await findStateFolder(folder), 'cache'), identity: codeIdentity() });
  const blocks = await cache.packed<BlockList>('blocks');
  const store = createBlockStore(site.config, blocks);
  let differences: Promise<PackedNamespace<readonly FoundDifference[]>> | null = null;
  const openDifferences = () => (differences ??= cache.packed('structure'));
  const isWanted = site.config.reports.levels['different-structure'] !== 'off';
  return {
    ...{ site, store, provenance: openProvenance(folder, store) },
    structure: isWanted ? createStructureReader(site.config, openDifferences) : null,
    close: async () => {
      await blocks.close();
      await (await differences)?.close();
    },
  };
}

/**
 * Returns the languages of a site with these names, else all but the source language. Throws a
 * `DocsgenError` for a name that is none of them.
 */
export function targetLocales(
  { config }: Pick<Site, 'config'>,
  names: readonly string[] | undefined,
): readonly Locale[] {
  const [, ...targets] = config.locales;
  if (!names) return targets;
  const known = targets.map(({ name }) => name);
  refuseUnknown(names, known, (name) => ({
    title: `The site is not translated into \`${name}\``,
    hint: suggest(name, known, 'languages'),
  }));
  return targets.filter(({ name }) => names.includes(name));
}
