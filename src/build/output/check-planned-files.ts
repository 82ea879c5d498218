import { join } from 'node:path';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import { longestName, longPart } from '../../site/graph/long-names.ts';
import { findNestedPaths, nestedText } from '../../site/graph/nested-paths.ts';
import { isReserved } from './own-files.ts';
import type { FileWriter } from '../../plugins/hooks/make-plugin-files.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';

/** A file that an output will have. */
export interface PlannedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Source file relative to the site's root; null for a file that docsgen or a plugin makes. */
  readonly source: string | null;
  /** The file is copied unchanged, to the path that its author gave it. */
  readonly isStatic?: true;
  /** The plugin that writes the file. */
  readonly writer?: FileWriter;
  /** As in `GeneratedFile`. */
  readonly optOut?: string | undefined;
}

/** Maximum length of a path in bytes, with the terminating zero. */
const longestPath = process.platform === 'darwin' ? 1024 : 4096;

/** Throws a `DocsgenError` with one problem for each file that cannot be published. */
export function checkPlannedFiles(files: readonly PlannedFile[], out: string): void {
  const problems = findUnpublishable(files, out);
  if (problems.length > 0) throw new DocsgenError(problems);
}

/**
 * Returns a problem for each file that cannot be published because its name is too long or because
 * another file needs the same path. `out` is the output folder.
 */
export function findUnpublishable(files: readonly PlannedFile[], out: string): readonly Problem[] {
  return [
    ...files.flatMap((file) => checkName(file, out)),
    ...sharedPaths(files),
    ...replacedPaths(files),
    ...findNestedPaths(files.map((file) => ({ ...file, name: nameOf(file) }))).map(({ outer, inner }) =>
      problem('output-conflict', outer.source === null && !outer.writer ? inner : outer, nestedText(outer, inner)),
    ),
  ];
}

function checkName(file: PlannedFile, out: string): readonly Problem[] {
  const { path } = file;
  if (isReserved(path)) {
    return [
      problem('output-conflict', file, `${nameOf(file)} has a name that docsgen reserves for itself in the output`),
    ];
  }
  const tooLong = (need: string) => [problem('path-too-long', file, `${nameOf(file)} needs ${need}`)];
  const part = longPart(path);
  if (part !== null)
    return tooLong(`a name of ${Buffer.byteLength(part)} bytes, and a file or folder may have ${longestName}`);
  const size = Buffer.byteLength(join(out, path)) + 1;
  return size > longestPath ? tooLong(`a path of ${size} bytes, and this system allows ${longestPath}`) : [];
}

/**
 * Finds static files that have the path of a file that docsgen generates. Two pictures with
 * the same name and the same bytes are one file, so they do not conflict.
 */
function sharedPaths(files: readonly PlannedFile[]): readonly Problem[] {
  const own = files.filter(({ source, writer }) => source === null && writer === undefined);
  const made = new Map(own.map((file) => [file.path.toLowerCase(), file]));
  return files.flatMap((file) => {
    const other = file.isStatic && made.get(file.path.toLowerCase());
    if (!other) return [];
    const title = `${nameOf(file)} has the name of a file that docsgen makes${other.optOut === undefined ? ' for every site' : ''}`;
    return [problem('output-conflict', file, title, other)];
  });
}

/** Finds the files of plugins that have the path of a page or of another file. */
function replacedPaths(files: readonly PlannedFile[]): readonly Problem[] {
  const written = files.filter(({ writer }) => writer !== undefined);
  if (written.length === 0) return [];
  const others = new Map(files.flatMap((file) => (file.writer ? [] : [[file.path.toLowerCase(), file] as const])));
  return written.flatMap((file) => {
    const other = others.get(file.path.toLowerCase());
    if (other === undefined) return [];
    return [problem('output-conflict', file, `${nameOf(file)} has the path of ${nameOf(other)}`, other)];
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf({ path, source, writer }: PlannedFile): string {
  if (writer) return `the file \`${path}\` that the plugin \`${writer.plugin}\` writes in \`output\``;
  return source ?? `docsgen’s own ${path.length > 80 ? `${path.slice(0, 80)}…` : path}`;
}

/** `other` is the file that is in the way of this one. */
function problem(code: ProblemCode, file: PlannedFile, title: string, other?: PlannedFile): Problem {
  const { source, writer } = file;
  const isOptional = other?.optOut !== undefined;
  const rest = isOptional ? `, or configure ${other.optOut}, so that docsgen writes none.` : '';
  if (writer) {
    const hint = `Write it to another path${rest || '.'}`;
    return asProblem({ code, title: capital(title), hint, ...writer.locate() });
  }
  const hint = isOptional ? `Rename the file${rest}` : 'Rename the file, or give the page another `slug`.';
  return asProblem({ code, title, hint, file: source ?? undefined });
}
