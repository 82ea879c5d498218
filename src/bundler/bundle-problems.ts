import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import { columnOf } from '../config/column-of.ts';
import { isConflictMessage, withoutFollowing } from '../config/conflict-messages.ts';
import { pageFormat } from '../content/page-file.ts';
import { nearest, suggest } from '../shared/nearest.ts';
import { conflictMessage } from '../shared/merge-conflict.ts';
import type { MdxModule } from '../markdown/page/compiled-page.ts';
import { explainThrown } from '../render/content-error.ts';
import { asProblem, type Problem, uniqueProblems } from '../shared/problem.ts';
import { sourceFile } from './broken-modules.ts';
import { mdxModulePlace } from './mdx-module-place.ts';
import { importChain, packageFailure, packageOf } from './package-failure.ts';
import { stylePattern } from './style-reader.ts';
import { thrownPosition } from './thrown-position.ts';
import { pathFrom } from '../system/path-from.ts';

/** The sources that positions in a bundle are mapped to. */
export interface BundleSources {
  readonly root: string;
  /** MDX modules, by the page's path relative to the site's root. */
  readonly mdxModules: ReadonlyMap<string, MdxModule>;
  /** Names of all exports of `docsgen/theme`, where it is a module of its own. */
  readonly themeExports?: readonly string[];
}

/** Returns the problems for esbuild's messages about the pages and components of a site. */
export function bundleProblems(messages: readonly Message[], sources: BundleSources): readonly Problem[] {
  return uniqueProblems(withoutFollowing(messages).map((message) => toProblem(message, sources)));
}

function toProblem(message: Message, sources: BundleSources): Problem {
  const { text, notes, location } = message;
  const { root, themeExports = [] } = sources;
  const importer = location && sourceFile(location.file);
  const place = location ? placeOf({ ...location, column: columnOf(location) }, sources) : {};
  if (isConflictMessage(message)) return { ...place, ...conflictMessage };
  const [, imported] = /^Could not (?:resolve|import) "(.*)"$/.exec(text) ?? [];
  if (imported === undefined || importer === null) {
    return asProblem({ ...explainSyntax(text.replaceAll(`${root}${sep}`, ''), themeExports), ...place });
  }
  const hint = text.startsWith('Could not import') ? notes[0]?.text : importHint(imported, importer, root);
  const title = text.startsWith('Could not import')
    ? `\`${imported}\` cannot be imported`
    : isPackage(imported)
      ? `The package \`${imported}\` was not found`
      : `The import \`${imported}\` points to a missing file`;
  return asProblem({ code: 'unresolved-import', title, hint, ...place });
}

/** The modules of the theme, by the end of their names in messages. */
const themeModules = [
  ['theme:docsgen/theme', 'docsgen/theme'],
  ['src/theme/entry.ts', 'docsgen/theme'],
  ['theme-override:original', 'docsgen/theme/original'],
] as const;

function explainSyntax(text: string, themeExports: readonly string[]): Pick<Problem, 'code' | 'title' | 'hint'> {
  const [, imported, name = ''] = /^No matching export in "([^"]*)" for import "([^"]*)"$/.exec(text) ?? [];
  const [, module] = themeModules.find(([path]) => imported?.replace(/(?<=:original)-\d+$/, '').endsWith(path)) ?? [];
  if (module !== undefined) {
    // The other names are internal.
    const names = themeExports.filter((each) => /^(?:[A-Z]|use)/.test(each));
    const isDefault = name === 'default';
    const what = isDefault ? 'nothing by default' : `no \`${name}\``;
    const hint = isDefault ? 'Import a component by its name, `import { Card } from`.' : suggest(name, names, 'names');
    return { code: 'missing-export', title: `\`${module}\` exports ${what}`, hint };
  }
  if (imported !== undefined && name === 'default' && stylePattern.test(imported)) {
    const title = `${imported} has no class names to import`;
    const hint =
      'Write only `import` and its path, or give the file the extension `.module.css`: then it is a CSS module.';
    return { code: 'missing-export', title, hint };
  }
  if (imported !== undefined) {
    const hint =
      name === 'default'
        ? 'Import it by name, `import { Name } from`, or export it by `export default`.'
        : `Export it there, or import another name.`;
    const what = name === 'default' ? 'nothing by default' : `no \`${name}\``;
    return { code: 'missing-export', title: `${imported} exports ${what}`, hint };
  }
  const [, repeated] = /^(?:The symbol|Multiple exports with the same name) "(.*?)"/.exec(text) ?? [];
  if (repeated !== undefined) {
    const title = `The name \`${repeated}\` is declared twice`;
    return { code: 'invalid-module', title, hint: 'Give one of them another name.' };
  }
  const hint = 'Fix the syntax; often a bracket, a quote or a comma is missing just before.';
  return { code: 'invalid-module', title: text, hint };
}

interface BundlePlace {
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

function placeOf({ file, line, column }: BundlePlace, { mdxModules }: BundleSources) {
  const source = sourceFile(file);
  // A component page is a file beside its module, which esbuild names with a namespace.
  const mdxModule = pageFormat(source) === 'component' ? undefined : mdxModules.get(source);
  return mdxModule ? mdxModulePlace(source, mdxModule, { line, column }) : { file: source, line, column };
}

const siteAlias = '@site/';

function isPackage(imported: string): boolean {
  return !imported.startsWith(siteAlias) && !/^[./]/.test(imported);
}

function importHint(imported: string, importer: string, root: string): string {
  const isAlias = imported.startsWith(siteAlias);
  if (isPackage(imported)) return "Install the package in the site's folder, or correct its name.";
  const target = isAlias ? join(root, imported.slice(siteAlias.length)) : resolve(root, dirname(importer), imported);
  const from = isAlias
    ? "`@site/` is the site's folder"
    : 'The path is relative to the folder of the file with the import';
  const isStyle = stylePattern.test(imported);
  const names = filesIn(dirname(target), isStyle ? stylePattern : modulePattern);
  if (names === null || names.length === 0)
    return `${from}; there is no ${isStyle ? 'style sheet' : 'component'} in ${pathFrom(root, dirname(target))}/.`;
  const nameOf = (file: string): string => file.replace(/\.\w+$/, '');
  const near = nearest(nameOf(basename(target)), names.map(nameOf));
  const meant = near === null ? '' : `Did you mean \`${names.find((name) => nameOf(name) === near)}\`? `;
  return `${meant}${from}. Files there: ${names.join(', ')}.`;
}

const modulePattern = /\.(?:[mc]?[jt]sx?|json)$/;

function filesIn(folder: string, pattern: RegExp): readonly string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return null;
  }
}

interface LoadedPage extends BundleSources {
  readonly metafile: Metafile;
  /** The input of the bundle that is the page. */
  readonly entry: string;
  /** Relative to the site's root. */
  readonly file: string;
  /** Folder of the bundle. */
  readonly folder: string;
}

/**
 * Returns the problem for an error that was thrown when an MDX module was loaded, with the position
 * in its source.
 */
export function loadProblem(error: unknown, { file, folder, metafile, entry, ...sources }: LoadedPage): Problem {
  const { root } = sources;
  const thrown = thrownPosition(error, folder, root);
  const name = thrown && packageOf(thrown.file);
  const chain = name && importChain(metafile, entry, name);
  if (chain) return { file, ...packageFailure({ root, error, page: file, chain, isLoading: true }) };
  const found = thrown && placeOf(thrown, sources);
  const { code, message, hint } = explainThrown(error, 'The code', { line: 1, column: 1 });
  return asProblem({ code, title: message, hint, file, ...found });
}
