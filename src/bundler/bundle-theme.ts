import { createHash } from 'node:crypto';
import { join, parse, resolve } from 'node:path';
import { build } from 'esbuild';
import type { PageComponent } from '../config/config.ts';
import { type IslandModule, islandPlugins } from './islands.ts';
import type { NoteInputs } from './bundle-store.ts';
import { packageFolder } from '../system/package-folder.ts';
import { sharedPackages, serverOptions } from './server-bundle.ts';
import { pathFrom } from '../system/path-from.ts';

/** Metadata of the theme. */
export interface ThemeInfo {
  /** Hash of the code. */
  readonly hash: string;
  /** The islands of the theme. The files are relative to docsgen's folder, with forward slashes. */
  readonly islands: readonly IslandModule[];
  /** Names of the components that `.mdx` pages may use. */
  readonly mdxComponents: readonly string[];
  /** Names of all exports of its module. */
  readonly exports: readonly string[];
  /**
   * The modules with the components of main areas that it contains, as types of collections name
   * them.
   */
  readonly components: readonly string[];
}

/**
 * Returns the components of the theme and those of the given modules, bundled for the server, with
 * the hash of the code and the islands. The modules are named as types of collections name them.
 */
export async function bundleTheme(
  components: readonly string[],
  note?: NoteInputs,
): Promise<Pick<ThemeInfo, 'hash' | 'islands'> & { readonly code: string }> {
  const islands = new Map<string, IslandModule>();
  const source = join(packageFolder(), 'src');
  const island = join(source, 'render', 'island.tsx');
  const plugins = islandPlugins({ found: islands, runtime: island, nameOf: (path) => parse(path).name });
  const result = await build({
    ...serverOptions(),
    absWorkingDir: packageFolder(),
    metafile: true,
    stdin: {
      contents: [
        `export * from './theme/entry.ts';`,
        `export { createIsland } from './render/island.tsx';`,
        mainComponentsCode(components.map((path) => resolve(packageFolder(), path))),
      ].join('\n'),
      resolveDir: source,
    },
    // External by name: the bundle is in docsgen's own folder, so Node finds the same packages for
    // it as for the renderer.
    external: [...sharedPackages],
    plugins: [plugins.first, plugins.last],
  });
  note?.(result.metafile);
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Files are read in parallel. Sort the islands, so that the result does not depend on the order.
  const sorted = [...islands.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const inPackage = (file: string) => pathFrom(packageFolder(), file);
  return { code, hash, islands: sorted.map((each) => ({ ...each, file: inPackage(each.file) })) };
}

/**
 * Returns the code that merges the `mainComponents` of modules into one export, with the components
 * that plugins bring.
 */
export function mainComponentsCode(modules: readonly string[], pages: readonly PageComponent[] = []): string {
  const imports = modules.map((path, at) => `import { mainComponents as main${at} } from ${JSON.stringify(path)};`);
  if (pages.length > 0) imports.push(`import { collectionPage } from './theme/pages/collection-page.tsx';`);
  imports.push(...pages.map(({ file }, at) => `import page${at} from ${JSON.stringify(file)};`));
  const own = pages.map(({ kind }, at) => `${JSON.stringify(kind)}: collectionPage(page${at})`);
  const merged = [...modules.map((_, at) => `...main${at}`), ...own].join(', ');
  return [...imports, `export const mainComponents = { ${merged} };`].join('\n');
}
