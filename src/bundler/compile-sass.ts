import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hasFields } from '../shared/has-fields.ts';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import { findPackage } from '../system/find-package.ts';
import { pathFrom } from '../system/path-from.ts';

/** What is used of the package `sass`. */
interface Sass {
  readonly compileAsync: (
    file: string,
    options: {
      readonly loadPaths: readonly string[];
      readonly importers: readonly unknown[];
      readonly quietDeps: boolean;
      readonly logger: { readonly warn: () => void; readonly debug: () => void };
    },
  ) => Promise<{ readonly css: string; readonly loadedUrls: readonly URL[] }>;
  readonly NodePackageImporter: new (folder: string) => unknown;
}

/** What an error of Sass says of its place. */
interface SassError {
  readonly sassMessage: string;
  readonly span: { readonly start: { readonly line: number; readonly column: number }; readonly url?: URL };
}

/** It names no file, so that it is reported once. */
const missingSass: Problem = asProblem({
  code: 'unusable-package',
  title: 'Sass style sheets need the package `sass`, which is not installed',
  hint: "Run `npm install --save-dev sass` in the site's folder.",
});

const silent = { warn: () => undefined, debug: () => undefined };

/**
 * Returns a style sheet in Sass as CSS, with the absolute paths of the files that it was made from.
 * Throws a `DocsgenError` if there is a mistake in it, or if the site does not have the package
 * `sass`.
 */
export async function compileSass(
  file: string,
  root: string,
): Promise<{ readonly text: string; readonly dependencies: readonly string[] }> {
  const sass = await loadSass(root);
  if (sass === null) throw new DocsgenError([missingSass]);
  try {
    const { css, loadedUrls } = await sass.compileAsync(file, {
      loadPaths: [join(root, 'node_modules')],
      importers: [new sass.NodePackageImporter(root)],
      // What is out of date in a package is for its authors.
      quietDeps: true,
      logger: silent,
    });
    const files = loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url));
    return { text: css, dependencies: files.filter((each) => each !== file) };
  } catch (error) {
    if (!hasFields<SassError>(error, 'sassMessage', 'span')) throw error;
    throw new DocsgenError([mistake(error, file, root)], { cause: error });
  }
}

async function loadSass(root: string): Promise<Sass | null> {
  const path = findPackage('sass', root);
  if (path === null) return null;
  const module: unknown = await import(pathToFileURL(path).href);
  if (hasFields<Sass>(module, 'compileAsync', 'NodePackageImporter')) return module;
  const { default: own } = hasFields<{ readonly default: unknown }>(module, 'default') ? module : { default: null };
  return hasFields<Sass>(own, 'compileAsync', 'NodePackageImporter') ? own : null;
}

function mistake({ sassMessage, span: { start, url } }: SassError, file: string, root: string): Problem {
  return asProblem({
    code: 'invalid-css',
    title: `Sass cannot read this: ${sassMessage.split('\n')[0]}`,
    hint: 'Correct the line.',
    file: pathFrom(root, url?.protocol === 'file:' ? fileURLToPath(url) : file),
    line: start.line + 1,
    column: start.column + 1,
  });
}
