import type { AssetReader } from '../../pipeline/asset-reader.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { SiteFolder } from '../../config/site-folder.ts';
import type { Asset, RefusedAsset } from '../../site/references/references.ts';

/** The assets that pages refer to. Each file is read once until it changes. */
export interface AssetTable {
  /**
   * Returns the asset at a path relative to the site's root; null if there is no such file. `read`
   * reads it, if that has not been done.
   */
  readonly read: (site: SiteFolder, file: string, read: AssetReader) => Promise<Asset | RefusedAsset | null>;
  /** Returns the source file of a path in the output; null if no page has referred to it yet. */
  readonly fileAt: (output: string) => string | null;
  /**
   * Forgets changed files. Returns whether any of them was read before, including missing files.
   */
  readonly forget: (files: Iterable<string>) => boolean;
}

/** Returns an empty table. */
export function createAssetTable(): AssetTable {
  const assets = new Map<string, Promise<Asset | RefusedAsset | null>>();
  const outputs = new Map<string, string>();
  let security: SiteFolder['security'] | null = null;
  return {
    read: async (site, file, read) => {
      // Other security settings allow other files.
      if (site.security !== security) assets.clear();
      security = site.security;
      // A git ref may have moved.
      const reading = (isAtRef(file) ? undefined : assets.get(file)) ?? read(file);
      assets.set(file, reading);
      const asset = await reading;
      // If the file changed during the read, `forget` has removed the entry.
      if (asset && 'output' in asset && assets.get(file) === reading) outputs.set(asset.output, file);
      return asset;
    },
    fileAt: (output) => outputs.get(output) ?? null,
    forget: (files) => {
      let isKnown = false;
      for (const file of files) {
        if (assets.delete(file)) isKnown = true;
        for (const [output, each] of outputs) if (each === file) outputs.delete(output);
      }
      return isKnown;
    },
  };
}
