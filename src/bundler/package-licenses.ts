import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import * as z from 'zod';
import type { OutputFile } from './output-file.ts';

/** A package whose code browsers load, with the text of its license. */
export interface PackageLicense {
  /** Name and version. */
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the licenses of the packages that esbuild has bundled. `folder` is its working directory.
 * Comments with licenses are removed from scripts, because they are long.
 */
export function packageLicenses({ inputs }: Pick<Metafile, 'inputs'>, folder: string): readonly PackageLicense[] {
  const folders = Object.keys(inputs).flatMap((input) => {
    const path = resolve(folder, input.replace(/^[\w-]{2,}:/, '')).replaceAll(sep, '/');
    return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [];
  });
  return [...new Set(folders)].flatMap((each) => readLicense(each) ?? []);
}

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

function readLicense(folder: string): PackageLicense | null {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { data } = manifestSchema.safeParse(JSON.parse(readFileSync(manifest, 'utf8')));
  // The terms of docsgen do not reach to the sites that it makes.
  if (data === undefined || data.name === 'docsgen') return null;
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^licen[cs]e/i.test(name));
  const text =
    file === undefined
      ? `License: ${data.license ?? 'see its source'}`
      : readFileSync(join(folder, file), 'utf8').trim();
  return { name: `${data.name} ${data.version}`, text };
}

/**
 * Returns the file of a site that holds the licenses, each package once; null if there are none.
 */
export function licensesFile(packages: readonly PackageLicense[]): OutputFile | null {
  if (packages.length === 0) return null;
  const texts = new Map(packages.map(({ name, text }) => [name, text]));
  const parts = [...texts.keys()].toSorted().map((name) => `${name}\n\n${texts.get(name)}\n`);
  const title = 'The scripts of this site contain code of these packages, under these licenses.\n';
  return { path: 'assets/licenses.txt', bytes: Buffer.from([title, ...parts].join('\n')) };
}
