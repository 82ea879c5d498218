import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import { type CodeTheme, codeThemeNames, loadCodeTheme } from '../markdown/code/code-theme.ts';
import { createCompiler } from '../markdown/compile.ts';
import { pageFormat } from '../content/page-file.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import type { FileContext } from '../markdown/file-context.ts';
import { includedPath } from '../markdown/includes/included-path.ts';
import type { MarkdownOptions } from '../markdown/options.ts';
import { iconNames } from '../theme/icons/icon-paths.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import { entryOf } from '../site/route.ts';
import type { Site } from '../site/site.ts';
import { createIncludeReader } from './include-reader.ts';
import { findSatteri, loadSatteri } from './satteri.ts';

/** Returns the Markdown options of a site; an unknown code theme or icon is a problem, and the default stands in for it. */
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
  const { variables, admonitions } = config.markdown;
  for (const [name, { icon }] of Object.entries(admonitions)) {
    if (iconNames.includes(icon)) continue;
    const path = ['markdown', 'admonitions', name, 'icon'];
    const title = `\`${path.join('.')}\` is "${icon}", which is no icon`;
    const hint = suggest(icon, iconNames, 'icons');
    problems.push({ severity: 'error', title, hint, file: config.file, ...config.locate(path) });
  }
  const { inlineStyles } = config.security;
  const { zoom, captions } = config.images;
  const pictures = { zoom, captions };
  const satteri = findSatteri(config);
  const value = { codeTheme, darkCodeTheme, variables, admonitions, inlineStyles, pictures, satteri: satteri.value };
  return { value, problems: [...problems, ...satteri.problems] };
}

/** Returns every content file of a site compiled once, however many pages show it, by path relative to the site's root. */
export async function compilePages(
  site: Site,
  options: MarkdownOptions,
  onProgress: (done: number, total: number) => void,
): Promise<Outcome<ReadonlyMap<string, CompiledPage>>> {
  const compile = createCompiler(options, () => loadSatteri(site.config.root));
  const files = contentFiles(site);
  const pages = new Map<string, CompiledPage>();
  const problems: Problem[] = [];
  for (const file of files) {
    // Read again, not kept since the scan: the texts of a large site would fill the memory.
    const page = await compile(await readFile(join(site.config.root, file), 'utf8'), contextOf(site.config, file));
    pages.set(file, page);
    const pathOf = (included: string | undefined) => (included === undefined ? file : includedPath(file, included));
    problems.push(...page.messages.map((message) => ({ ...message, file: pathOf(message.file) })));
    onProgress(pages.size, files.length);
  }
  return { value: pages, problems };
}

/** Texts of the configuration come in the language of the file, else in the source language. */
function contextOf({ root, locales }: Config, file: string): FileContext {
  const [, folder = ''] = file.split('/');
  return { format: pageFormat(file), locales: [folder, locales[0].name], read: createIncludeReader(root, file) };
}

/** The files that pages show, and the originals whose heading ids translations take over. */
function contentFiles(site: Site): readonly string[] {
  const files = site.routes.flatMap((route) => {
    const entry = entryOf(route);
    return entry === null ? [] : [entry.source.file, ...(entry.originalFile === null ? [] : [entry.originalFile])];
  });
  return [...new Set(files)].toSorted();
}
