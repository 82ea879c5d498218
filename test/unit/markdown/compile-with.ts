import type { CompiledPage } from '../../../src/markdown/compiled-page.ts';
import { loadCodeTheme } from '../../../src/markdown/code/code-theme.ts';
import type { Compiler } from '../../../src/markdown/compile.ts';
import { createCompiler } from '../../../src/markdown/compile.ts';

/** Returns a compiler with the given code themes. */
export async function compilerWith(theme: string, dark: string | null = null): Promise<Compiler> {
  return createCompiler({
    codeTheme: await loadCodeTheme(theme),
    darkCodeTheme: dark === null ? null : await loadCodeTheme(dark),
  });
}

/** Compiles one source by a compiler of its own. */
export async function compile(source: string): Promise<CompiledPage> {
  return (await compilerWith('vsDark'))(source);
}
