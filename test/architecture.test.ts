import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  findFileCycle,
  findFolderCycle,
  findUpwardImports,
  hasModuleState,
  parseSource,
  type Ranks,
  readSources,
  roomOf,
  type SourceFile,
} from './support/source-tree.ts';

/** Imports run strictly down these ranks; rooms of one rank do not know each other. */
const ranks: Ranks = {
  shared: 0,
  system: 1,
  config: 2,
  http: 2,
  markdown: 2,
  reading: 2,
  search: 2,
  strings: 2,
  theme: 2,
  cache: 2,
  content: 3,
  site: 4,
  collections: 5,
  render: 5,
  client: 5,
  plugins: 6,
  bundler: 7,
  workers: 8,
  translation: 8,
  pipeline: 9,
  outputs: 10,
  check: 10,
  build: 11,
  dev: 12,
  book: 12,
  cli: 13,
  api: 13,
};

/** What other packages import; the package itself does not. */
const publicEntries: ReadonlySet<string> = new Set([
  'theme/entry.ts',
  'theme/components.ts',
  'theme/mdx-components.ts',
  'api/entry.ts',
  'client/site/entry.ts',
]);

const root = join(import.meta.dirname, '../src');
const files = readSources(root);

/** Returns the paths of the files of which something holds. */
function pathsOf(holds: (file: SourceFile) => boolean): readonly string[] {
  return files.filter(holds).map(({ path }) => path);
}

/**
 * Returns the imports, as `importer -> imported`, of which something holds; a package goes by its
 * name.
 */
function importsOf(holds: (file: SourceFile, imported: string) => boolean): readonly string[] {
  return files.flatMap((file) =>
    file.imports
      .filter(({ path, specifier }) => holds(file, path ?? specifier))
      .map(({ specifier }) => `${file.path} -> ${specifier}`),
  );
}

const isOwn = (imported: string) => existsSync(join(root, imported));

describe('the architecture', () => {
  it('keeps every file in a room with a rank', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(pathsOf(({ path }) => !(roomOf(path) in ranks))).toEqual([]);
  });

  it('imports strictly down the ranks', () => {
    expect(findUpwardImports(files, ranks)).toEqual([]);
  });

  it('names an existing file in every internal import', () => {
    expect(
      importsOf((_, imported) => imported.startsWith('..') || (/\.tsx?$/.test(imported) && !isOwn(imported))),
    ).toEqual([]);
    expect(
      files.flatMap(({ imports }) => imports.flatMap(({ path }) => (path === null || isOwn(path) ? [] : path))),
    ).toEqual([]);
  });

  it('has no circular import, neither of files nor of folders', () => {
    expect(findFileCycle(files)).toBeNull();
    expect(findFolderCycle(files)).toBeNull();
  });

  it('names a type of collection only where all are listed', () => {
    const listed = new Set(['collections/collection-types.ts', 'collections/define-config.ts']);
    const strangers = importsOf(
      ({ path }, imported) =>
        roomOf(path) !== 'collections' && roomOf(imported) === 'collections' && !listed.has(imported),
    );
    expect(strangers).toEqual([]);
    const types = readdirSync(join(root, 'collections'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const between = importsOf(({ path }, imported) => {
      const [room, type] = imported.split('/');
      const own = path.split('/')[1];
      const isType = room === 'collections' && types.some(({ name }) => name === type);
      return roomOf(path) === 'collections' && types.some(({ name }) => name === own) && isType && type !== own;
    });
    expect(between).toEqual([]);
  });

  it('lets the theme import React and shared only', () => {
    const strangers = importsOf(
      ({ path }, imported) =>
        roomOf(path) === 'theme' && !['theme', 'shared'].includes(roomOf(imported)) && !/^react(?:\/|$)/.test(imported),
    );
    expect(strangers).toEqual([]);
  });

  it('keeps Node and the server out of the browser', () => {
    const strangers = importsOf(
      ({ path }, imported) =>
        (roomOf(path) === 'client' &&
          !['client', 'shared', 'theme'].includes(roomOf(imported)) &&
          !['react', 'react-dom/client', 'docsgen:islands'].includes(imported)) ||
        (['client', 'shared', 'theme'].includes(roomOf(path)) && imported.startsWith('node:')),
    );
    expect(strangers).toEqual([]);
  });

  it('reaches into the parser and the highlighter of code in one file each', () => {
    const insides = new Map([
      ['micromark-util-types', 'markdown/adapters/micromark.ts'],
      ['@shikijs/vscode-textmate', 'markdown/adapters/textmate.ts'],
    ]);
    expect(importsOf(({ path }, imported) => (insides.get(imported) ?? path) !== path)).toEqual([]);
  });

  it('prints and exits in the command line only', () => {
    const speaks = /\bconsole\.|\bprocess\.(?:exit|exitCode|stdout|stderr)\b/;
    expect(pathsOf(({ path, code }) => !['cli', 'client'].includes(roomOf(path)) && speaks.test(code))).toEqual([]);
  });

  it('has the types of all its code checked', () => {
    const folder = join(root, '..');
    const { include, compilerOptions } = z
      .object({
        include: z.array(z.string()),
        compilerOptions: z.looseObject({ strict: z.literal(true), checkJs: z.literal(true) }),
      })
      .parse(JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')));
    expect(compilerOptions).not.toHaveProperty('noImplicitAny');
    const unchecked = ['src', 'test', 'scripts', 'bench'].filter((name) => !include.includes(name));
    expect(unchecked).toEqual([]);
    const own = ['src', 'scripts', 'bench'].flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, name, file)),
    );
    const code = own.filter((file) => /\.m?[jt]sx?$/.test(file));
    expect(code.length).toBeGreaterThan(600);
    expect(code.filter((file) => /@ts-(?:nocheck|ignore|expect-error)/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has no barrel except the entries of the package', () => {
    const isBarrel = ({ code }: SourceFile) => {
      const rest = code.replace(/^(?:import|export)\b[^'";]*?from\s*'[^']+';|^export (?:type )?\{[^}]*\};/gm, '');
      return rest.trim() === '';
    };
    expect(pathsOf((file) => isBarrel(file) && !publicEntries.has(file.path))).toEqual([]);
    const isInner = (file: SourceFile, imported: string) =>
      publicEntries.has(imported) && !publicEntries.has(file.path);
    expect(importsOf(isInner)).toEqual([]);
  });

  it('imports no CSS', () => {
    expect(importsOf((_, imported) => imported.endsWith('.css'))).toEqual([]);
  });

  it('imports nothing for its side effects', () => {
    expect(pathsOf(({ imports }) => imports.some(({ isForEffect }) => isForEffect))).toEqual([]);
  });

  it('keeps no mutable state in modules', () => {
    expect(pathsOf(hasModuleState)).toEqual([]);
  });
});

describe('the rules of the architecture', () => {
  it('find an import that runs up the ranks, or between rooms of one rank', () => {
    const up = parseSource('site/a.ts', "import type { Build } from '../build/build.ts';");
    const beside = parseSource('markdown/a.ts', "const b = () => import('../search/b.ts');");
    const down = parseSource('build/a.ts', "import { b } from '../site/b.ts';");
    expect(findUpwardImports([up, beside, down], ranks)).toEqual([
      'site/a.ts -> build/build.ts',
      'markdown/a.ts -> search/b.ts',
    ]);
  });

  it('find two nested folders that import each other by different files', () => {
    const planted = [
      parseSource('site/graph/a.ts', "import { b } from '../navigation/b.ts';"),
      parseSource('site/navigation/b.ts', ''),
      parseSource('site/navigation/c.ts', "import type { D } from '../graph/d.ts';"),
      parseSource('site/graph/d.ts', ''),
    ];
    expect(findFileCycle(planted)).toBeNull();
    expect(findFolderCycle(planted)).toEqual(['site/graph', 'site/navigation', 'site/graph']);
    expect(findFolderCycle(planted.slice(0, 2))).toBeNull();
  });

  it('find a folder and its own subfolder that import each other', () => {
    const planted = [
      parseSource('site/a.ts', "import { b } from './graph/b.ts';"),
      parseSource('site/graph/b.ts', "import { c } from '../c.ts';"),
    ];
    expect(findFolderCycle(planted)).toEqual(['site', 'site/graph', 'site']);
  });

  it.each([
    ['const known = new Map<string, number>();', true],
    ['export const known: Map<string, number> = new Map();', true],
    ['let count = 0;', true],
    ['const known: ReadonlyMap<string, number> = new Map();', false],
    ["const names: ReadonlySet<string> = new Set(['a']);", false],
    ['function f() {\n  const known = new Map();\n}', false],
  ])('know whether a module with `%s` has mutable state', (code, has) => {
    expect(hasModuleState(parseSource('site/a.ts', code))).toBe(has);
  });
});
