import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listOutputs, placeOfFolder } from '../../build/output/site-outputs.ts';
import { collectionTypes } from '../../collections/collection-types.ts';
import type { Config } from '../../config/config.ts';
import { loadSiteConfig } from '../../pipeline/read-site-config.ts';
import { DocsgenError } from '../../shared/problem.ts';

/** What to serve. */
interface ServedSite {
  readonly root: string;
  /** The folder. Default: those that builds make in the root. */
  readonly out?: string | undefined;
  readonly base?: string | undefined;
}

/** A built folder, and how to serve it. */
export interface PlannedFolder {
  /** Absolute path. */
  readonly folder: string;
  /** The configuration for the place that the folder is for. */
  readonly config: Config;
}

/**
 * Returns the built folders of a site: that of the site itself first, then those of locales that
 * are served elsewhere. A named folder of such a locale is alone. Throws a `DocsgenError` if none
 * is there.
 */
export async function planFolders({ root, out, base }: ServedSite): Promise<readonly PlannedFolder[]> {
  const { config } = await loadSiteConfig(root, collectionTypes, { base, command: 'serve' });
  const named = resolve(out ?? join(config.root, 'build'));
  const own = out === undefined ? null : placeOfFolder(config, named);
  const outputs = own === null ? listOutputs(config, named) : [{ place: own, folder: named }];
  const folders: PlannedFolder[] = [];
  for (const { place, folder } of outputs.filter((output) => existsSync(output.folder))) {
    if (place === null) folders.push({ folder, config });
    else {
      const placed = await loadSiteConfig(root, collectionTypes, { base, command: 'serve', place });
      // A base of the command line is for the folder that is named there.
      folders.push({
        folder,
        config: own === null || base === undefined ? placed.config : { ...placed.config, base: config.base },
      });
    }
  }
  if (folders.length > 0) return folders;
  const title = `There is nothing to serve in ${named}`;
  throw new DocsgenError([{ code: 'missing-folder', title, hint: 'Run `docsgen build` first.' }]);
}
