import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../render/theme.ts';
import { prebuiltFolder } from './bundle-store.ts';
import type { ThemeInfo } from './bundle-theme.ts';
import type { IslandModule } from './islands.ts';
import { packageFolder } from '../system/package-folder.ts';

/** The theme of a site, ready for the server. */
export interface ThemeBundle {
  /** Its module, which what is bundled later shares. */
  readonly file: string;
  /** What the browser gets its own copy of, by name. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Names of the components that `.mdx` pages may use. */
  readonly mdxComponents: readonly string[];
  /** Names of all that its module exports. */
  readonly exports: readonly string[];
  /** Changes with the code of the theme. */
  readonly hash: string;
}

/** Returns the theme that docsgen comes with. Its components, and React, are loaded by whoever prints something with them. */
export async function openTheme(): Promise<ThemeBundle> {
  const text = await readFile(join(prebuiltFolder(), 'theme.json'), 'utf8');
  const { islands, ...info }: ThemeInfo = JSON.parse(text);
  const found = islands.map((each) => ({ ...each, file: join(packageFolder(), each.file) }));
  const file = join(prebuiltFolder(), 'theme.mjs');
  return { ...info, file, islands: new Map(found.map((each) => [each.name, each])) };
}

/** Returns the components of a theme. */
export async function loadTheme(file: string): Promise<Theme> {
  // What the entry exports, which TypeScript cannot see through a file that is made when docsgen is compiled.
  const theme: Theme = await import(pathToFileURL(file).href);
  return theme;
}
