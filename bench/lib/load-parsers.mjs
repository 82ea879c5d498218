import { fileURLToPath } from 'node:url';
import { loadSource } from './load-source.mjs';

/**
 * Returns the native parser and the reference of the current sources, as a build calls them for
 * `.md` files.
 */
export async function loadParsers() {
  /**
   * @type {typeof import('../../src/markdown/create-processors.ts') &
   *   typeof import('../../src/markdown/parse-source.ts') &
   *   typeof import('../../src/markdown/code/code-theme.ts') &
   *   typeof import('../../src/markdown/code/highlighter.ts') &
   *   typeof import('../../src/markdown/containers/directive-names.ts') &
   *   typeof import('../../src/markdown/page/compile-state.ts') &
   *   typeof import('../../src/markdown/page/file-context.ts') &
   *   typeof import('../../src/plugins/loading/load-extensions.ts') &
   *   typeof import('../../src/plugins/loading/own-plugins.ts') &
   *   typeof import('../../src/plugins/native-parser/create-satteri-parser.ts') &
   *   typeof import('../../src/plugins/native-parser/find-difference.ts') &
   *   typeof import('../../src/plugins/native-parser/satteri.ts')}
   */
  const source = await loadSource(
    'markdown/create-processors.ts',
    'markdown/parse-source.ts',
    'markdown/code/code-theme.ts',
    'markdown/code/highlighter.ts',
    'markdown/containers/directive-names.ts',
    'markdown/page/compile-state.ts',
    'markdown/page/file-context.ts',
    'plugins/loading/load-extensions.ts',
    'plugins/loading/own-plugins.ts',
    'plugins/native-parser/create-satteri-parser.ts',
    'plugins/native-parser/find-difference.ts',
    'plugins/native-parser/satteri.ts',
  );
  const options = {
    codeTheme: await source.loadCodeTheme('vsDark'),
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
  const processorFor = source.createProcessors({
    highlight: source.createHighlighter(options),
    options,
    loadExtensions: () => source.loadExtensions([source.formulasEntry], { root: '', modules: {} }),
  });
  const containers = source.containerNames(options.admonitions);
  const satteri = await source.loadSatteri(fileURLToPath(new URL('../..', import.meta.url)));
  return {
    /**
     * Parses the texts of a file as a build does. `parse` is called for each, and returns its tree.
     * Returns null for a file that a build refuses to parse.
     *
     * @param {string} text
     * @param {import('../../src/markdown/parse-source.ts').ParseOptions['parse']} parse
     */
    parseFile: (text, parse) =>
      source.parseSource(text, { parse, containers, state: source.createCompileState(source.noContext) }),
    /** @param {string} text */
    referenceFor: (text) => processorFor('md').parserFor(text),
    parseNatively: source.createSatteriParser(satteri, containers),
    findDifference: source.findDifference,
  };
}
