import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OutputFile } from './output-file.ts';
import { packageFolder } from '../system/package-folder.ts';

/** Bundles that are the same for every site that adds nothing to them. */
export interface BundleStore {
  /** Returns the bundle of a key, which names all of a site that decides it; it is made if there is none. A bundle is plain JSON. */
  readonly load: <T>(key: string, make: () => Promise<T>) => Promise<T>;
}

/** A script or a style sheet, by the name that the output has for it. */
export interface BundledText {
  readonly name: string;
  readonly text: string;
}

/** Returns what esbuild has made as text. */
export function bundledTexts(
  files: readonly { readonly path: string; readonly text: string }[],
): readonly BundledText[] {
  return files.map(({ path, text }) => ({ name: basename(path), text }));
}

/** Returns a bundled text as a file of the output. */
export function bundledFile({ name, text }: BundledText): OutputFile {
  return { path: `assets/${name}`, bytes: Buffer.from(text) };
}

/** Returns the folder of what is bundled when docsgen itself is compiled. */
export function prebuiltFolder(): string {
  return join(packageFolder(), 'dist', 'bundles');
}

const fileName = 'bundles.json';

/** Returns the bundles that docsgen comes with. */
export function openPrebuiltBundles(): BundleStore {
  const prebuilt: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(prebuiltFolder(), fileName), 'utf8'));
  return {
    load: async (key, make) => {
      const text = prebuilt[key];
      return text === undefined ? make() : JSON.parse(text);
    },
  };
}

/** Bundles that are to be shipped. */
export interface BundleRecorder extends BundleStore {
  readonly save: () => Promise<void>;
}

/** Returns a store that makes every bundle once, to be saved as those that docsgen comes with. */
export function recordBundles(): BundleRecorder {
  const made = new Map<string, string>();
  return {
    load: async (key, make) => {
      const known = made.get(key);
      if (known !== undefined) return JSON.parse(known);
      const bundle = await make();
      made.set(key, JSON.stringify(bundle));
      return bundle;
    },
    save: async () => {
      await mkdir(prebuiltFolder(), { recursive: true });
      await writeFile(join(prebuiltFolder(), fileName), JSON.stringify(Object.fromEntries(made)));
    },
  };
}
