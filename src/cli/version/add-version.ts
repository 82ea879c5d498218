import type { CollectionSchema, NewVersion } from '../../config/collection-schema.ts';
import type { Collection, Config } from '../../config/config.ts';
import { openConfigFile } from '../../config/load-config.ts';
import { loadSite } from '../../pipeline/load-site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { pageUrl } from '../../site/graph/address.ts';
import { invalidOption } from '../add/new-file.ts';
import { type EditedConfig, editConfig } from '../add/edit-config.ts';
import { copyFolders } from './copy-folders.ts';
import { planFolders } from './plan-folders.ts';

/** A new version of a collection, and the configuration that names it. */
export interface AddedVersion extends EditedConfig {
  /** The new folders, relative to the root. */
  readonly folders: readonly string[];
  readonly version: NewVersion;
}

interface VersionToAdd {
  readonly config: Config;
  readonly collection: Collection;
  /** The types that collections may have. */
  readonly types: readonly CollectionSchema[];
  readonly name: string;
}

/**
 * Copies the files of the version `current` in all languages to a new version, and names that in
 * the configuration. Throws a `DocsgenError` without changing anything if the site cannot have the
 * version.
 */
export async function addVersion({ config, collection, types, name }: VersionToAdd): Promise<AddedVersion> {
  const { key, type } = collection;
  const collections = at((await openConfigFile(config.root)).input, 'collections');
  const version = types.find((each) => each.name === type)?.addVersion?.(key, at(collections, key), name);
  if (!version)
    throw invalidOption(
      `A collection of the type \`${type}\` has no versions`,
      'Name a collection of the type `docs`.',
    );
  await refuseTaken(config, collection, version.segments);
  const { paths: folders, remove } = await copyFolders(config.root, planFolders(config, collection, name));
  try {
    const edited = await editConfig(config.root, {
      after: ['collections', key, ...version.after],
      entry: version.entry,
      change: (input) => {
        const changed = { ...collections, [key]: version.options };
        return isRecord(input) ? { ...input, collections: changed } : input;
      },
    });
    return { ...edited, folders, version };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Throws a `DocsgenError` if a version would have the address of a page. */
async function refuseTaken(config: Config, { key, path }: Collection, segments: readonly string[]): Promise<void> {
  const { value } = await loadSite({ root: config.root, drafts: true });
  for (const locale of value.config.locales) {
    for (const segment of segments) {
      const address = pageUrl(locale, path, segment).toLowerCase();
      const taken = value.routes.find(({ url }) => `${url.toLowerCase()}/`.startsWith(`${address}/`));
      if (!taken) continue;
      const title = `\`${key}\` has a page at ${taken.url}, where the version \`${segment}\` would be`;
      throw invalidOption(title, 'Choose another name, or give the page another `slug`.');
    }
  }
}

function at(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const inside = isRecord(value) ? value[key] : undefined;
  return isRecord(inside) ? inside : {};
}
