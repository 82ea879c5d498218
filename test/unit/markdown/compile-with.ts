import type { CompiledPage } from '../../../src/markdown/page/compiled-page.ts';
import { loadCodeTheme } from '../../../src/markdown/code/code-theme.ts';
import type { Compiler } from '../../../src/markdown/compile.ts';
import { createCompiler } from '../../../src/markdown/compile.ts';
import { loadOwnPlugins } from '../../support/own-plugins.ts';
import type { MarkdownOptions } from '../../../src/markdown/page/options.ts';

/** Returns the options of a site that sets none, with the given code themes. */
export async function compileOptions(theme: string, dark: string | null = null): Promise<MarkdownOptions> {
  return {
    codeTheme: await loadCodeTheme(theme),
    darkCodeTheme: dark === null ? null : await loadCodeTheme(dark),
    variables: {},
    admonitions: {},
    lineMarks: {},
    customElements: [],
    mappedElements: [],
    origin: 'https://docs.example.com',
    policy: {},
    inlineStyles: false,
    pictures: { zoom: false, captions: false },
    plugins: [],
    switches: { emoji: true, diagrams: true, keepsIdCase: false },
  };
}

/** Returns a compiler with the given code themes, and with options that a test sets. */
export async function compilerWith(
  theme: string,
  dark: string | null = null,
  options: Partial<MarkdownOptions> = {},
): Promise<Compiler> {
  const all = { ...(await compileOptions(theme, dark)), ...options };
  return createCompiler(all, { loadExtensions: loadOwnPlugins });
}

/** Compiles one source by a compiler of its own. */
export async function compile(source: string, options: Partial<MarkdownOptions> = {}): Promise<CompiledPage> {
  return (await compilerWith('vsDark', null, options))(source);
}
