import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { OutputFile } from './output-file.ts';
import { packageFolder } from '../system/package-folder.ts';

/** Takes note of the files that esbuild has read for a bundle. */
export type NoteInputs = (metafile: Metafile) => void;

/** A store of bundles that are the same for all sites that do not change them. */
export interface BundleStore {
  /**
   * Returns the bundle of a key, and makes it if there is none. The key must contain everything of
   * a site that the bundle depends on. A bundle is plain JSON.
   */
  readonly load: <T>(key: string, make: (note?: NoteInputs) => Promise<T>) => Promise<T>;
}

/** A script or a style sheet with its file name in the output. */
export interface BundledText {
  readonly name: string;
  readonly text: string;
}

/** Returns the output files of esbuild as texts. */
export function bundledTexts(
  files: readonly { readonly path: string; readonly text: string }[],
): readonly BundledText[] {
  return files.map(({ path, text }) => ({ name: basename(path), text }));
}

/** Returns the output file for a bundled text. */
export function bundledFile({ name, text }: BundledText): OutputFile {
  return { path: `assets/${name}`, bytes: Buffer.from(text) };
}

/** Returns the folder of the bundles that are made when docsgen itself is compiled. */
export function prebuiltFolder(): string {
  return join(packageFolder(), 'dist', 'bundles');
}

const fileName = 'bundles.json';

/** Opens the prebuilt bundles. */
export function openPrebuiltBundles(): BundleStore {
  const prebuilt: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(prebuiltFolder(), fileName), 'utf8'));
  return {
    load: async (key, make) => {
      const text = prebuilt[key];
      return text === undefined ? make() : JSON.parse(text);
    },
  };
}

/** Collects the bundles that are to be prebuilt. */
export interface BundleRecorder extends BundleStore {
  readonly save: () => Promise<void>;
}

/**
 * Returns a store that makes each bundle once, and passes on which files it was made from. `save`
 * writes them as the prebuilt bundles.
 */
export function recordBundles(note: NoteInputs): BundleRecorder {
  const made = new Map<string, string>();
  return {
    load: async (key, make) => {
      const known = made.get(key);
      if (known !== undefined) return JSON.parse(known);
      const bundle = await make(note);
      made.set(key, JSON.stringify(bundle));
      return bundle;
    },
    save: async () => {
      await mkdir(prebuiltFolder(), { recursive: true });
      // They are made at the same time, and end in any order. The same code gives the same file.
      const sorted = [...made].toSorted(([one], [other]) => (one < other ? -1 : 1));
      await writeFile(join(prebuiltFolder(), fileName), JSON.stringify(Object.fromEntries(sorted)));
    },
  };
}
