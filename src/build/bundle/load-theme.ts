import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../../render/theme.ts';
import { shippedFolder } from './bundle-store.ts';
import type { ThemeFacts } from './bundle-theme.ts';
import type { IslandModule } from './islands.ts';
import { packageFolder } from './package-folder.ts';

/** The theme of a site, ready for the server. */
export interface ThemeBundle {
  readonly theme: Theme;
  /** The module that it was loaded from, which what is bundled later shares. */
  readonly file: string;
  /** What the browser gets its own copy of, by name. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Changes with the code of the theme. */
  readonly hash: string;
}

/** Returns the theme that docsgen comes with. */
export async function loadTheme(): Promise<ThemeBundle> {
  const file = join(shippedFolder(), 'theme.mjs');
  // What the entry exports, which TypeScript cannot see through a file that is made when docsgen is compiled.
  const theme: Theme = await import(pathToFileURL(file).href);
  const { hash, islands }: ThemeFacts = JSON.parse(await readFile(join(shippedFolder(), 'theme.json'), 'utf8'));
  const found = islands.map((each) => ({ ...each, file: join(packageFolder(), each.file) }));
  return { theme, file, islands: new Map(found.map((each) => [each.name, each])), hash };
}
