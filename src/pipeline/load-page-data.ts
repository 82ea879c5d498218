import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { thrownPosition } from '../bundler/thrown-position.ts';
import { pageFormat } from '../content/page-file.ts';
import type { Entry } from '../content/content.ts';
import type { LoadPage } from '../shared/component-page.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { localeProps } from '../site/graph/page-context.ts';
import type { Route } from '../site/graph/site.ts';

/**
 * What the functions `load` of component pages have returned, by the address of the page. Null for
 * a function that has failed.
 */
export type PageData = ReadonlyMap<string, { readonly data: unknown } | null>;

interface LoadPageDataOptions {
  readonly root: string;
  readonly routes: readonly Route[];
  readonly mdxModules: ReadonlyMap<string, string>;
}

/**
 * Calls the function `load` of each component page that has one, once for each of its languages.
 * docsgen cannot know what such a function reads. So its result is never stored: it is a part of
 * the fingerprint of the page, which is rendered again only if the result has changed.
 */
export async function loadPageData(options: LoadPageDataOptions): Promise<Outcome<PageData>> {
  const { root, routes, mdxModules } = options;
  const loaded = await Promise.all(
    routes.map(async (route) => {
      const { entry } = route;
      const module = entry && pageFormat(entry.source.file) === 'component' ? mdxModules.get(entry.source.file) : null;
      return entry && module ? loadData(route, entry, { root, module }) : [];
    }),
  );
  const results = loaded.flat();
  return {
    value: new Map(results.map(({ url, result }) => [url, 'code' in result ? null : result])),
    problems: results.flatMap(({ result }) => ('code' in result ? result : [])),
  };
}

interface Loaded {
  readonly url: string;
  readonly result: { readonly data: unknown } | Problem;
}

interface LoadedModule {
  readonly root: string;
  /** File of the bundled module, relative to the root. */
  readonly module: string;
}

async function loadData(route: Route, entry: Entry, { root, module }: LoadedModule): Promise<readonly Loaded[]> {
  const { url, locale } = route;
  const { file } = entry.source;
  const exports: unknown = await import(pathToFileURL(join(root, module)).href);
  if (!hasLoader(exports)) return [];
  try {
    const data = await exports.load({ root, locale: localeProps(locale), page: { ...entry.frontMatter } });
    const wrong = findUnplain(data, 'data');
    return [{ url, result: wrong === null ? { data } : { ...unplainData(wrong), file, ...loaderPlace(root, file) } }];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint = 'Correct the function, or catch the error in it and return other data.';
    const title = `\`load\` of the page fails: ${message.split('\n')[0] ?? ''}`;
    const place = thrownPosition(error, dirname(join(root, module)), root) ?? { file };
    return [{ url, result: asProblem({ code: 'load-failed', title, hint, ...place }) }];
  }
}

function hasLoader(exports: unknown): exports is { readonly load: LoadPage } {
  return typeof exports === 'object' && exports !== null && 'load' in exports && typeof exports.load === 'function';
}

function unplainData(title: string): Problem {
  const hint = 'Return strings, numbers, true, false, null, lists and plain objects, as in JSON.';
  return asProblem({ code: 'load-failed', title, hint });
}

/** Returns where a page exports `load`. */
function loaderPlace(root: string, file: string): Pick<Problem, 'line' | 'column'> {
  const text = readFileSync(join(root, file), 'utf8');
  const at = /^export\b[^=({]*\bload\b/m.exec(text)?.index ?? 0;
  return { line: text.slice(0, at).split('\n').length, column: 1 };
}

/** Returns what in a value is not plain data, as a sentence; null for plain data. */
function findUnplain(value: unknown, name: string): string | null {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number' && Number.isFinite(value)) return null;
  if (Array.isArray(value)) {
    return value.map((each, index) => findUnplain(each, `${name}[${index}]`)).find((each) => each !== null) ?? null;
  }
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    const found = Object.entries(value).map(([key, each]) => findUnplain(each, `${name}.${key}`));
    return found.find((each) => each !== null) ?? null;
  }
  const kind = typeof value === 'object' ? `a \`${value.constructor.name}\`` : `a ${typeof value}`;
  return `\`load\` of the page returns what is not plain data: \`${name}\` is ${kind}`;
}
