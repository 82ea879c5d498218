import { readAsset } from '../../pipeline/collect-assets.ts';
import type { SiteFolder } from '../../config/site-folder.ts';
import type { Asset, RefusedAsset } from '../../site/references/references.ts';

/** The files that pages refer to, each read once until it changes. */
export interface AssetTable {
  /** Returns a file by its path relative to the site's root; null if there is none. */
  readonly read: (site: SiteFolder, file: string) => Promise<Asset | RefusedAsset | null>;
  /** Returns the file that lies at a path of the output, as far as pages have referred to it; null for none. */
  readonly fileAt: (output: string) => string | null;
  /** Returns whether any of the files was asked for, be it there or not. */
  readonly forget: (files: Iterable<string>) => boolean;
}

/** Returns the table of a site. */
export function createAssetTable(): AssetTable {
  const assets = new Map<string, Promise<Asset | RefusedAsset | null>>();
  const outputs = new Map<string, string>();
  let security: SiteFolder['security'] | null = null;
  return {
    read: async (site, file) => {
      // Under other settings other files may be had.
      if (site.security !== security) assets.clear();
      security = site.security;
      const reading = assets.get(file) ?? readAsset(site, file);
      assets.set(file, reading);
      const asset = await reading;
      // What is read while the file changes is forgotten by then.
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
