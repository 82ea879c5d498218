import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Message } from 'esbuild';
import { columnOf } from '../config/column-of.ts';
import type { Config } from '../config/config.ts';
import { regularFiles } from '../config/regular-files.ts';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import type { OutputFile } from './output-file.ts';
import { bundledFile, type BundledText, bundledTexts, type BundleStore, type NoteInputs } from './bundle-store.ts';
import { bundledSources } from './bundled-sources.ts';
import { packageLicenses, type PackageLicense } from './package-licenses.ts';
import { packageFolder } from '../system/package-folder.ts';
import { namedScripts, scriptOptions } from './script-options.ts';

/** The files that a browser loads when a reader searches. */
export interface SearchBundle {
  readonly files: readonly OutputFile[];
  /** Path of the search box's style sheet, relative to the output folder. */
  readonly stylePath: string;
  /** URLs of the search box and of the engine, relative to the other scripts. */
  readonly modules: { readonly box: string; readonly engine: string };
  /**
   * Path of the script for pages that are opened from disk, where modules do not load; null if
   * pages are only served.
   */
  readonly diskPath: string | null;
  /** The packages whose code is in an engine of the site. */
  readonly packages: readonly PackageLicense[];
  /** The site's own files in the bundle, relative to its root. */
  readonly sources: readonly string[];
}

/** The input for the search of a site. */
export type SearchSource = Pick<Config, 'root' | 'file' | 'locate' | 'search' | 'base'>;

/**
 * Returns the search of a site; null for a site without search. Throws a `DocsgenError` if the site
 * has its own engine and it cannot be bundled.
 */
export async function bundleSearch(config: SearchSource, bundles: BundleStore): Promise<SearchBundle | null> {
  if (config.search === null) return null;
  const { engine: own } = config.search;
  const makeEngine = (note?: NoteInputs) => bundleEngine(config, own, note);
  const makeDisk = (note?: NoteInputs) => bundleForDisk(config.root, own, note);
  const ofDisk = own === null ? () => bundles.load('search-on-disk', makeDisk) : makeDisk;
  const [boxTexts, { texts, packages, sources }, styleTexts, diskTexts] = await Promise.all([
    bundles.load('search-box', bundleBox),
    own === null ? bundles.load('search-engine', makeEngine) : makeEngine(),
    bundles.load('search-style', bundleStyle),
    config.base === './' ? ofDisk() : [],
  ]);
  const [box, engine, [style]] = [boxTexts.map(bundledFile), texts.map(bundledFile), styleTexts.map(bundledFile)];
  const disk = diskTexts.map(bundledFile);
  if (!style) throw new Error('The style sheet of the search box came out empty');
  return {
    files: [...box, ...engine, style, ...disk],
    stylePath: style.path,
    modules: { box: address(box), engine: address(engine) },
    diskPath: disk[0]?.path ?? null,
    packages,
    sources,
  };
}

async function bundleBox(note?: NoteInputs): Promise<readonly BundledText[]> {
  const entry = join(packageFolder(), 'src', 'client', 'search', 'create-search-ui.ts');
  const { outputFiles, metafile } = await build({ ...namedScripts, entryPoints: { search: entry }, format: 'esm' });
  note?.(metafile);
  return bundledTexts(outputFiles);
}

interface EngineBundle {
  readonly texts: readonly BundledText[];
  readonly packages: readonly PackageLicense[];
  readonly sources: readonly string[];
}

async function bundleEngine(config: SearchSource, engine: string | null, note?: NoteInputs): Promise<EngineBundle> {
  const own = engine === null ? null : join(config.root, engine);
  if (own !== null && !existsSync(own)) throw new DocsgenError([missingEngine(config, engine ?? '')]);
  const result = await build({
    ...namedScripts,
    absWorkingDir: own === null ? packageFolder() : config.root,
    entryPoints: { 'search-engine': own ?? join(packageFolder(), 'src', 'search', 'create-search.ts') },
    format: 'esm',
    // A part of the engine is for sites with synonyms only.
    splitting: own === null,
    plugins: [regularFiles(config.root)],
  }).catch((error: unknown) => {
    throw new DocsgenError(esbuildMistakes(error, 'The search engine'), { cause: error });
  });
  note?.(result.metafile);
  const exported = Object.values(result.metafile.outputs).flatMap(({ exports }) => exports);
  if (!exported.includes('createSearch')) throw new DocsgenError([noCreateSearch(config, engine ?? '')]);
  const isOwn = own !== null;
  return {
    texts: bundledTexts(result.outputFiles),
    packages: isOwn ? packageLicenses(result.metafile, config.root) : [],
    sources: isOwn ? bundledSources(result.metafile) : [],
  };
}

/** Returns the search as one script that is no module, and reads files that scripts hold. */
async function bundleForDisk(root: string, own: string | null, note?: NoteInputs): Promise<readonly BundledText[]> {
  const source = (path: string) => join(packageFolder(), 'src', path);
  const engine = own === null ? source('search/create-search.ts') : join(root, own);
  const start = source('client/search/start-on-disk.ts');
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    stdin: {
      contents: `import { createSearch } from ${JSON.stringify(engine)};
import { startOnDisk } from ${JSON.stringify(start)};
startOnDisk(createSearch);`,
      resolveDir: packageFolder(),
      sourcefile: 'search-on-disk.js',
    },
    entryNames: 'search-on-disk-[hash]',
    inject: [source('client/search/disk-files.ts')],
    format: 'iife',
    plugins: [regularFiles(root)],
  }).catch((error: unknown) => {
    throw new DocsgenError(esbuildMistakes(error, 'The search engine'), { cause: error });
  });
  note?.(metafile);
  return bundledTexts(outputFiles);
}

async function bundleStyle(note?: NoteInputs): Promise<readonly BundledText[]> {
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    entryPoints: { search: join(packageFolder(), 'src', 'theme', 'styles', 'search-box.css') },
    define: scriptOptions.define,
  });
  note?.(metafile);
  return bundledTexts(outputFiles);
}

function address([entry]: readonly OutputFile[]): string {
  return `./${basename(entry?.path ?? '')}`;
}

function missingEngine(config: SearchSource, engine: string): Problem {
  return asProblem({
    code: 'missing-file',
    title: `\`search.engine\` names \`${engine}\`, which does not exist`,
    hint: "Write the path of a module, relative to the site's folder, such as `./search.ts`.",
    ...placeOf(config),
  });
}

function noCreateSearch(config: SearchSource, engine: string): Problem {
  return asProblem({
    code: 'missing-export',
    title: `\`${engine}\` does not export \`createSearch\``,
    hint: 'Export a function of that name: it gets an address and returns `{ search }`.',
    ...placeOf(config),
  });
}

function placeOf({ file, locate }: SearchSource) {
  return { file, ...locate(['search', 'engine']) };
}

/**
 * Returns the problems for an error of esbuild. `what` names the part of the site, for example `The
 * style sheet`. Throws an error that does not come from esbuild again.
 */
function esbuildMistakes(error: unknown, what: string): readonly Problem[] {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
  const messages: readonly Message[] = error.errors;
  return messages.map(({ text, location }) => {
    const place = location ? { file: location.file, line: location.line, column: columnOf(location) } : {};
    return asProblem({ code: 'invalid-module', title: `${what} cannot be bundled: ${text}`, ...place });
  });
}
