import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Message } from 'esbuild';
import { nearest } from '../config/nearest.ts';
import { explainThrown } from '../render/content-error.ts';
import { type Problem, uniqueProblems } from '../shared/problem.ts';

/** Returns what esbuild says is wrong with the pages and components of a site; throws again what it does not say. */
export function bundleProblems(error: unknown, root: string): readonly Problem[] {
  const messages: readonly Message[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  if (messages.length === 0) throw error;
  return uniqueProblems(messages.map((message) => toProblem(message, root)));
}

function toProblem({ text, notes, location }: Message, root: string): Problem {
  const place = location ? { file: sourceFile(location.file), line: location.line, column: location.column + 1 } : {};
  const [, imported] = /^Could not (?:resolve|import) "(.*)"$/.exec(text) ?? [];
  if (imported === undefined || place.file === undefined) {
    return { severity: 'error', ...explainSyntax(text.replaceAll(`${root}${sep}`, '')), ...place };
  }
  const hint = text.startsWith('Could not import') ? notes[0]?.text : importHint(imported, place.file, root);
  const title = text.startsWith('Could not import')
    ? `\`${imported}\` cannot be imported`
    : `The import \`${imported}\` leads to no file`;
  return { severity: 'error', title, hint, ...place };
}

function explainSyntax(text: string): Pick<Problem, 'title' | 'hint'> {
  const [, imported, name] = /^No matching export in "([^"]*)" for import "([^"]*)"$/.exec(text) ?? [];
  if (imported !== undefined) {
    const hint =
      name === 'default'
        ? 'Import it by name, `import { Name } from`, or export it by `export default`.'
        : `Export it there, or import another name.`;
    const what = name === 'default' ? 'nothing by default' : `no \`${name}\``;
    return { title: `${imported} exports ${what}`, hint };
  }
  const [, repeated] = /^(?:The symbol|Multiple exports with the same name) "(.*?)"/.exec(text) ?? [];
  if (repeated !== undefined) {
    return { title: `The name \`${repeated}\` is declared twice`, hint: 'Give one of the two another name.' };
  }
  return { title: text, hint: 'Mend the syntax; often a bracket, a quote or a comma is missing just before.' };
}

/** Paths of pages carry the name of their namespace. */
function sourceFile(file: string): string {
  return file
    .replace(/^[\w-]+:/, '')
    .split(sep)
    .join('/');
}

function importHint(imported: string, importer: string, root: string): string {
  const isAlias = imported.startsWith('@site/');
  if (!isAlias && !imported.startsWith('.'))
    return 'Install the package in the folder of the site, or correct its name.';
  const target = isAlias ? join(root, imported.slice('@site/'.length)) : resolve(root, dirname(importer), imported);
  const from = isAlias
    ? '`@site/` is the folder of the site'
    : 'The path starts from the folder of the file that imports';
  const names = filesIn(dirname(target));
  if (names === null || names.length === 0)
    return `${from}; there is no component in ${relative(root, dirname(target)).split(sep).join('/')}/.`;
  const nameOf = (file: string): string => file.replace(/\.\w+$/, '');
  const near = nearest(nameOf(basename(target)), names.map(nameOf));
  const meant = near === null ? '' : `Did you mean \`${names.find((name) => nameOf(name) === near)}\`? `;
  return `${meant}${from}. Files there: ${names.join(', ')}.`;
}

function filesIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[mc]?[jt]sx?|json)$/.test(entry.name))
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return null;
  }
}

interface LoadedPage {
  /** Relative to the site's root. */
  readonly file: string;
  /** In which the bundle lies. */
  readonly folder: string;
  readonly root: string;
}

/** Returns what has gone wrong when a page's program was loaded, with the place where it was written. */
export async function loadProblem(error: unknown, { file, folder, root }: LoadedPage): Promise<Problem> {
  const found = await placeInSource(error, folder, root);
  const { message, hint, line, column } = explainThrown(error, 'The code', found ?? { line: 1, column: 1 });
  return { severity: 'error', title: message, hint, file: found?.file ?? file, ...(found ? { line, column } : {}) };
}

async function placeInSource(error: unknown, folder: string, root: string) {
  const [, output, line, column] =
    /([\w-]+\.js):(\d+):(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  if (output === undefined) return null;
  const map = new TraceMap(await readFile(join(folder, `${output}.map`), 'utf8'));
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (found.source === null) return null;
  const isPage = /^[\w-]+:/.test(found.source);
  const source = isPage ? sourceFile(found.source) : relative(root, resolve(folder, found.source)).split(sep).join('/');
  return { file: source, line: found.line, column: found.column + 1 };
}
