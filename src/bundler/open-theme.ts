import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../render/theme.ts';
import { prebuiltFolder } from './bundle-store.ts';
import type { ThemeInfo } from './bundle-theme.ts';
import type { IslandModule } from './islands.ts';
import { packageFolder } from '../system/package-folder.ts';
import { hasFields } from '../shared/has-fields.ts';

/** The theme of a site, bundled for the server. */
export interface ThemeBundle {
  /** Path of its module. Code that is bundled later imports the same module. */
  readonly file: string;
  /** The islands of the theme, by name. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Names of the components that `.mdx` pages may use. */
  readonly mdxComponents: readonly string[];
  /** Names of all exports of its module. */
  readonly exports: readonly string[];
  /** Hash of the theme's code. */
  readonly hash: string;
}

/**
 * Returns docsgen's own theme. Its components and React are loaded later, by the code that renders
 * with them.
 */
export async function openTheme(): Promise<ThemeBundle> {
  const text = await readFile(join(prebuiltFolder(), 'theme.json'), 'utf8');
  const theme: unknown = JSON.parse(text);
  if (!hasFields<ThemeInfo>(theme, 'hash', 'islands', 'exports')) throw new TypeError('The prebuilt theme is damaged');
  const { islands, ...info } = theme;
  const found = islands.map((each) => ({ ...each, file: join(packageFolder(), each.file) }));
  const file = join(prebuiltFolder(), 'theme.mjs');
  return { ...info, file, islands: new Map(found.map((each) => [each.name, each])) };
}

/** Returns the components of a theme. */
export async function loadTheme(file: string): Promise<Theme> {
  // TypeScript cannot see the exports, because the file is made when docsgen is compiled.
  const theme: unknown = await import(pathToFileURL(file).href);
  if (!hasFields<Theme>(theme, 'Page', 'markdownComponents')) throw new TypeError(`${file} is not a theme`);
  return theme;
}
