import { mkdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildResult, type Plugin } from 'esbuild';
import { regularFiles } from '../config/regular-files.ts';
import type { PageMetadata, MdxModule } from '../markdown/page/compiled-page.ts';
import { type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import { esbuildErrors, filesInvolved, setAside, sourceFile } from './broken-modules.ts';
import { bundledSources } from './bundled-sources.ts';
import type { ThemeBundle } from './open-theme.ts';
import { hashOf } from '../system/hash.ts';
import { writeAtomically } from '../system/write-atomically.ts';
import { bundleProblems, type BundleSources, loadProblem } from './bundle-problems.ts';
import { checkStaticComponents } from './check-static-components.ts';
import { type IslandModule, islandPlugin } from './islands.ts';
import { serverOptions } from './server-bundle.ts';
import { siteImports } from './site-modules.ts';

/** The JavaScript of a site's `.mdx` pages. */
export interface MdxBundle {
  /** Modules that can be loaded, by the page; both are paths relative to the site's root. */
  readonly mdxModules: ReadonlyMap<string, string>;
  /** The islands of the theme and those that the pages use. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** The files that they import, relative to the site's root. */
  readonly sources: readonly string[];
}

interface BundleMdxModulesOptions {
  readonly root: string;
  /** The site's cache folder. */
  readonly cache: string;
  readonly pages: ReadonlyMap<string, PageMetadata>;
  readonly theme: ThemeBundle;
}

/**
 * Returns the programs of all pages that have one, bundled with what they import. Imports that
 * cannot be found are problems; pages that need what cannot be bundled have no program then, all
 * others have theirs.
 */
export async function bundleMdxModules(options: BundleMdxModulesOptions): Promise<Outcome<MdxBundle>> {
  const { root, cache, pages, theme } = options;
  const mdxModules = new Map(
    [...pages].flatMap(([file, { mdxModule }]) => (mdxModule ? [[file, mdxModule] as const] : [])),
  );
  const nothing = { mdxModules: new Map(), islands: new Map(theme.islands), sources: [] };
  if (mdxModules.size === 0) return { value: nothing, problems: [] };
  const outdir = join(cache, 'pages');
  const { result, islands, broken, problems } = await bundleWithout(new Set(), {
    root,
    outdir,
    mdxModules,
    theme,
    themeExports: theme.exports,
  });
  if (result === null) return { value: nothing, problems };
  const involved = filesInvolved(result.metafile, broken);
  const loaded = await loadMdxModules(result, outdir, { root, mdxModules, involved });
  const whole = [...islands].filter(([, { file }]) => !involved.has(relative(root, file).split(sep).join('/')));
  const sorted = new Map(whole.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const dead = await checkStaticComponents({ root, metafile: result.metafile, mdxModules, broken });
  const sources = bundledSources(result.metafile);
  const value = { mdxModules: loaded.value, islands: sorted, sources };
  return { value, problems: [...problems, ...loaded.problems, ...dead] };
}

interface MdxModuleSources extends BundleSources {
  readonly outdir: string;
  readonly theme: ThemeBundle;
}

/**
 * Bundles all but what is broken. What turns out to be broken as well is told, and left out of
 * another try.
 */
async function bundleWithout(broken: ReadonlySet<string>, sources: MdxModuleSources): Promise<Bundled> {
  const { root, outdir, mdxModules, theme } = sources;
  const islands = new Map(theme.islands);
  const server = serverOptions();
  const names = theme.mdxComponents;
  const plugins = [
    regularFiles(root),
    setAside(root, broken),
    mdxModulePlugin({ root, mdxModules, names }),
    themeModules(theme),
    siteImports(root),
  ];
  // The theme's islands have one word for a name; a path is never that.
  const nameOf = (path: string): string => `./${relative(root, path).split(sep).join('/')}`.replace(/\.\w+$/, '');
  const files = [...mdxModules.keys()].filter((file) => !broken.has(file));
  if (files.length === 0) return { result: null, islands, broken, problems: [] };
  const result = await build({
    ...server,
    absWorkingDir: root,
    // A page that comes or goes must give no other one a new name.
    entryPoints: files.map((file) => ({ in: `${pagePrefix}${file}`, out: `page-${hashOf(file)}` })),
    outdir,
    splitting: true,
    metafile: true,
    sourcemap: 'linked',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    // The site's package may say that its `.js` files are no ES modules.
    outExtension: { '.js': '.mjs' },
    // Packages that are not ES modules look for others by `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    plugins: [...server.plugins, ...plugins, islandPlugin({ found: islands, half: themeModule, nameOf })],
  }).catch(esbuildErrors);
  if ('outputFiles' in result) return { result, islands, broken, problems: [] };
  const problems = bundleProblems(result, sources);
  const found = result.flatMap(({ location }) => (location ? [sourceFile(location.file)] : []));
  const all = new Set([...broken, ...found]);
  if (all.size === broken.size) return { result: null, islands, broken, problems };
  const rest = await bundleWithout(all, sources);
  return { ...rest, problems: uniqueProblems([...problems, ...rest.problems]) };
}

interface Bundled {
  /** Null if nothing can be bundled. */
  readonly result: BuildResult<{ metafile: true; write: false }> | null;
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Files that cannot be bundled, relative to the root. */
  readonly broken: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const pagePrefix = 'docsgen:page/';
const pageNamespace = 'page';
const themeModule = 'docsgen/theme';
const componentsModule = 'docsgen:components';
const aliasPrefix = '@theme/';

interface MdxModulePluginOptions {
  readonly root: string;
  readonly mdxModules: ReadonlyMap<string, MdxModule>;
  /** Of the theme's components. */
  readonly names: readonly string[];
}

function mdxModulePlugin({ root, mdxModules, names }: MdxModulePluginOptions): Plugin {
  return {
    name: 'page-programs',
    setup(build) {
      build.onResolve({ filter: /^docsgen:page\// }, ({ path }) => ({
        path: path.slice(pagePrefix.length),
        namespace: pageNamespace,
      }));
      build.onLoad({ filter: /./, namespace: pageNamespace }, ({ path }) => {
        const mdxModule = mdxModules.get(path);
        const used = mdxModule?.mentions.filter((name) => names.includes(name)) ?? [];
        // Imports hold wherever they stand; at the end they move no line of the page.
        const imports = used.length === 0 ? '' : `\nimport { ${used.join(', ')} } from '${componentsModule}';`;
        return { contents: `${mdxModule?.code}${imports}`, loader: 'jsx', resolveDir: dirname(join(root, path)) };
      });
    },
  };
}

/** In which the modules lie that stand for parts of the theme. */
const themeNamespace = 'theme';

/**
 * The theme is bundled already, and there must be but one: its contexts are told by identity. What
 * is imported of it goes through a module that lists its names, so that one which it lacks is
 * reported where it is written.
 */
function themeModules({ file, exports, mdxComponents: names }: ThemeBundle): Plugin {
  const contentsOf = (path: string): string => {
    if (path === themeModule)
      return `export { ${exports.join(', ')} } from ${JSON.stringify(pathToFileURL(file).href)};`;
    const all = names.map((each) => `export const ${each} = mdxComponents.${each};`);
    const own = path === componentsModule ? all : [`export default mdxComponents.${path.slice(aliasPrefix.length)};`];
    return [`import { mdxComponents } from '${themeModule}';`, ...own].join('\n');
  };
  return {
    name: 'theme-modules',
    setup(build) {
      build.onResolve({ filter: /^file:/ }, ({ path, namespace }) =>
        namespace === themeNamespace ? { path, external: true } : undefined,
      );
      build.onResolve({ filter: /^(?:docsgen\/theme|docsgen:components|@theme\/.*)$/ }, ({ path }) => ({
        path,
        namespace: themeNamespace,
        sideEffects: false,
      }));
      build.onLoad({ filter: /./, namespace: themeNamespace }, ({ path }) => {
        if (path.startsWith(aliasPrefix) && !names.includes(path.slice(aliasPrefix.length))) {
          const notes = [{ text: `Components of the theme: ${names.join(', ')}. They need no import.` }];
          return { errors: [{ text: `Could not import "${path}"`, notes }] };
        }
        return { contents: contentsOf(path) };
      });
    },
  };
}

interface LoadedSources extends BundleSources {
  /** Files that need a broken one. */
  readonly involved: ReadonlySet<string>;
}

async function loadMdxModules(
  { outputFiles, metafile }: BuildResult<{ metafile: true; write: false }>,
  outdir: string,
  { involved, ...sources }: LoadedSources,
): Promise<Outcome<ReadonlyMap<string, string>>> {
  await mkdir(outdir, { recursive: true });
  // Another build may be loading the same file.
  for (const { path, contents } of outputFiles) await writeAtomically(path, contents);
  const loaded = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    const file = entryPoint?.slice(`${pageNamespace}:`.length);
    if (file === undefined || involved.has(file)) continue;
    try {
      // Where it is loaded again to print the page, nobody could say what is wrong with it.
      await import(pathToFileURL(join(sources.root, output)).href);
      loaded.set(file, output);
    } catch (error) {
      problems.push(await loadProblem(error, { file, folder: outdir, ...sources }));
    }
  }
  return { value: loaded, problems };
}
