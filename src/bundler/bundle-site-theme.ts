import { mkdir } from 'node:fs/promises';
import { join, parse, relative, resolve, sep } from 'node:path';
import { build, type Message } from 'esbuild';
import { regularFiles } from '../config/regular-files.ts';
import { DocsgenError } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';
import { packageFolder } from '../system/package-folder.ts';
import { writeAtomically } from '../system/write-atomically.ts';
import { bundledSources } from './bundled-sources.ts';
import { bundleProblems } from './bundle-problems.ts';
import { mainComponentsCode } from './bundle-theme.ts';
import { esbuildErrors } from './broken-modules.ts';
import { type IslandModule, islandPlugin } from './islands.ts';
import { loadTheme, type ThemeBundle } from './open-theme.ts';
import { requireBanner, serverOptions, sharedPackages } from './server-bundle.ts';
import { siteImports } from './site-modules.ts';
import type { Overrides } from './find-overrides.ts';
import { overrideNamespace, overridePlugin } from './override-plugin.ts';
import { locateThemeError } from './theme-error.ts';

interface SiteThemeOptions {
  readonly root: string;
  readonly overrides: Overrides;
  /** The modules with the components of main areas, as the types of collections name them. */
  readonly components: readonly string[];
  /** Folder for the bundle. */
  readonly folder: string;
}

/**
 * Returns the theme with the components of a site, bundled for the server. Throws a `DocsgenError`
 * if it cannot be bundled or loaded.
 */
export async function bundleSiteTheme(options: SiteThemeOptions): Promise<ThemeBundle> {
  const { root, overrides, folder } = options;
  const { code, map, islands, sources } = await bundle(options);
  const hash = hashOf(withoutAddresses(code));
  const file = join(folder, `theme-${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeAtomically(`${file}.map`, map);
  await writeAtomically(file, code);
  const theme = await loadTheme(file).catch(async (error: unknown) => {
    throw new DocsgenError([await locateThemeError(error, { file, root })], { cause: error });
  });
  const mdxComponents = Object.keys(theme.mdxComponents);
  return { file, hash, islands, mdxComponents, exports: Object.keys(theme), overrides, sources };
}

async function bundle({ root, overrides, components, folder }: SiteThemeOptions) {
  const source = join(packageFolder(), 'src');
  const islands = new Map<string, IslandModule>();
  const nameOf = (path: string): string =>
    path.startsWith(source + sep)
      ? parse(path).name
      : `./${relative(root, path).split(sep).join('/')}`.replace(/\.\w+$/, '');
  const server = serverOptions();
  const { outputFiles, metafile } = await build({
    ...server,
    absWorkingDir: root,
    metafile: true,
    stdin: { contents: entryCode(source, overrides, components), resolveDir: source },
    outfile: join(folder, 'theme.mjs'),
    sourcemap: 'external',
    // The paths of modules are in comments. The hash must not depend on the folder of docsgen.
    minifyWhitespace: true,
    banner: { js: requireBanner },
    plugins: [
      ...server.plugins,
      regularFiles(root),
      overridePlugin(overrides),
      siteImports(root),
      islandPlugin({ found: islands, runtime: join(source, 'render', 'island.tsx'), nameOf }),
    ],
  }).catch((error: unknown) => {
    const messages = esbuildErrors(error).map((message) => locate(message, root, overrides));
    throw new DocsgenError(bundleProblems(messages, { root, mdxModules: new Map() }), { cause: error });
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const sorted = new Map([...islands].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const sources = bundledSources(metafile).filter((file) => !resolve(root, file).startsWith(source + sep));
  return { code: textOf('.mjs'), map: textOf('.map'), islands: sorted, sources };
}

function entryCode(source: string, { mdxComponents }: Overrides, components: readonly string[]): string {
  const lines = [
    `export * from './theme/entry.ts';`,
    `export { createIsland } from './render/island.tsx';`,
    mainComponentsCode(components.map((path) => resolve(packageFolder(), path))),
  ];
  if (mdxComponents !== null) {
    lines.push(
      `import * as theme from './theme/entry.ts';`,
      `import own from ${JSON.stringify(mdxComponents)};`,
      `import { siteComponents } from ${JSON.stringify(join(source, 'theme', 'site-components.ts'))};`,
      `export const { markdownComponents, mdxComponents } = siteComponents(theme, own);`,
    );
  }
  return lines.join('\n');
}

/** Returns the code without the addresses of packages, which contain the folder of docsgen. */
function withoutAddresses(code: string): string {
  return [...sharedPackages].reduce((rest, name) => rest.replaceAll(import.meta.resolve(name), name), code);
}

/** Moves a message about a module that stands for a file of the site to that file. */
function locate(message: Message, root: string, overrides: Overrides): Message {
  const [, imported] = /^No matching export in "([^"]*)"/.exec(message.text) ?? [];
  const { location } = message;
  if (!location?.file.startsWith(`${overrideNamespace}:`) && location?.file !== '<stdin>') return message;
  const files = [...overrides.components.values(), ...overrides.slots.values(), ...overrides.navbarItems.values()];
  const all = [...files, ...(overrides.mdxComponents === null ? [] : [overrides.mdxComponents])];
  const file = all.map((each) => relative(root, each).split(sep).join('/')).find((each) => each === imported);
  return file === undefined ? message : { ...message, location: { ...location, file, line: 1, column: 0 } };
}
