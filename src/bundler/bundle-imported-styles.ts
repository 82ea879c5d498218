import { join } from 'node:path';
import { build } from 'esbuild';
import { regularFiles } from '../config/regular-files.ts';
import { DocsgenError, type Problem, settleAll } from '../shared/problem.ts';
import { fileHash } from '../system/hash.ts';
import { stateFolderName } from '../config/state-folder.ts';
import { esbuildErrors } from './broken-modules.ts';
import { browserTargets } from './browsers.ts';
import { bundledSources } from './bundled-sources.ts';
import type { OutputFile } from './output-file.ts';
import { pathFrom } from '../system/path-from.ts';
import { styleLoader } from './style-loader.ts';
import { styleProblems } from './style-problems.ts';
import type { StyleReader } from './style-reader.ts';

/** The style sheets that the text of a page imports, through components and packages. */
export interface PageImports {
  /** Relative to the root, in their order. */
  readonly styles: readonly string[];
  /** The names of the islands, which may load further code in the browser. */
  readonly islands: readonly string[];
}

/** A style sheet that a component of the theme imports, and which pages need it. */
export interface ThemeImport {
  /** Path relative to the output folder. */
  readonly path: string;
  /** A page needs it if it has one of these classes. Empty if all pages need it. */
  readonly classes: readonly string[];
  /** Or if it has one of these islands. */
  readonly islands: readonly string[];
}

/** The style sheets that components import. */
export interface ImportedStyles {
  readonly files: readonly OutputFile[];
  /** Path of the style sheet of a text, relative to the output folder, by the path of its file. */
  readonly pages: ReadonlyMap<string, string>;
  readonly theme: readonly ThemeImport[];
  /** The site's own files in them, relative to its root. */
  readonly sources: readonly string[];
  /** Warnings about rules that browsers will not read as intended. */
  readonly warnings: readonly Problem[];
}

interface ImportedStylesOptions {
  readonly root: string;
  readonly styles: StyleReader;
  /** By the path of the file of each text. */
  readonly pages: ReadonlyMap<string, PageImports>;
  /** The style sheets that the theme imports on the server. */
  readonly theme: readonly string[];
  /** The style sheets that scripts on every page import. */
  readonly scripts: readonly string[];
  /** The style sheets that islands import in the browser, by the name of the island. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** The names of the islands of the theme. */
  readonly themeIslands: readonly string[];
}

/** The layer of the theme's style sheet for what components import: above docsgen's own rules. */
const layer = 'imports';

const none: ImportedStyles = { files: [], pages: new Map(), theme: [], sources: [], warnings: [] };

/**
 * Returns the style sheets that components, islands and packages import. The texts that import the
 * same have the same style sheet; each that the theme imports is one of its own, because only the
 * HTML of a page says which components of the theme are in it. Throws a `DocsgenError` if one
 * cannot be bundled.
 */
export async function bundleImportedStyles(options: ImportedStylesOptions): Promise<ImportedStyles> {
  const { root, styles, pages, theme, scripts, islands, themeIslands } = options;
  const ofIslands = (names: readonly string[]) => names.flatMap((name) => islands[name] ?? []);
  const ofPages = [...pages].map(([page, own]) => [page, unique([...own.styles, ...ofIslands(own.islands)])] as const);
  const ofTheme = unique([...theme, ...scripts, ...ofIslands(themeIslands)]);
  const sets = [...ofPages.map(([, set]) => set), ...ofTheme.map((file) => [file])].filter((set) => set.length > 0);
  if (sets.length === 0) return none;
  const sheets = await bundleSets(sets, root, styles);
  const sheetOf = (set: readonly string[]) => sheets.get(JSON.stringify(set));
  const all = [...sheets.values()];
  return {
    files: all.flatMap(({ path, text, assets }) => [{ path, bytes: Buffer.from(text) }, ...assets]),
    sources: unique(all.flatMap((sheet) => sheet.sources)),
    warnings: all.flatMap((sheet) => sheet.warnings),
    pages: new Map(
      ofPages.flatMap(([page, set]) => (set.length === 0 ? [] : [[page, sheetOf(set)?.path ?? ''] as const])),
    ),
    theme: ofTheme.map((file) => {
      const { path = '', text = '' } = sheetOf([file]) ?? {};
      if (scripts.includes(file)) return { path, classes: [], islands: [] };
      return { path, classes: classesIn(text), islands: themeIslands.filter((name) => islands[name]?.includes(file)) };
    }),
  };
}

function unique(files: readonly string[]): readonly string[] {
  return [...new Set(files)];
}

interface Sheet {
  /** Relative to the output folder. */
  readonly path: string;
  readonly text: string;
  /** The files that it refers to. */
  readonly assets: readonly OutputFile[];
  /** As in `ImportedStyles`. */
  readonly sources: readonly string[];
  readonly warnings: readonly Problem[];
}

/**
 * Bundles a style sheet for each set of files. Returns the sheets by the set as JSON. Each is a
 * bundle of its own: in one of several sheets, esbuild would give the classes of a CSS module that
 * is in two of them different names.
 */
async function bundleSets(sets: readonly (readonly string[])[], root: string, styles: StyleReader) {
  const keys = [...new Map(sets.map((set) => [JSON.stringify(set), set]))];
  return new Map(await settleAll(keys.map(async ([key, set]) => [key, await bundleSet(set, root, styles)] as const)));
}

/** Bundles a style sheet that imports each file of a set in the layer for them. */
async function bundleSet(set: readonly string[], root: string, styles: StyleReader): Promise<Sheet> {
  const contents = set.map((file) => `@import ${JSON.stringify(join(root, file))} layer(${layer});`).join('\n');
  const outdir = join(root, stateFolderName);
  const result = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'css', sourcefile: 'docsgen-imports.css' },
    // No file is written to it.
    outdir,
    entryNames: 'assets/imports',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    write: false,
    metafile: true,
    // The class names of CSS modules are in the scripts, too.
    minifyWhitespace: true,
    minifySyntax: true,
    target: browserTargets,
    logLevel: 'silent',
    plugins: [regularFiles(root), styleLoader(root, styles)],
  }).catch((error: unknown) => {
    throw new DocsgenError(styleProblems(esbuildErrors(error), 'error'), { cause: error });
  });
  const files = result.outputFiles.map(({ path, contents: bytes }) => ({ path: pathFrom(outdir, path), bytes }));
  const text = result.outputFiles.find(({ path }) => path.endsWith('.css'))?.text.trim() ?? '';
  return {
    path: `assets/imports-${fileHash(text).slice(0, 8).toUpperCase()}.css`,
    text,
    assets: files.filter(({ path }) => !path.endsWith('.css')),
    sources: bundledSources(result.metafile).filter((file) => file !== 'docsgen-imports.css'),
    warnings: styleProblems(result.warnings, 'warning'),
  };
}

/** Returns the class names in the selectors of a minified style sheet. */
function classesIn(css: string): readonly string[] {
  const selectors = css
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '')
    // Declarations, and the names of layers.
    .replace(/[\w-]+:[^{};]*(?=[;}])|@layer[^{;]*/g, '');
  const names = selectors.matchAll(/\.((?:[a-z_-]|[^\0-\x7f]|\\.)(?:[\w-]|[^\0-\x7f]|\\.)*)/gi);
  return [...new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))].toSorted();
}
