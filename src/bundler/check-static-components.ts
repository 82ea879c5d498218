import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { MdxModule } from '../markdown/page/compiled-page.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import { islandSource } from './below-islands.ts';
import { mdxModulePlace } from './mdx-module-place.ts';
import { browserStyler } from './runtime-styles.ts';

/**
 * What has no effect on a server: hooks, components that come later, and attributes for event
 * handlers.
 */
const needsBrowser =
  /\b(useState|useReducer|useEffect|useLayoutEffect|useSyncExternalStore|useTransition|useOptimistic|lazy)\s*(?:<[^>]*>)?\(|\s(on[A-Z]\w+)=\{/;

interface StaticComponentsOptions {
  readonly root: string;
  readonly metafile: Metafile;
  readonly mdxModules: ReadonlyMap<string, MdxModule>;
  /** Files that cannot be bundled, relative to the root. */
  readonly broken: ReadonlySet<string>;
}

/**
 * Returns a warning for each component that has hooks or event handlers but no `'use client'`: it
 * is only rendered on the server, so they have no effect.
 */
export async function checkStaticComponents(options: StaticComponentsOptions): Promise<readonly Problem[]> {
  const { root, metafile, mdxModules, broken } = options;
  const pages = Object.keys(metafile.inputs).filter((input) => input.startsWith('page:'));
  const problems: Problem[] = [];
  for (const input of findImported(metafile, pages)) {
    if (input.includes('node_modules/') || input.endsWith('.json') || broken.has(input)) continue;
    const page = input.startsWith('page:') ? input.slice('page:'.length) : null;
    if (page === null && input.includes(':')) continue;
    const mdxModule = page === null ? undefined : mdxModules.get(page);
    // A component page is a file that its module imports.
    const isPage = mdxModule !== undefined || mdxModules.has(input);
    const found = findBrowserCode(mdxModule?.code ?? (await readFile(join(root, input), 'utf8')), isPage);
    problems.push(...stylersIn(metafile, input).map((problem) => ({ ...problem, file: page ?? input })));
    if (!found) continue;
    const place = mdxModule && page !== null ? mdxModulePlace(page, mdxModule, found) : { file: input };
    problems.push({ ...found, ...place });
  }
  return problems;
}

/**
 * Returns a warning for each package that a module imports and that writes styles in the browser.
 */
function stylersIn({ inputs }: Metafile, input: string) {
  const names = (inputs[input]?.imports ?? []).flatMap(({ path }) => browserStyler(path) ?? []);
  return [...new Set(names)].map((name) => {
    const title = `\`${name}\` styles nothing here: it writes styles in the browser, but the component is rendered only once`;
    const hint = "Begin the file with 'use client', or style the component with a CSS module.";
    return asProblem({ code: 'static-component', title, hint });
  });
}

function findBrowserCode(source: string, isPage: boolean) {
  const match = /^[ \t]*['"]use client['"]/m.test(source) ? null : needsBrowser.exec(source);
  if (!match) return null;
  const name = match[1] ?? match[2] ?? '';
  const lines = source.slice(0, source.indexOf(name, match.index)).split('\n');
  const hint = isPage
    ? "Move the component into its own file that begins with 'use client', and import it."
    : "Begin the file with 'use client' so that the browser also gets the component.";
  return asProblem({
    code: 'static-component',
    title: `\`${name}\` does nothing here: the component is rendered only once, when the site is built`,
    hint,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  });
}

/**
 * Returns the files that the pages import, directly or through other files. Imports of islands are
 * left out, since the browser loads them too.
 */
function findImported({ inputs }: Metafile, pages: readonly string[]): readonly string[] {
  const seen = new Set<string>(pages);
  for (const input of seen) {
    for (const { path, external } of inputs[input]?.imports ?? []) {
      if (!external && !path.endsWith(islandSource)) seen.add(path);
    }
  }
  return [...seen].toSorted();
}
