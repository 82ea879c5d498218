import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { hasFields } from '../../shared/has-fields.ts';
import { isRecord } from '../../shared/is-record.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { findPackage } from '../../system/find-package.ts';
import { hashOf } from '../../system/hash.ts';
import type { TwoslashPackage } from './twoslash-types.ts';

/** Which version of TypeScript a site uses, by the name under which it is installed. */
export interface TwoslashOptions {
  readonly typescript: string;
}

const usable = { twoslash: /^0\.3\./, typescript: /^(?:5\.(?:[5-9]|\d\d)|6\.\d+)\./ };
const install = 'npm install --save-dev twoslash@^0.3.9 typescript@^6';
const lockFiles = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];
const manifest = z.object({ version: z.string() });
const compiler = z.looseObject({ default: z.unknown() });

const usual: TwoslashOptions = { typescript: 'typescript' };

/** Returns the options of the plugin. Throws an error for others. */
export function readOptions(options: unknown): TwoslashOptions {
  const read = optionsOf(options);
  if (read) return read;
  throw new Error('the only option is `typescript`, the name under which the package `typescript` is installed');
}

/** Returns null for wrong options. */
function optionsOf(options: unknown): TwoslashOptions | null {
  if (options === null) return usual;
  const isRead = isRecord(options) && typeof options['typescript'] === 'string' && Object.keys(options).length === 1;
  return isRead ? { typescript: String(options['typescript']) } : null;
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
  const packages = optionsOf(options);
  // The plugin itself refuses wrong options, and says which there are.
  if (packages === null) return '';
  const { typescript } = packages;
  const twoslash = versionOf(find('twoslash', root));
  const found = versionOf(find(typescript, root));
  const problems = [
    ...(usable.twoslash.test(twoslash ?? '') ? [] : [unusable('`twoslash` 0.3', twoslash, place)]),
    ...(usable.typescript.test(found ?? '') ? [] : [unusable(`\`${typescript}\` 5.5 to 6`, found, place)]),
  ];
  if (problems.length > 0) throw new DocsgenError(problems);
  return hashOf(`${twoslash} ${found}`, lockedVersions(root));
}

/** Returns the packages, loaded. `identifyPackages` has found that they can be used. */
export async function loadPackages(root: string, { typescript }: TwoslashOptions): Promise<LoadedPackages> {
  const [core, file] = [findPackage('twoslash/core', root), findPackage(typescript, root)];
  if (core === null || file === null) throw new Error('The packages for twoslash were removed during the build.');
  const twoslash: unknown = await import(pathToFileURL(core).href);
  if (!hasFields<TwoslashPackage>(twoslash, 'createTwoslasher')) throw new Error('`twoslash` exports no compiler.');
  const typeScript = compiler.parse(await import(pathToFileURL(file).href)).default;
  return { twoslash, typeScript, libraries: dirname(file) };
}

/** The packages that check samples. */
interface LoadedPackages {
  readonly twoslash: TwoslashPackage;
  /** The module `typescript`. Only `twoslash` uses it. */
  readonly typeScript: unknown;
  /** The folder with TypeScript's own types. */
  readonly libraries: string;
}

function versionOf(file: string | null): string | null {
  if (file === null) return null;
  return manifest.parse(JSON.parse(readFileSync(join(file, '..', '..', 'package.json'), 'utf8'))).version;
}

function unusable(needed: string, found: string | null, place: TwoslashSite['place']): Problem {
  const state = found === null ? 'which is not installed' : `but ${found} is installed`;
  return {
    severity: 'error',
    code: 'unusable-package',
    title: `The plugin \`docsgen/plugins/twoslash\` needs the package ${needed}, ${state}`,
    hint: `Run \`${install}\` in the folder of the site, or take the plugin out of the configuration.`,
    ...place,
  };
}

/** Returns the text of the nearest lock file. Samples import packages, whose types may change. */
function lockedVersions(folder: string): Uint8Array {
  const file = lockFiles.map((name) => join(folder, name)).find((each) => existsSync(each));
  if (file !== undefined) return readFileSync(file);
  const parent = dirname(folder);
  return parent === folder ? new Uint8Array() : lockedVersions(parent);
}
