import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packageFailure, packageOf } from '../bundler/package-failure.ts';
import type { ThrownPosition } from '../bundler/thrown-position.ts';
import type { ContentError } from '../render/content-error.ts';
import { splitRef } from '../shared/ref-path.ts';
import type { Problem } from '../shared/problem.ts';

interface FailedPackage {
  readonly root: string;
  /** The error of the page. Its cause is that of the package. */
  readonly failure: ContentError;
  /** The places that the cause went through, from the inside out. */
  readonly places: readonly ThrownPosition[];
}

/**
 * Returns code, title and hint of the problem for an error that the code of a package has thrown
 * while a page was rendered.
 */
export function packageProblem(
  page: string,
  { root, failure, places }: FailedPackage,
): Pick<Problem, 'code' | 'title' | 'hint'> {
  const outside = places.findIndex(({ file }) => packageOf(file) === null);
  const inside = places.slice(0, outside === -1 ? places.length : outside).map(({ file }) => file);
  // React calls a component, so the one that uses it is not among the places.
  const [, used = ''] = /^The component `<(\w+)/.exec(failure.message) ?? [];
  const component = places[outside]?.file.replace(/^page:/, '') ?? componentFile(root, page, used) ?? page;
  const chain = [...new Set([page, component, ...inside.toReversed()])];
  const { code, title, hint } = packageFailure({ root, error: failure.cause, page, chain, isLoading: false });
  return { code, title, hint };
}

/** Returns the file of the site that a page imports a component from; null if there is none. */
function componentFile(root: string, page: string, name: string): string | null {
  const { path } = splitRef(page);
  const code = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const [, imported = ''] =
    new RegExp(String.raw`^import\b[^'"]*\b${name}\b[^'"]*['"]([^'"]+)['"]`, 'm').exec(code) ?? [];
  const base = imported.startsWith('@site/')
    ? imported.slice('@site/'.length)
    : imported.startsWith('.')
      ? posix.join(posix.dirname(path), imported)
      : null;
  const files = base === null ? [] : ['', '.tsx', '.jsx', '.ts', '.js'].map((extension) => base + extension);
  return files.find((file) => existsSync(join(root, file))) ?? null;
}
