import { readFileSync } from 'node:fs';
import { join, parse, posix } from 'node:path';
import type { Metafile } from 'esbuild';
import { explainThrown } from '../render/content-error.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import { sourceFile } from './broken-modules.ts';

interface PackageFailure {
  readonly root: string;
  readonly error: unknown;
  /** Null for a component of the theme. */
  readonly page: string | null;
  /**
   * The files that lead to the code that has thrown the error, relative to the root: the page,
   * components of the site, files of packages. The last one belongs to a package.
   */
  readonly chain: readonly string[];
  /** The package was being loaded. Otherwise a component of it was being rendered. */
  readonly isLoading: boolean;
}

/**
 * Returns the problem for an error that the code of a package has thrown: the chain of files and
 * packages, and the file that loads the package in the browser only. It is reported where the
 * site's own code imports the package.
 */
export function packageFailure({ root, error, page, chain, isLoading }: PackageFailure): Problem {
  const names = [...new Set(chain.map((file) => packageOf(file) ?? file))];
  const [failed = ''] = names.slice(-1);
  const message = error instanceof Error ? error.message : String(error);
  const [, missing] = /^(\w+) is not defined$/.exec(message.split('\n')[0] ?? '') ?? [];
  const explained = explainThrown(error, `The package \`${failed}\``, { line: 1, column: 1 });
  const [code, title] =
    missing === undefined
      ? [explained.code, explained.message]
      : (['missing-browser', `The package \`${failed}\` needs \`${missing}\`, which only a browser has.`] as const);
  const needsBrowser = isLoading || missing !== undefined;
  const own = chain.findLast((file) => packageOf(file) === null);
  const way = `${names.join(' → ')}.`;
  const hint = needsBrowser
    ? `${way} ${remedy(root, own === undefined || own === page ? null : own)}`
    : `${way} ${explained.hint}`;
  const first = chain.flatMap((file) => packageOf(file) ?? [])[0] ?? '';
  return asProblem({ code, title, hint, ...(own === undefined ? {} : importPlace(root, own, first)) });
}

/** Returns the name of the package that a file belongs to; null for a file of the site. */
export function packageOf(file: string): string | null {
  return /^.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? null;
}

/**
 * Returns the shortest way from an input of a bundle to a package by imports that are not dynamic,
 * as files relative to the root; null if there is none. The file of the package need not be the one
 * that failed: it may have been bundled from others, which its source map names.
 */
export function importChain({ inputs }: Metafile, entry: string, name: string): readonly string[] | null {
  const from = new Map<string, string | null>([[entry, null]]);
  for (const input of from.keys()) {
    if (packageOf(input) === name) {
      const chain: string[] = [];
      for (let at: string | null = input; at !== null; at = from.get(at) ?? null) {
        // Modules that docsgen generates have no file.
        if (!/^<|^(?!page:)[\w-]{2,}:/.test(at)) chain.unshift(sourceFile(at));
      }
      return [...new Set(chain)];
    }
    for (const { path, kind, external } of inputs[input]?.imports ?? []) {
      if (!external && kind !== 'dynamic-import' && !from.has(path)) from.set(path, input);
    }
  }
  return null;
}

/**
 * Returns what to write, so that a component of the site is loaded in the browser only; null for
 * what a page imports itself.
 */
function remedy(root: string, component: string | null): string {
  const { dir, name, ext } = parse(component ?? 'components/Part.tsx');
  const inner = `${name}InBrowser`;
  // Each file in `theme/` is a part of the theme.
  const isPart = dir.split('/')[0] === 'theme';
  const innerFile = posix.join(isPart ? 'components' : dir, `${inner}${ext}`);
  const address = isPart ? `@site/${innerFile}` : `./${inner}${ext}`;
  const isTyped = /^\.m?ts/.test(ext);
  const code = [
    `'use client';`,
    `import { ${isTyped ? 'type ComponentProps, ' : ''}lazy, Suspense } from 'react';`,
    `const InBrowser = lazy(() => import('${address}')${component === null ? '' : pickExport(join(root, component))});`,
    `export default function ${name}(props${isTyped ? ': ComponentProps<typeof InBrowser>' : ''}) {`,
    `return <Suspense fallback={null}><InBrowser {...props} /></Suspense>; }`,
  ].join(' ');
  const file = posix.join(dir, `${name}${ext}`);
  const first =
    component === null
      ? `write a component that imports it, ${innerFile}, and one that the page imports, ${file}`
      : `move ${file} to ${innerFile}, and write ${file}`;
  return `Load it only in the browser: ${first}: \`${code}\``;
}

/** Returns the code that takes the component of a module which has no default export. */
function pickExport(file: string): string {
  const code = readText(file);
  if (/\bexport\s+default\b|\bas\s+default\b/.test(code)) return '';
  const [, name] = /\bexport\s+(?:function|const|class)\s+([A-Z]\w*)/.exec(code) ?? [];
  return name === undefined ? '' : `.then(({ ${name} }) => ({ default: ${name} }))`;
}

/** Returns the place where a file of the site imports a package, or else the file. */
function importPlace(root: string, file: string, name: string): Pick<Problem, 'file' | 'line' | 'column'> {
  const code = readText(join(root, file));
  const pattern = new RegExp(
    String.raw`(?<=\b(?:from|import|import\()\s*)['"]${name.replaceAll(/[.+]/g, '\\$&')}(?:/[^'"]*)?['"]`,
  );
  const found = pattern.exec(code);
  if (found === null) return { file };
  const lines = code.slice(0, found.index).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
