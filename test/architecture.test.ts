import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Imports run strictly down these ranks; folders of one rank do not know each other. */
const ranks: Readonly<Record<string, number>> = {
  shared: 0,
  config: 1,
  http: 1,
  markdown: 1,
  search: 1,
  theme: 1,
  content: 2,
  site: 3,
  render: 4,
  client: 4,
  check: 4,
  build: 5,
  dev: 6,
  cli: 7,
};

/** What other packages import; the package itself does not. */
const publicEntries: ReadonlySet<string> = new Set(['theme/entry.ts']);

interface SourceFile {
  /** Path in `src/`. */
  readonly path: string;
  readonly folder: string;
  /** Without comments. */
  readonly code: string;
  readonly lines: number;
  /** What it imports as written, types included. */
  readonly specifiers: readonly string[];
  /** Files of `src/` that it imports. */
  readonly imports: readonly string[];
}

const root = join(import.meta.dirname, '../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readSource(path.replaceAll('\\', '/')));

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const code = text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)$/gm, '');
  const found = code.matchAll(
    /^(?:import|export)\b[^'";]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  const specifiers = [...found].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
  const imports = specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, resolve(root, dirname(path), specifier)).replaceAll('\\', '/'));
  return {
    path,
    folder: path.split('/')[0] ?? '',
    code,
    lines: text.trimEnd().split('\n').length,
    specifiers,
    imports,
  };
}

/** Returns the paths of the files of which something holds. */
function pathsOf(holds: (file: SourceFile) => boolean): readonly string[] {
  return files.filter(holds).map(({ path }) => path);
}

/** Returns the imports, as `importer -> imported`, of which something holds. */
function importsOf(holds: (file: SourceFile, imported: string) => boolean): readonly string[] {
  return files.flatMap((file) =>
    file.specifiers
      .filter((_, index) => holds(file, resolvedImport(file, index)))
      .map((specifier) => `${file.path} -> ${specifier}`),
  );
}

function resolvedImport({ path, specifiers }: SourceFile, index: number): string {
  const specifier = specifiers[index] ?? '';
  return specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(path), specifier)).replaceAll('\\', '/')
    : specifier;
}

function findCycle(path: string, trail: readonly string[], done: Set<string>): readonly string[] | null {
  if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
  if (done.has(path)) return null;
  for (const imported of files.find((file) => file.path === path)?.imports ?? []) {
    const cycle = findCycle(imported, [...trail, path], done);
    if (cycle) return cycle;
  }
  done.add(path);
  return null;
}

const folderOf = (path: string) => path.split('/')[0] ?? '';
const isOwn = (imported: string) => existsSync(join(root, imported));

describe('the architecture', () => {
  it('keeps every file in a folder that has a rank', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(pathsOf(({ folder }) => !(folder in ranks))).toEqual([]);
  });

  it('imports strictly down the ranks', () => {
    const rank = (folder: string) => ranks[folder] ?? Infinity;
    const climbs = importsOf(
      ({ folder }, imported) =>
        isOwn(imported) && folderOf(imported) !== folder && rank(folderOf(imported)) >= rank(folder),
    );
    expect(climbs).toEqual([]);
  });

  it('names every import of its own by a file that exists', () => {
    expect(
      importsOf((_, imported) => imported.startsWith('..') || (/\.tsx?$/.test(imported) && !isOwn(imported))),
    ).toEqual([]);
    expect(importsOf(({ imports }) => imports.some((path) => !isOwn(path)))).toEqual([]);
  });

  it('has no circular import', () => {
    const done = new Set<string>();
    expect(files.map(({ path }) => findCycle(path, [], done)).find((cycle) => cycle !== null)).toBeUndefined();
  });

  it('lets the theme import React and shared only', () => {
    const strangers = importsOf(
      ({ folder }, imported) =>
        folder === 'theme' && !['theme', 'shared'].includes(folderOf(imported)) && !/^react(?:\/|$)/.test(imported),
    );
    expect(strangers).toEqual([]);
  });

  it('keeps Node and the server out of the browser', () => {
    const strangers = importsOf(
      ({ folder }, imported) =>
        (folder === 'client' &&
          !['client', 'shared', 'theme'].includes(folderOf(imported)) &&
          !['react', 'react-dom/client', 'docsgen:islands'].includes(imported)) ||
        (['client', 'shared', 'theme'].includes(folder) && imported.startsWith('node:')),
    );
    expect(strangers).toEqual([]);
  });

  it('speaks and exits in the command line only', () => {
    const speaks = /\bconsole\.|\bprocess\.(?:exit|exitCode|stdout|stderr)\b/;
    expect(pathsOf(({ folder, code }) => !['cli', 'client'].includes(folder) && speaks.test(code))).toEqual([]);
  });

  it('has no file over 300 lines', () => {
    expect(pathsOf(({ lines }) => lines > 300)).toEqual([]);
  });

  it('has no barrel but the entry that others import the package by', () => {
    const isBarrel = ({ code }: SourceFile) => {
      const rest = code.replace(/^(?:import|export)\b[^'";]*?from\s*'[^']+';|^export (?:type )?\{[^}]*\};/gm, '');
      return rest.trim() === '';
    };
    expect(pathsOf((file) => isBarrel(file) && !publicEntries.has(file.path))).toEqual([]);
    expect(importsOf((_, imported) => publicEntries.has(imported))).toEqual([]);
  });

  it('imports no CSS', () => {
    expect(importsOf((_, imported) => imported.endsWith('.css'))).toEqual([]);
  });

  it('keeps no mutable state in modules', () => {
    expect(pathsOf(({ code }) => /^(?:export )?(?:let|var)\b/m.test(code))).toEqual([]);
  });
});
