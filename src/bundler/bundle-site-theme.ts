import { mkdir } from 'node:fs/promises';
import { join, parse, resolve, sep } from 'node:path';
import { build, type Message } from 'esbuild';
import type { PageComponent } from '../config/config.ts';
import { regularFiles } from '../config/regular-files.ts';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';
import { packageFolder } from '../system/package-folder.ts';
import { writeAtomically } from '../system/write-atomically.ts';
import { bundledSources } from './bundled-sources.ts';
import { bundleProblems } from './bundle-problems.ts';
import { mainComponentsCode } from './bundle-theme.ts';
import { esbuildErrors } from './broken-modules.ts';
import { answerEffects } from './island-effects.ts';
import { type IslandModule, islandPlugins } from './islands.ts';
import { loadTheme, type ThemeBundle } from './open-theme.ts';
import { requireBanner, serverOptions, sharedPackages } from './server-bundle.ts';
import { replaceable } from '../theme/replaceable.ts';
import { siteImports } from './site-modules.ts';
import { findImports } from './find-imports.ts';
import { styleModules } from './style-modules.ts';
import type { StyleReader } from './style-reader.ts';
import type { Overrides } from './find-overrides.ts';
import { overridePlugin } from './override-plugin.ts';
import { locateThemeError } from './theme-error.ts';
import { pathFrom } from '../system/path-from.ts';
import { mdxComponentNames } from '../shared/mdx-component-names.ts';

interface SiteThemeOptions {
  readonly root: string;
  readonly overrides: Overrides;
  /** The modules with the components of main areas, as the types of collections name them. */
  readonly components: readonly string[];
  /** The components that plugins bring for the pages of their collections. */
  readonly pageComponents: readonly PageComponent[];
  /** The folders of plugins, absolute. */
  readonly pluginFolders: readonly string[];
  /** Folder for the bundle. */
  readonly folder: string;
  readonly styles: StyleReader;
}

/**
 * Returns the theme with the components of a site, bundled for the server. Throws a `DocsgenError`
 * if it cannot be bundled or loaded.
 */
export async function bundleSiteTheme(options: SiteThemeOptions): Promise<ThemeBundle> {
  const { root, overrides, pluginFolders, folder } = options;
  const { code, map, metafile, islands, importedStyles, sources } = await bundle(options);
  const hash = hashOf(withoutAddresses(code));
  const file = join(folder, `theme-${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeAtomically(`${file}.map`, map);
  await writeAtomically(file, code);
  const theme = await loadTheme(file).catch(async (error: unknown) => {
    const [own] = overrides.mdxComponents;
    const fallback = own === undefined ? undefined : pathFrom(root, own);
    throw new DocsgenError(
      [await locateThemeError(error, { file, root, folders: overrides.folders, metafile, fallback })],
      {
        cause: error,
      },
    );
  });
  const mdxComponents = [...new Set([...mdxComponentNames, ...Object.keys(theme.mdxComponents)])];
  const names = { mdxComponents, missing: [], exports: Object.keys(theme) };
  return { file, hash, islands, ...names, overrides, pluginFolders, importedStyles, sources };
}

async function bundle(options: SiteThemeOptions) {
  const { root, overrides, pageComponents, pluginFolders, folder, styles } = options;
  const source = join(packageFolder(), 'src');
  const islands = new Map<string, IslandModule>();
  const nameOf = (path: string): string =>
    path.startsWith(source + sep) ? parse(path).name : `./${pathFrom(root, path)}`.replace(/\.\w+$/, '');
  const runtime = join(source, 'render', 'island.tsx');
  const island = islandPlugins({ found: islands, runtime, nameOf, pluginFolders });
  const server = serverOptions();
  const { outputFiles, metafile } = await build({
    ...server,
    absWorkingDir: root,
    metafile: true,
    stdin: { contents: entryCode(source, options), resolveDir: source },
    outfile: join(folder, 'theme.mjs'),
    sourcemap: 'external',
    // The paths of modules are in comments. The hash must not depend on the folder of docsgen.
    minifyWhitespace: true,
    banner: { js: requireBanner },
    plugins: [
      ...server.plugins,
      island.first,
      regularFiles(root),
      overridePlugin(root, overrides),
      siteImports(root),
      styleModules(root, styles),
      island.last,
    ],
  }).catch((error: unknown) => {
    const messages = esbuildErrors(error);
    const { components, slots, navbarItems, mdxComponents } = overrides;
    const own = [...components.values(), ...slots.values(), ...navbarItems.values(), mdxComponents].flat();
    const files = own.map((file) => pathFrom(root, file));
    const named = [...files, ...pageComponents.map(({ file }) => file)];
    const found = messages.map((message) => missingDefault(message, named) ?? problemsOf(message, root));
    throw new DocsgenError(found.flat(), { cause: error });
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const sorted = new Map([...islands].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const sources = bundledSources(metafile).filter((file) => !resolve(root, file).startsWith(source + sep));
  const { styles: importedStyles } = findImports(metafile, '<stdin>');
  const answer = await answerEffects({ root, metafile, islands });
  return { code: answer(textOf('.mjs')), map: textOf('.map'), metafile, islands: sorted, importedStyles, sources };
}

function entryCode(source: string, { root, overrides, components, pageComponents }: SiteThemeOptions): string {
  const { mdxComponents } = overrides;
  const pages = pageComponents.map(({ kind, file }) => ({ kind, file: join(root, file) }));
  const lines = [
    `export * from './theme/entry.ts';`,
    `export { createIsland } from './render/island.tsx';`,
    mainComponentsCode(
      components.map((path) => resolve(packageFolder(), path)),
      pages,
    ),
  ];
  if (mdxComponents.length > 0) {
    // Each module replaces components of those after it.
    const all = mdxComponents.reduceRight((below, _, index) => `siteComponents(${below}, own${index})`, 'theme');
    lines.push(
      `import * as theme from './theme/entry.ts';`,
      ...mdxComponents.map((file, index) => `import own${index} from ${JSON.stringify(file)};`),
      `import { siteComponents } from ${JSON.stringify(join(source, 'theme', 'site-components.ts'))};`,
      `export const { markdownComponents, mdxComponents } = ${all};`,
    );
  }
  return lines.join('\n');
}

/** Returns the code without the addresses of packages, which contain the folder of docsgen. */
function withoutAddresses(code: string): string {
  return [...sharedPackages].reduce((rest, name) => rest.replaceAll(import.meta.resolve(name), name), code);
}

function problemsOf(message: Message, root: string): readonly Problem[] {
  return bundleProblems([message], { root, mdxModules: new Map(), themeExports: Object.keys(replaceable) });
}

/**
 * Returns the problem of one of these files if it exports no component; null for another message.
 */
function missingDefault({ text }: Message, files: readonly string[]): Problem | null {
  const [, imported] = /^No matching export in "([^"]*)" for import "default"$/.exec(text) ?? [];
  const file = files.find((each) => each === imported);
  if (file === undefined) return null;
  const { name } = parse(file);
  const what = name === 'mdx-components' ? '{ … }' : `function ${name}(props) { … }`;
  const title = `${file} exports nothing by default`;
  return asProblem({ code: 'missing-export', title, hint: `Write \`export default ${what}\`.`, file });
}
