import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { regularFiles } from '../config/regular-files.ts';
import type { PageMetadata, MdxModule } from '../markdown/page/compiled-page.ts';
import { splitRef } from '../shared/ref-path.ts';
import { type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import { esbuildErrors, filesInvolved, emptyBrokenModules, sourceFile } from './broken-modules.ts';
import { bundledSources } from './bundled-sources.ts';
import type { ThemeBundle } from './open-theme.ts';
import { hashOf } from '../system/hash.ts';
import { writeAtomically } from '../system/write-atomically.ts';
import { bundleProblems, type BundleSources, loadProblem } from './bundle-problems.ts';
import { checkStaticComponents } from './check-static-components.ts';
import type { PageImports } from './bundle-imported-styles.ts';
import { findImports } from './find-imports.ts';
import { answerEffects } from './island-effects.ts';
import { type IslandModule, islandPlugins } from './islands.ts';
import { missingFolders } from './missing-folders.ts';
import { requireBanner, serverOptions } from './server-bundle.ts';
import { siteImports } from './site-modules.ts';
import { styleModules } from './style-modules.ts';
import type { StyleReader } from './style-reader.ts';
import { pathFrom } from '../system/path-from.ts';

/** The JavaScript of a site's `.mdx` pages. */
export interface MdxBundle {
  /** Bundled modules that can be loaded, by page. Both are paths relative to the site's root. */
  readonly mdxModules: ReadonlyMap<string, string>;
  /** The islands of the theme and of the pages. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** What pages import for which they need a style sheet, by page. */
  readonly imports: ReadonlyMap<string, PageImports>;
  /** The files that pages and islands import, relative to the site's root. */
  readonly sources: readonly string[];
}

interface BundleMdxModulesOptions {
  readonly root: string;
  /** The site's cache folder. */
  readonly cache: string;
  readonly pages: ReadonlyMap<string, PageMetadata>;
  readonly theme: ThemeBundle;
  readonly styles: StyleReader;
}

/**
 * Returns the MDX modules of all pages that have one, bundled with what they import. Imports that
 * cannot be resolved are problems. Pages that need a broken file get no module; all others do.
 */
export async function bundleMdxModules(options: BundleMdxModulesOptions): Promise<Outcome<MdxBundle>> {
  const { root, cache, pages, theme, styles } = options;
  const mdxModules = new Map(
    [...pages].flatMap(([file, { mdxModule }]) => (mdxModule ? [[file, mdxModule] as const] : [])),
  );
  const nothing = { mdxModules: new Map(), islands: new Map(theme.islands), imports: new Map(), sources: [] };
  if (mdxModules.size === 0) return { value: nothing, problems: [] };
  const outdir = join(cache, 'pages');
  const { result, islands, broken, problems } = await bundleWithout(new Set(), {
    root,
    outdir,
    mdxModules,
    theme,
    styles,
    themeExports: theme.exports,
  });
  if (result === null) return { value: nothing, problems };
  const involved = filesInvolved(result.metafile, broken);
  const answer = await answerEffects({ root, metafile: result.metafile, islands });
  const loaded = await loadMdxModules(result, outdir, { root, mdxModules, involved, answer });
  const whole = [...islands].filter(([, { file }]) => !involved.has(pathFrom(root, file)));
  const sorted = new Map(whole.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const dead = await checkStaticComponents({ root, metafile: result.metafile, mdxModules, broken });
  const sources = bundledSources(result.metafile);
  const imports = importsOf(result.metafile, mdxModules.keys(), { root, islands: sorted });
  const value = { mdxModules: loaded.value, islands: sorted, imports, sources };
  return { value, problems: [...problems, ...loaded.problems, ...dead] };
}

/** Returns what each page imports for which it needs a style sheet; nothing for most pages. */
function importsOf(
  metafile: Metafile,
  pages: Iterable<string>,
  { root, islands }: Pick<MdxBundle, 'islands'> & { readonly root: string },
): MdxBundle['imports'] {
  const namesOf = (file: string) => [...islands.values()].flatMap((each) => (each.file === file ? [each.name] : []));
  return new Map(
    [...pages].flatMap((page) => {
      const found = findImports(metafile, `${pageNamespace}:${page}`);
      const names = found.islands.flatMap((file) => namesOf(join(root, file)));
      return found.styles.length + names.length === 0
        ? []
        : [[page, { styles: found.styles, islands: names }] as const];
    }),
  );
}

interface MdxModuleSources extends BundleSources {
  readonly outdir: string;
  readonly styles: StyleReader;
  readonly theme: ThemeBundle;
}

/**
 * Bundles all pages without the broken files. If more files turn out to be broken, reports them and
 * tries again without them.
 */
async function bundleWithout(broken: ReadonlySet<string>, sources: MdxModuleSources): Promise<Bundled> {
  const { root, outdir, mdxModules, theme, styles } = sources;
  const islands = new Map(theme.islands);
  const server = serverOptions();
  const names = theme.mdxComponents;
  // The theme's islands have a single word as their name, which never equals a path.
  const nameOf = (path: string): string => `./${pathFrom(root, path)}`.replace(/\.\w+$/, '');
  const { pluginFolders } = theme;
  const island = islandPlugins({ found: islands, runtime: themeModule, nameOf, pluginFolders });
  const plugins = [
    island.first,
    regularFiles(root),
    emptyBrokenModules(root, broken),
    mdxModulePlugin({ root, mdxModules, names }),
    missingFolders(),
    themeModules(theme),
    siteImports(root),
    styleModules(root, styles),
    island.last,
  ];
  const files = [...mdxModules.keys()].filter((file) => !broken.has(file));
  if (files.length === 0) return { result: null, islands, broken, problems: [] };
  const result = await build({
    ...server,
    absWorkingDir: root,
    // The name must depend on this page only, so that another page does not change it.
    entryPoints: files.map((file) => ({ in: `${pagePrefix}${file}`, out: `page-${hashOf(file)}` })),
    outdir,
    splitting: true,
    metafile: true,
    sourcemap: 'linked',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    // `.mjs`, because the site's `package.json` may declare `.js` files as CommonJS.
    outExtension: { '.js': '.mjs' },
    banner: { js: requireBanner },
    plugins: [...server.plugins, ...plugins],
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
  /** Null if no page can be bundled. */
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
  /** Names of the theme's components. */
  readonly names: readonly string[];
}

function mdxModulePlugin({ root, mdxModules, names }: MdxModulePluginOptions): Plugin {
  return {
    name: 'mdx-modules',
    setup(build) {
      build.onResolve({ filter: /^docsgen:page\// }, ({ path }) => ({
        path: path.slice(pagePrefix.length),
        namespace: pageNamespace,
      }));
      build.onResolve({ filter: /^docsgen:page-file$/, namespace: pageNamespace }, ({ importer }) => ({
        path: join(root, importer),
      }));
      build.onLoad({ filter: /./, namespace: pageNamespace }, ({ path }) => {
        const mdxModule = mdxModules.get(path);
        const used = mdxModule?.mentions.filter((name) => names.includes(name)) ?? [];
        // Imports are hoisted. At the end they do not change the line numbers of the page.
        const imports = used.length === 0 ? '' : `\nimport { ${used.join(', ')} } from '${componentsModule}';`;
        return {
          contents: `${mdxModule?.code}${imports}`,
          loader: 'jsx',
          resolveDir: dirname(join(root, splitRef(path).path)),
        };
      });
    },
  };
}

/** Namespace of the modules that stand for parts of the theme. */
const themeNamespace = 'theme';

/**
 * Resolves imports of the theme. The theme is already bundled, and must be loaded only once,
 * because React compares its contexts by identity. Each import goes through a module that lists the
 * theme's names, so that a missing name is reported where it is imported.
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
  /** Files that import a broken file. */
  readonly involved: ReadonlySet<string>;
  /** Returns the code of the bundle as it is to be written. */
  readonly answer: (code: string) => string;
}

async function loadMdxModules(
  { outputFiles, metafile }: BuildResult<{ metafile: true; write: false }>,
  outdir: string,
  { involved, answer, ...sources }: LoadedSources,
): Promise<Outcome<ReadonlyMap<string, string>>> {
  await mkdir(outdir, { recursive: true });
  // The write is atomic, since another build may be loading the same file.
  for (const { path, contents, text } of outputFiles) {
    await writeAtomically(path, path.endsWith('.mjs') ? answer(text) : contents);
  }
  const loaded = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    // What an island imports dynamically is an output of its own, too.
    if (!entryPoint?.startsWith(`${pageNamespace}:`)) continue;
    const file = entryPoint.slice(`${pageNamespace}:`.length);
    if (involved.has(file)) continue;
    try {
      // Load each module here, because an error can still be mapped to its source. When the page is
      // rendered, that is not possible.
      await import(pathToFileURL(join(sources.root, output)).href);
      loaded.set(file, output);
    } catch (error) {
      problems.push(loadProblem(error, { file, folder: outdir, metafile, entry: entryPoint, ...sources }));
    }
  }
  return { value: loaded, problems };
}
