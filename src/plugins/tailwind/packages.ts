import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { hasFields } from '../../shared/has-fields.ts';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import { findPackage } from '../../system/find-package.ts';
import { hashOf } from '../../system/hash.ts';

/** A place in which Tailwind looks for class names. */
interface Source {
  readonly base: string;
  readonly pattern: string;
  readonly negated: boolean;
}

/** A style sheet as Tailwind has read it. */
interface Compiler {
  /** Where it looks besides `sources`: everywhere, in a folder, or nowhere. */
  readonly root: null | 'none' | { readonly base: string; readonly pattern: string };
  readonly sources: readonly Source[];
  /** Which of its features the style sheet uses. */
  readonly features: number;
  readonly build: (candidates: readonly string[]) => string;
}

/** What is used of the package `@tailwindcss/node`. */
interface TailwindNode {
  readonly compile: (
    css: string,
    options: {
      readonly base: string;
      readonly shouldRewriteUrls: boolean;
      readonly onDependency: (path: string) => void;
    },
  ) => Promise<Compiler>;
  readonly Features: { readonly Utilities: number };
}

/** What is used of the package `@tailwindcss/oxide`. */
interface TailwindOxide {
  readonly Scanner: new (options: { readonly sources: readonly Source[] }) => {
    readonly scan: () => readonly string[];
  };
}

const names = ['@tailwindcss/node', '@tailwindcss/oxide'] as const;
/** Compilers of 4.0 do not say where they look for classes. */
const usable = /^4\.(?!0\.)/;
const manifest = z.object({ version: z.string() });

/** A site that names the plugin. */
interface TailwindSite {
  readonly root: string;
  /** Where the configuration names the plugin. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns what identifies the installed packages. Throws a `DocsgenError` if one is missing or has
 * a version that cannot be used.
 */
export function identifyPackages({ root, place }: TailwindSite, find = findPackage): string {
  const versions = names.map((name) => versionOf(find(name, root)));
  const wrong = names.findIndex((_, index) => !usable.test(versions[index] ?? ''));
  if (wrong === -1) return hashOf(versions.join(' '));
  const found = versions[wrong] ?? null;
  const state = found === null ? 'which is not installed' : `but ${found} is installed`;
  const problem = asProblem({
    code: 'unusable-package',
    title: `The plugin \`docsgen/plugins/tailwind\` needs the package \`${names[wrong]}\` 4 (at least 4.1), ${state}`,
    hint: "Run `npm install --save-dev tailwindcss@4 @tailwindcss/node@4 @tailwindcss/oxide@4` in the site's folder, or remove the plugin from the configuration.",
    ...place,
  });
  throw new DocsgenError([problem]);
}

/** Returns the packages, loaded. `identifyPackages` has found that they can be used. */
export async function loadPackages(root: string): Promise<TailwindNode & TailwindOxide> {
  const [node, oxide] = await Promise.all(names.map((name) => load(name, root)));
  if (!hasFields<TailwindNode>(node, 'compile', 'Features') || !hasFields<TailwindOxide>(oxide, 'Scanner'))
    throw new Error('the packages of Tailwind export no compiler');
  const { compile, Features } = node;
  return { compile, Features, Scanner: oxide.Scanner };
}

async function load(name: string, root: string): Promise<unknown> {
  const file = findPackage(name, root);
  if (file === null) throw new Error(`the package ${name} was removed`);
  const module: unknown = await import(pathToFileURL(file).href);
  return hasFields<{ readonly default: unknown }>(module, 'default') ? module.default : module;
}

function versionOf(file: string | null): string | null {
  if (file === null) return null;
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const { success, data } = manifest.safeParse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return success ? data.version : null;
}
