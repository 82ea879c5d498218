import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A file of TypeScript, and what it imports. */
export interface SourceFile {
  /** Relative to the source folder. */
  readonly path: string;
  /** Without comments. */
  readonly code: string;
  readonly imports: readonly SourceImport[];
}

interface SourceImport {
  /** As it is written. */
  readonly specifier: string;
  /** Path of the imported file, relative to the source folder; null for a package. */
  readonly path: string | null;
  /** Whether it is `import './x.ts'`, which only runs the module. */
  readonly isForEffect: boolean;
}

/** Which room of the source folder may import which: imports run down the ranks. */
export type Ranks = Readonly<Record<string, number>>;

/** Returns all TypeScript files of a folder. */
export function readSources(root: string): readonly SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/** Returns a file by its path and its text. Type imports and dynamic imports count as imports. */
export function parseSource(path: string, text: string): SourceFile {
  const code = text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)$/gm, '');
  const found = code.matchAll(
    /^(?:import|export)\b[^'";]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  const imports = [...found].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    const isOwn = specifier.startsWith('.');
    return {
      specifier,
      path: isOwn ? posix.join(dirname(path), specifier) : null,
      isForEffect: bare !== undefined,
    };
  });
  return { path, code, imports };
}

/** Returns the first folder of a path: the room that the file belongs to. */
export function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/**
 * Returns the imports from one room to another that do not go to a lower rank, as
 * `importer -> imported`.
 */
export function findUpwardImports(files: readonly SourceFile[], ranks: Ranks): readonly string[] {
  const rankOf = (path: string) => ranks[roomOf(path)] ?? Infinity;
  return files.flatMap((file) =>
    file.imports.flatMap(({ path }) => {
      if (path === null || roomOf(path) === roomOf(file.path)) return [];
      return rankOf(path) < rankOf(file.path) ? [] : [`${file.path} -> ${path}`];
    }),
  );
}

/**
 * Returns files that import each other in a circle, with the first again at the end; null if there
 * are none.
 */
export function findFileCycle(files: readonly SourceFile[]): readonly string[] | null {
  return findCycle(new Map(files.map(({ path, imports }) => [path, imports.flatMap((each) => each.path ?? [])])));
}

/**
 * Returns folders whose files import each other in a circle, including nested folders; null if
 * there are none.
 */
export function findFolderCycle(files: readonly SourceFile[]): readonly string[] | null {
  const folders = new Map<string, string[]>();
  for (const { path, imports } of files) {
    const folder = dirname(path);
    const known = folders.get(folder) ?? [];
    known.push(...imports.flatMap((each) => (each.path === null ? [] : dirname(each.path))));
    folders.set(
      folder,
      known.filter((each) => each !== folder),
    );
  }
  return findCycle(folders);
}

function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const follow = (node: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = follow(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = follow(node, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Returns whether a module has mutable state: a variable, or a map or set that is not declared as
 * readonly.
 */
export function hasModuleState({ code }: SourceFile): boolean {
  const variable = /^(?:export )?(?:let|var)\b/m;
  const collection = /^(?:export )?const \w+(?:: (?!Readonly)[^=]+)? = new (?:Map|Set|WeakMap|WeakSet)\b/m;
  return variable.test(code) || collection.test(code);
}
