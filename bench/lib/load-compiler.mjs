import { loadSource } from './load-source.mjs';

/** Returns the Markdown compiler of the current sources. */
export async function loadCompiler() {
  /**
   * @type {typeof import('../../src/markdown/compile.ts') &
   *   typeof import('../../src/markdown/code/code-theme.ts') &
   *   typeof import('../../src/plugins/loading/load-extensions.ts') &
   *   typeof import('../../src/plugins/loading/own-plugins.ts')}
   */
  const { createCompiler, loadCodeTheme, loadExtensions, formulasEntry } = await loadSource(
    'markdown/compile.ts',
    'markdown/code/code-theme.ts',
    'plugins/loading/load-extensions.ts',
    'plugins/loading/own-plugins.ts',
  );
  const options = {
    codeTheme: await loadCodeTheme('vsDark'),
    darkCodeTheme: null,
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
  return createCompiler(options, { loadExtensions: () => loadExtensions([formulasEntry], { root: '', modules: {} }) });
}
