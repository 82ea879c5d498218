import { readFile } from 'node:fs/promises';
import { dirname, parse, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Metafile } from 'esbuild';
import { explainThrown } from '../render/content-error.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';
import { importChain, packageFailure, packageOf } from './package-failure.ts';
import { pathFrom } from '../system/path-from.ts';

interface FailedTheme {
  /** The module of the theme. */
  readonly file: string;
  readonly root: string;
  /** The folders with components of the site and of its plugins, absolute. */
  readonly folders: readonly string[];
  /** Of the bundle, while its module is being loaded. */
  readonly metafile?: Metafile;
  /** What the problem names if the stack has no file of the site, relative to the root. */
  readonly fallback?: string | undefined;
}

/**
 * Returns the problem for an error that a theme with components of the site or of plugins has
 * thrown. It names the first file of the site in the stack, or else the first file of a package.
 */
export async function locateThemeError(error: unknown, theme: FailedTheme): Promise<Problem> {
  const { fallback: file = 'theme', root, metafile } = theme;
  const places = await placesOf(error, theme);
  const chain = metafile ? chainOfImports(places[0], metafile, theme) : chainOfCalls(places);
  if (chain !== null) {
    const failure = { root, error, page: null, chain, isLoading: metafile !== undefined };
    return { file: chain[0] ?? file, ...packageFailure(failure) };
  }
  const place = places.find(({ isOwn }) => isOwn) ?? places.find(({ isPackage }) => isPackage) ?? null;
  const subject = place === null ? `The code of ${file}` : `The component \`<${parse(place.file).name}>\``;
  const { code, message, hint } = explainThrown(error, subject, place ?? { line: 1, column: 1 });
  return asProblem({ code, title: message, hint, file, ...(place && placeIn(place)) });
}

/**
 * Returns the files by which a component leads to the package that has thrown an error while it was
 * loaded; null if no package has.
 */
function chainOfImports(place: Place | undefined, metafile: Metafile, theme: FailedTheme): readonly string[] | null {
  if (!place?.isPackage) return null;
  const chain = importChain(metafile, '<stdin>', packageOf(place.file) ?? '') ?? [];
  // It begins with modules of docsgen.
  return chain.filter((file) => foreignFile(resolve(theme.root, file), theme) !== null);
}

/**
 * Returns the files by which a component of the site leads to the package that has thrown an error
 * while it was rendered; null if no package has, or if the component is the package's.
 */
function chainOfCalls(places: readonly Place[]): readonly string[] | null {
  const own = places.findIndex(({ isPackage }) => !isPackage);
  return own < 1
    ? null
    : places
        .slice(0, own + 1)
        .map(({ file }) => file)
        .toReversed();
}

function placeIn({ file, line, column }: Place): Pick<Problem, 'file' | 'line' | 'column'> {
  return { file, line, column };
}

interface Place {
  /** Relative to the root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly isOwn: boolean;
  readonly isPackage: boolean;
}

/** Returns the places outside docsgen that an error went through, from the inside out. */
async function placesOf(error: unknown, { file, root, folders }: FailedTheme): Promise<readonly Place[]> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split(pathToFileURL(file).href).slice(1);
  if (frames.length === 0) return [];
  const map = new TraceMap(await readFile(`${file}.map`, 'utf8'));
  return frames.flatMap((frame) => {
    const [, line, column] = /^:(\d+):(\d+)/.exec(frame) ?? [];
    if (line === undefined) return [];
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    const path = found.source === null ? null : foreignFile(resolve(dirname(file), found.source), { root, folders });
    if (path === null || found.line === null) return [];
    return [{ ...path, line: found.line, column: found.column + 1 }];
  });
}

/**
 * Returns a file relative to the root of the site, and whose it is: that of the site or of its
 * plugins, or of another package. Null for a file of docsgen.
 */
function foreignFile(
  path: string,
  { root, folders }: { readonly root: string; readonly folders: readonly string[] },
): { readonly file: string; readonly isOwn: boolean; readonly isPackage: boolean } | null {
  const isInFolder = folders.some((folder) => path.startsWith(folder + sep));
  const isDocsgen = path.startsWith(packageFolder() + sep + 'src') || path.endsWith('<stdin>');
  if (isDocsgen && !isInFolder) return null;
  const file = pathFrom(root, path.replace(/\?.*$/, ''));
  const isPackage = file.split('/').includes('node_modules');
  return { file, isOwn: isInFolder || (!isPackage && !file.startsWith('..')), isPackage };
}
