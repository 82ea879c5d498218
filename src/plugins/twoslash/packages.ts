import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { hasFields } from '../../shared/has-fields.ts';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import { findPackage } from '../../system/find-package.ts';
import { hashOf } from '../../system/hash.ts';
import { linkedFolders, onlyPackages } from './package-files.ts';
import type { FileReader, TwoslashPackage } from './twoslash-types.ts';

/** What a site tells the plugin. */
export interface TwoslashOptions {
  /** Which version of TypeScript the site uses, by the name under which it is installed. */
  readonly typescript: string;
  /**
   * Packages of the same repository that samples import, although their files are not in
   * `node_modules`.
   */
  readonly linkedPackages: readonly string[];
}

const usable = { twoslash: /^0\.3\./, typescript: /^(?:5\.(?:[5-9]|\d\d)|6\.\d+)\./ };
const install = 'npm install --save-dev twoslash@^0.3.9 typescript@^6';
const lockFiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];
const manifest = z.object({ version: z.string() });
const compiler = z.looseObject({ default: z.custom<TypeScript>((value) => hasFields<TypeScript>(value, 'sys')) });
const optionRules = z.strictObject({
  typescript: z.string().default('typescript'),
  linkedPackages: z.array(z.string()).readonly().default([]),
});

/** Returns the options of the plugin. Throws an error for others. */
export function readOptions(options: unknown): TwoslashOptions {
  const read = optionRules.safeParse(options ?? {});
  if (read.success) return read.data;
  throw new Error(
    'the options are `typescript`, the name under which the package `typescript` is installed, and ' +
      '`linkedPackages`, a list of package names',
  );
}

/** A site that names the plugin. */
interface TwoslashSite {
  readonly root: string;
  readonly options: unknown;
  /** Where the configuration names the plugin. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns what identifies the installed packages, which all results depend on. Throws a
 * `DocsgenError` if one that the plugin needs is missing or has another version.
 */
export function identifyPackages({ root, options, place }: TwoslashSite, find = findPackage): string {
  const packages = optionRules.safeParse(options ?? {});
  // The plugin itself refuses wrong options, and says which there are.
  if (!packages.success) return '';
  const { typescript, linkedPackages } = packages.data;
  const twoslash = versionOf(find('twoslash', root));
  const found = versionOf(find(typescript, root));
  const problems = [
    ...(usable.twoslash.test(twoslash ?? '') ? [] : [unusable('`twoslash` 0.3', twoslash, place)]),
    ...(usable.typescript.test(found ?? '') ? [] : [unusable(`\`${typescript}\` 5.5 to 6`, found, place)]),
  ];
  if (problems.length > 0) throw new DocsgenError(problems);
  return hashOf(`${twoslash} ${found}`, lockedVersions(root), ...linkedTexts(root, linkedPackages));
}

/** Returns the packages, loaded. `identifyPackages` has found that they can be used. */
export async function loadPackages(
  root: string,
  { typescript, linkedPackages }: TwoslashOptions,
): Promise<LoadedPackages> {
  const [core, file] = [findPackage('twoslash/core', root), findPackage(typescript, root)];
  if (core === null || file === null) throw new Error('The packages for twoslash were removed during the build.');
  const twoslash: unknown = await import(pathToFileURL(core).href);
  if (!hasFields<TwoslashPackage>(twoslash, 'createTwoslasher')) throw new Error('`twoslash` exports no compiler.');
  const typeScript = compiler.parse(await import(pathToFileURL(file).href)).default;
  const libraries = dirname(file);
  const sys = onlyPackages(typeScript.sys, { root, libraries, linkedPackages });
  return { twoslash, typeScript: { ...typeScript, sys }, libraries };
}

/** The part of the module `typescript` that is changed here. */
interface TypeScript {
  readonly sys: FileReader;
}

/** The packages that check samples. */
interface LoadedPackages {
  readonly twoslash: TwoslashPackage;
  /** The module `typescript`, which reads packages only. Only `twoslash` uses it. */
  readonly typeScript: TypeScript;
  /** The folder with TypeScript's own types. */
  readonly libraries: string;
}

function versionOf(file: string | null): string | null {
  if (file === null) return null;
  return manifest.parse(JSON.parse(readFileSync(join(file, '..', '..', 'package.json'), 'utf8'))).version;
}

function unusable(needed: string, found: string | null, place: TwoslashSite['place']): Problem {
  const state = found === null ? 'which is not installed' : `but ${found} is installed`;
  return asProblem({
    code: 'unusable-package',
    title: `The plugin \`docsgen/plugins/twoslash\` needs the package ${needed}, ${state}`,
    hint: `Run \`${install}\` in the site's folder, or remove the plugin from the configuration.`,
    ...place,
  });
}

/** Returns the names and texts of the files of linked packages: no lock file knows these. */
function linkedTexts(root: string, names: readonly string[]): readonly (string | Uint8Array)[] {
  const textsIn = (folder: string, prefix: string): readonly (string | Uint8Array)[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const name = `${prefix}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : textsIn(path, name);
      return entry.isFile() && /\.(?:[cm]?[jt]sx?|json)$/.test(path) ? [name, readFileSync(path)] : [];
    });
  return linkedFolders(root, names).flatMap((folder) => textsIn(folder, ''));
}

/** Returns the text of the nearest lock file. Samples import packages, whose types may change. */
function lockedVersions(folder: string): Uint8Array {
  const file = lockFiles.map((name) => join(folder, name)).find((each) => existsSync(each));
  if (file !== undefined) return readFileSync(file);
  const parent = dirname(folder);
  return parent === folder ? new Uint8Array() : lockedVersions(parent);
}
