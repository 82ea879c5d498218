import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { DocsgenError } from '../shared/problem.ts';
import type { OutputFile } from './output-file.ts';
import { esbuildErrors } from './broken-modules.ts';
import { bundleProblems } from './bundle-problems.ts';
import { bundledFile, type BundledText, bundledTexts, type BundleStore, type NoteInputs } from './bundle-store.ts';
import type { SearchBundle } from './bundle-search.ts';
import type { Overrides } from './find-overrides.ts';
import { type IslandModule, islandRegistry } from './islands.ts';
import { overridePlugin } from './override-plugin.ts';
import { packageFolder } from '../system/package-folder.ts';
import { packageLicenses, type PackageLicense } from './package-licenses.ts';
import { namedScripts, scriptOptions } from './script-options.ts';
import { bundleStyledScript } from './bundle-styled-script.ts';
import { findImports } from './find-imports.ts';
import { pathFrom } from '../system/path-from.ts';
import { siteModules, siteNamespace } from './site-modules.ts';
import { styleModules } from './style-modules.ts';
import type { StyleReader } from './style-reader.ts';

/** The scripts of a site. */
export interface Scripts {
  readonly files: readonly OutputFile[];
  /** The packages whose code is in the islands, React among them. */
  readonly packages: readonly PackageLicense[];
  /** The style sheets that islands import, relative to the root, by the name of the island. */
  readonly islandStyles: Readonly<Record<string, readonly string[]>>;
  /** Path of the early script, relative to the output folder. */
  readonly earlyPath: string;
  /** The inline script. */
  readonly prepaint: string;
  /** Hash of the inline script, `'sha256-…'`, as a Content-Security-Policy lists it. */
  readonly prepaintHash: string;
}

/** Choices of the reader that the inline script restores. */
export interface PrepaintOptions {
  /** Id of the announcement; null if there is none that readers may dismiss. */
  readonly announcementId: string | null;
  /**
   * The announcements of which the script chooses: id, and when each is shown, or empty texts.
   * Default: none.
   */
  readonly announcements?: readonly (readonly [id: string, from: string, to: string])[];
  readonly hasColorSwitch: boolean;
  /** The mode of the operating system is one of the choices. Default: false. */
  readonly isThreeState?: boolean;
  /** Readers can hide the sidebar. Default: false. */
  readonly hidesSidebar?: boolean;
  /** The color mode of readers who have not chosen one, if the mode can follow the system. */
  readonly followed: 'light' | 'dark' | 'system' | null;
}

/** The input for the scripts of a site. */
export interface ScriptsSource {
  readonly root: string;
  readonly prepaint: PrepaintOptions;
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** The files that change the theme; null if the theme is docsgen's own. */
  readonly overrides: Overrides | null;
  readonly styles: StyleReader;
  readonly search: Pick<SearchBundle, 'modules'> | null;
}

/**
 * The modules that the late script loads on pages that need them. It knows their addresses by their
 * names: `TABS_MODULE`.
 */
const pageModules: readonly { readonly name: string; readonly file: string; readonly hasStyles?: boolean }[] = [
  { name: 'tabs', file: join('tabs', 'tabs.ts') },
  { name: 'sortable', file: join('tables', 'sortable.ts') },
  { name: 'dock', file: join('dock', 'dock.ts'), hasStyles: true },
  { name: 'language-hint', file: join('languages', 'language-hint.ts'), hasStyles: true },
  { name: 'conversation', file: join('conversation', 'conversation.ts') },
  { name: 'forward', file: join('forward', 'forward.ts') },
];

/**
 * Returns the scripts of a site: the inline script, the early script, and the modules that it loads
 * when they are needed.
 */
export async function bundleScripts(source: ScriptsSource, bundles: BundleStore): Promise<Scripts> {
  const { search, overrides } = source;
  // The key of a prebuilt bundle contains only file names, and the site's own files may change. So
  // only the theme's islands are taken from it.
  const islands = [...source.islands.values()].map((each) => ({ ...each, file: pathInPackage(each.file) }));
  const isPrebuilt = overrides === null && islands.every(({ file }) => file.startsWith('src/'));
  const makeIslands = (note?: NoteInputs) => bundleIslands(source, note);
  const react = await (isPrebuilt ? bundles.load(`islands ${JSON.stringify(islands)}`, makeIslands) : makeIslands());
  // File names contain a hash of the content, so the modules are bundled first. Each script then
  // gets the names of the modules that it loads.
  const modules: BundledText[] = [];
  const moduleNames: Record<string, string> = {};
  for (const { name, file, hasStyles = false } of pageModules) {
    const bundled = await bundles.load(name, (note) =>
      hasStyles ? bundleStyledScript(file, note) : bundleScript(name, { file, names: {} }, note),
    );
    modules.push(...bundled);
    moduleNames[`${name.toUpperCase().replaceAll('-', '_')}_MODULE`] = JSON.stringify(address(bundled[0]?.name ?? ''));
  }
  const lateNames = {
    ...moduleNames,
    HYDRATE_MODULE: JSON.stringify(react.hydrate),
    ISLAND_MODULES: JSON.stringify(react.modules),
    SEARCH_MODULES: JSON.stringify(search?.modules ?? null),
  };
  const makeLate = (note?: NoteInputs) => bundleScript('late', { file: 'late.ts', names: lateNames }, note);
  const late = await bundles.load(`late ${JSON.stringify(lateNames)}`, makeLate);
  const earlyNames = {
    LATE_MODULE: JSON.stringify(address(late[0]?.name ?? '')),
  };
  const makeEarly = (note?: NoteInputs) => bundleScript('early', { file: 'early.ts', names: earlyNames }, note);
  const early = await bundles.load(`early ${JSON.stringify(earlyNames)}`, makeEarly);
  const makePrepaint = (note?: NoteInputs) => bundlePrepaint(source.prepaint, note);
  const prepaint = await bundles.load(`prepaint ${JSON.stringify(source.prepaint)}`, makePrepaint);
  const files = [...early, ...late, ...modules, ...react.files].map(bundledFile);
  return {
    files,
    packages: react.packages,
    islandStyles: react.styles,
    earlyPath: files[0]?.path ?? '',
    prepaint,
    prepaintHash: `'sha256-${createHash('sha256').update(prepaint).digest('base64')}'`,
  };
}

function pathInPackage(file: string): string {
  return pathFrom(packageFolder(), file);
}

const client = join(packageFolder(), 'src', 'client');

interface IslandBundle {
  readonly files: readonly BundledText[];
  readonly packages: readonly PackageLicense[];
  /** URL of the module that hydrates, relative to the scripts. */
  readonly hydrate: string;
  /** URLs of all modules that each island needs, by the island's name. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** As `Scripts.islandStyles`. */
  readonly styles: Scripts['islandStyles'];
}

/** The input for the islands of a site. */
export type IslandsSource = Pick<ScriptsSource, 'root' | 'islands' | 'overrides' | 'styles'>;

/** Returns the esbuild options for the islands of a site with React. */
export function islandOptions({ root, islands, overrides, styles }: IslandsSource) {
  return {
    ...namedScripts,
    entryPoints: { hydrate: join(client, 'islands', 'hydrate.tsx') },
    format: 'esm',
    splitting: true,
    plugins: [
      islandRegistry(islands),
      ...(overrides === null ? [] : [overridePlugin(root, overrides)]),
      styleModules(root, styles, siteNamespace),
      siteModules(root, overrides?.folders ?? []),
    ],
  } satisfies BuildOptions;
}

async function bundleIslands(source: IslandsSource, note?: NoteInputs): Promise<IslandBundle> {
  const { outputFiles, metafile } = await build(islandOptions(source)).catch((error: unknown) => {
    const { root } = source;
    throw new DocsgenError(bundleProblems(esbuildErrors(error), { root, mdxModules: new Map() }), { cause: error });
  });
  note?.(metafile);
  return {
    files: bundledTexts(outputFiles),
    packages: packageLicenses(metafile, packageFolder()),
    ...islandModules(metafile, source.islands),
    styles: stylesOf(metafile, source),
  };
}

/** Returns the style sheets that each island imports, also those of code that it loads later. */
function stylesOf(metafile: Metafile, { root, islands }: IslandsSource): Scripts['islandStyles'] {
  const fileOf = (input: string) =>
    input.startsWith(`${siteNamespace}:`)
      ? input.slice(siteNamespace.length + 1)
      : pathFrom(root, resolve(packageFolder(), input));
  const inputs = new Map(Object.keys(metafile.inputs).map((input) => [fileOf(input), input]));
  const found = [...islands.values()].map(({ name, file }) => {
    const { styles } = findImports(metafile, inputs.get(pathFrom(root, realpathSync(file))) ?? '');
    return [name, styles.map(fileOf)] as const;
  });
  return Object.fromEntries(found.filter(([, styles]) => styles.length > 0));
}

/**
 * Bundles one script. `names` gives it the names of other scripts. The early script is not an ES
 * module: a browser that opens the site from disk would refuse to load one, and the script could
 * not tell the reader.
 */
async function bundleScript(
  name: string,
  { file, names }: { readonly file: string; readonly names: Readonly<Record<string, string>> },
  note?: NoteInputs,
): Promise<readonly BundledText[]> {
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    entryPoints: { [name]: join(client, file) },
    format: name === 'early' ? 'iife' : 'esm',
    define: { ...scriptOptions.define, ...names },
  });
  note?.(metafile);
  return bundledTexts(outputFiles);
}

/**
 * Returns the URL of the module that hydrates, and those of all modules that each island needs,
 * relative to the scripts.
 */
function islandModules({ outputs }: Metafile, islands: ReadonlyMap<string, IslandModule>) {
  const find = (file: string) => {
    const found = Object.entries(outputs).find(
      ([, { entryPoint }]) =>
        entryPoint !== undefined && file.endsWith(`/${entryPoint.replace(/^(?:site:)?(?:\.\.\/)*/, '')}`),
    );
    if (!found) throw new Error(`${file} is in no bundle`);
    return found[0];
  };
  const needs = (output: string): readonly string[] => {
    const imports =
      outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path) ?? [];
    return [output, ...imports.flatMap(needs)];
  };
  const hydrate = find('/src/client/islands/hydrate.tsx');
  const modules = [...islands.values()].map(({ name, file }) => [
    name,
    [...new Set([...needs(hydrate), ...needs(find(file))])].map(address),
  ]);
  return { hydrate: address(hydrate), modules: Object.fromEntries(modules) };
}

function address(output: string): string {
  return `./${basename(output)}`;
}

async function bundlePrepaint(options: PrepaintOptions, note?: NoteInputs): Promise<string> {
  const {
    announcementId,
    announcements = null,
    hasColorSwitch,
    isThreeState = false,
    hidesSidebar = false,
    followed,
  } = options;
  const both = `'use strict';import './prepaint.ts';import './prepaint-options.ts';`;
  const result = await build({
    ...scriptOptions,
    ...(announcements === null && !hidesSidebar
      ? { entryPoints: [join(client, 'prepaint.ts')] }
      : { stdin: { contents: both, resolveDir: client } }),
    format: 'iife',
    define: {
      ...scriptOptions.define,
      ANNOUNCEMENT_ID: JSON.stringify(announcementId),
      ANNOUNCEMENTS: JSON.stringify(announcements),
      HAS_COLOR_SWITCH: JSON.stringify(hasColorSwitch),
      FOLLOWS_SYSTEM: JSON.stringify(followed !== null),
      IS_THREE_STATE: JSON.stringify(isThreeState),
      HIDES_SIDEBAR: JSON.stringify(hidesSidebar),
      COLOR_DEFAULT: JSON.stringify(followed),
    },
  });
  note?.(result.metafile);
  return (result.outputFiles[0]?.text ?? '').trim();
}
