import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { hasFields } from '../../shared/has-fields.ts';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import { readColor } from '../../system/color.ts';
import { findPackage } from '../../system/find-package.ts';
import { hashOf } from '../../system/hash.ts';
import { readFont } from './read-font.ts';
import type { HarfBuzz, Resvg } from './package-types.ts';

const optionsSchema = z.strictObject({ fonts: z.array(z.string()).optional(), accent: z.string().optional() });

/** What a site sets. */
export type SocialImageOptions = z.output<typeof optionsSchema>;

/**
 * Returns the options of the plugin. Throws an error for others, and for fonts that cannot be used.
 */
export function readOptions(options: unknown, root: string): SocialImageOptions {
  const read = optionsSchema.safeParse(options ?? {});
  if (!read.success) throw new Error('there are two options: `fonts`, a list of font files, and `accent`, a color');
  const { fonts = [], accent } = read.data;
  for (const font of fonts) {
    const file = findFont(font, root, findPackage);
    if (file === null) throw new Error(`there is no font \`${font}\``);
    try {
      readFont(readFileSync(file));
    } catch (cause) {
      throw new Error(`\`${font}\` is not a WOFF, TrueType or OpenType font`, { cause });
    }
  }
  if (accent !== undefined && readColor(accent) === null) throw new Error(`\`${accent}\` is not an opaque color`);
  return read.data;
}

/** The packages, by the file that is looked up in them. */
const needed = {
  '@fontsource/inter': { file: '@fontsource/inter/package.json', wanted: /^5\./, name: '`@fontsource/inter` 5' },
  '@resvg/resvg-wasm': { file: '@resvg/resvg-wasm/index_bg.wasm', wanted: /^2\.6\./, name: '`@resvg/resvg-wasm` 2.6' },
  harfbuzzjs: { file: 'harfbuzzjs', wanted: /^1\./, name: '`harfbuzzjs` 1' },
};
const install = 'npm install --save-dev @fontsource/inter@^5 @resvg/resvg-wasm@~2.6 harfbuzzjs@^1';
const manifest = z.object({ name: z.string().optional(), version: z.string().optional() });

/** A site that names the plugin. */
interface SocialImagesSite {
  readonly root: string;
  readonly options: unknown;
  /** Where the configuration names the plugin. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns what identifies the installed packages and the fonts, which all pictures depend on.
 * Throws a `DocsgenError` if one is missing or cannot be used.
 */
export function identifyPackages({ root, options, place }: SocialImagesSite, find = findPackage): string {
  const versions = Object.entries(needed).map(([name, { file }]) => versionOf(name, find(file, root)));
  const unusable = Object.values(needed).flatMap(({ wanted, name }, index): Problem[] => {
    const version = versions[index] ?? null;
    if (version !== null && wanted.test(version)) return [];
    const state = version === null ? 'which is not installed' : `but ${version} is installed`;
    const title = `The plugin \`docsgen/plugins/social-images\` needs the package ${name}, ${state}`;
    const hint = `Run \`${install}\` in the site's folder, or remove the plugin from the configuration.`;
    return [asProblem({ code: 'unusable-package', title, hint, ...place })];
  });
  const read = optionsSchema.safeParse(options ?? {});
  // The plugin itself refuses wrong options, and says which there are.
  const fonts = read.success ? (read.data.fonts ?? []) : [];
  if (unusable.length > 0) throw new DocsgenError(unusable);
  const files = fonts.flatMap((font) => findFont(font, root, find) ?? []);
  return hashOf(...versions.map(String), ...files.map((file) => readFileSync(file)));
}

/** Returns the path of a font of the site or of a package; null if there is no such file. */
function findFont(font: string, root: string, find: typeof findPackage): string | null {
  if (!font.startsWith('./')) return find(font, root);
  const file = join(root, font);
  return existsSync(file) ? file : null;
}

/** Subsets of the font, in the order in which they are searched for a character. */
const subsets = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** What pictures are drawn with. */
export interface DrawingTools {
  readonly harfbuzz: HarfBuzz;
  readonly resvg: Resvg;
  /**
   * The fonts of titles, and of the words around them: the first one that has a character is taken.
   */
  readonly fonts: Readonly<Record<'title' | 'label', readonly Buffer[]>>;
}

/** Returns the packages, loaded. `identifyPackages` has found that they can be used. */
export async function loadTools(root: string, { fonts = [] }: SocialImageOptions): Promise<DrawingTools> {
  const fileOf = (name: string) => {
    const file = findFont(name, root, findPackage);
    if (file === null) throw new Error(`\`${name}\` was removed during the build`);
    return file;
  };
  const own = fonts.map((font) => readFont(readFileSync(fileOf(font))));
  const inter = (weight: number) =>
    subsets.map((subset) =>
      readFont(readFileSync(fileOf(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`))),
    );
  const harfbuzz: unknown = await import(pathToFileURL(fileOf('harfbuzzjs')).href);
  if (!hasFields<HarfBuzz>(harfbuzz, 'Blob', 'Face', 'Font', 'Buffer', 'shape'))
    throw new Error('`harfbuzzjs` does not export what it should');
  const wasm = fileOf('@resvg/resvg-wasm/index_bg.wasm');
  const resvg: unknown = await import(pathToFileURL(join(dirname(wasm), 'index.mjs')).href);
  if (!hasFields<Resvg>(resvg, 'Resvg', 'initWasm')) throw new Error('`@resvg/resvg-wasm` exports no renderer');
  try {
    await resvg.initWasm(readFileSync(wasm));
  } catch (error) {
    // It can be initialized only once, and `dev` makes the plugin again after changes.
    if (!String(error).includes('Already initialized')) throw error;
  }
  return { harfbuzz, resvg, fonts: { title: [...inter(700), ...own], label: [...inter(600), ...own] } };
}

/** Returns the version of the package that has a file. */
function versionOf(name: string, file: string | null): string | null {
  for (let folder = dirname(file ?? '/'); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    const read = existsSync(path) ? manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
    if (read.name === name) return read.version ?? null;
  }
  return null;
}
