import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { suggest } from '../config/nearest.ts';
import { type CodeTheme, codeThemeNames, loadCodeTheme } from '../markdown/code/code-theme.ts';
import { createCompiler } from '../markdown/compile.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import type { MarkdownOptions } from '../markdown/options.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { entryOf } from '../site/route.ts';
import type { Site } from '../site/site.ts';

/** Returns the Markdown options of a site; an unknown code theme is a problem, and the default stands in for it. */
export async function loadMarkdownOptions(config: Config): Promise<Outcome<MarkdownOptions>> {
  const problems: Problem[] = [];
  const load = async (field: 'theme' | 'darkTheme', name: string): Promise<CodeTheme> => {
    if (codeThemeNames().includes(name)) return loadCodeTheme(name);
    const hint = suggest(name, codeThemeNames(), 'themes');
    const title = `\`code.${field}\` is "${name}", which is no theme for code`;
    problems.push({ severity: 'error', title, hint, file: config.file, ...config.locate(['code', field]) });
    return loadCodeTheme('vsDark');
  };
  const { theme, darkTheme } = config.code;
  const codeTheme = await load('theme', theme);
  const darkCodeTheme = darkTheme === null ? null : await load('darkTheme', darkTheme);
  const { zoom, captions } = config.images;
  return { value: { codeTheme, darkCodeTheme, pictures: { zoom, captions } }, problems };
}

/** Returns every content file of a site compiled once, however many pages show it, by path relative to the site's root. */
export async function compilePages(
  site: Site,
  options: MarkdownOptions,
  onProgress: (done: number, total: number) => void,
): Promise<Outcome<ReadonlyMap<string, CompiledPage>>> {
  const compile = createCompiler(options);
  const files = contentFiles(site);
  const pages = new Map<string, CompiledPage>();
  const problems: Problem[] = [];
  for (const file of files) {
    // Read again, not kept since the scan: the texts of a large site would fill the memory.
    const page = await compile(await readFile(join(site.config.root, file), 'utf8'));
    pages.set(file, page);
    problems.push(...page.messages.map((message) => ({ ...message, file })));
    onProgress(pages.size, files.length);
  }
  return { value: pages, problems };
}

/** The files that pages show, and the originals whose heading ids translations take over. */
function contentFiles(site: Site): readonly string[] {
  const files = site.routes.flatMap((route) => {
    const entry = entryOf(route);
    return entry === null ? [] : [entry.source.file, ...(entry.originalFile === null ? [] : [entry.originalFile])];
  });
  return [...new Set(files)].sort();
}
