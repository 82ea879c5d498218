import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Theme } from '../render/theme.ts';
import { hashOf } from '../system/hash.ts';
import { packageFolder } from '../system/package-folder.ts';
import { hasFields } from '../shared/has-fields.ts';
import type { Overrides } from './find-overrides.ts';
import { prebuiltFolder } from './bundle-store.ts';
import { mainComponentsCode, type ThemeInfo } from './bundle-theme.ts';
import type { IslandModule } from './islands.ts';
import { serverOptions } from './server-bundle.ts';

/** The theme of a site, bundled for the server. */
export interface ThemeBundle {
  /** Path of its module. Code that is bundled later imports the same module. */
  readonly file: string;
  /** The islands of the theme, by name. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Names of the components that `.mdx` pages may use. */
  readonly mdxComponents: readonly string[];
  /**
   * Names of the components that the site's own code would give it, if that code were right; null
   * if these names are not known. Pages that use one cannot be tried.
   */
  readonly missing: readonly string[] | null;
  /** Names of all exports of its module. */
  readonly exports: readonly string[];
  /** Hash of the theme's code. */
  readonly hash: string;
  /** The files of the site that are in it; null for docsgen's own theme. */
  readonly overrides: Overrides | null;
  /** The style sheets that the site's components import on the server, relative to the root. */
  readonly importedStyles: readonly string[];
  /** The folders of the plugins of the site, absolute. Their files count as the site's. */
  readonly pluginFolders: readonly string[];
  /** The site's own files in its module, relative to the root. */
  readonly sources: readonly string[];
}

interface ThemeOptions {
  /** The modules with the components of main areas, as the types of collections name them. */
  readonly components: readonly string[];
  /** The folders of the plugins of the site, absolute. */
  readonly pluginFolders: readonly string[];
  /** Folder for a theme with components that are not docsgen's own. */
  readonly folder: string;
}

/**
 * Returns docsgen's own theme, together with the components of the site's types of collections. Its
 * components and React are loaded later, by the code that renders with them.
 */
export async function openTheme({ components, pluginFolders, folder }: ThemeOptions): Promise<ThemeBundle> {
  const text = await readFile(join(prebuiltFolder(), 'theme.json'), 'utf8');
  const written: unknown = JSON.parse(text);
  if (!hasFields<ThemeInfo>(written, 'hash', 'islands', 'exports', 'components'))
    throw new TypeError('The prebuilt theme is damaged');
  const { islands, components: contained, ...info } = written;
  const found = islands.map((each) => ({ ...each, file: join(packageFolder(), each.file) }));
  const file = join(prebuiltFolder(), 'theme.mjs');
  const own = { missing: [], overrides: null, pluginFolders, importedStyles: [], sources: [] };
  const theme = { ...info, ...own, file, islands: new Map(found.map((each) => [each.name, each])) };
  const others = components.filter((path) => !contained.includes(path));
  return others.length === 0 ? theme : extendTheme(theme, others, folder);
}

/** Returns a theme with further components of main areas. Its module imports that of the theme. */
async function extendTheme(theme: ThemeBundle, modules: readonly string[], folder: string): Promise<ThemeBundle> {
  const base = pathToFileURL(theme.file).href;
  const options = serverOptions();
  const result = await build({
    ...options,
    stdin: {
      contents: [`export * from ${JSON.stringify(base)};`, mainComponentsCode([base, ...modules])].join('\n'),
      resolveDir: packageFolder(),
    },
    external: [base],
  });
  const code = result.outputFiles[0]?.text ?? '';
  const hash = hashOf(theme.hash, code);
  const file = join(folder, `theme-${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  return { ...theme, file, hash };
}

/** Returns the components of a theme. */
export async function loadTheme(file: string): Promise<Theme> {
  // TypeScript cannot see the exports, because the file is made when docsgen is compiled.
  const theme: unknown = await import(pathToFileURL(file).href);
  if (!hasFields<Theme>(theme, 'Page', 'markdownComponents')) throw new TypeError(`${file} is not a theme`);
  return theme;
}
