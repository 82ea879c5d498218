import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { loadCodeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlighter.ts';
import { containerNames } from '../../../../src/markdown/containers/directive-names.ts';
import { createProcessors } from '../../../../src/markdown/create-processors.ts';
import { mayHaveRareGfm } from '../../../../src/markdown/plugins/narrow-gfm.ts';
import { mayHaveFormulas } from '../../../../src/plugins/formulas/formula-syntax.ts';
import { createSatteriParser } from '../../../../src/plugins/native-parser/create-satteri-parser.ts';
import { loadOwnPlugins } from '../../../support/own-plugins.ts';

/** Those of the project's own site, whose texts some tests parse. */
const admonitions = {
  compliance: { label: 'Compliance', icon: 'globe', color: 'warning' },
  unconfirmed: { label: 'Unconfirmed', icon: 'globe', color: 'warning' },
} as const;

const options = {
  codeTheme: await loadCodeTheme('vsDark'),
  darkCodeTheme: null,
  variables: {},
  admonitions,
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
const processors = createProcessors({
  highlight: createHighlighter(options),
  options,
  loadExtensions: loadOwnPlugins,
});
/** Texts that need different syntax, as the conditions of the syntax tell. */
const samples = ['', 'a@b.org', '$a$', '$a$ a@b.org'];
const { parserFor } = processors('md');
const keyOf = (text: string): string => `${mayHaveFormulas(text)} ${mayHaveRareGfm(text)}`;
const parsers = new Map(await Promise.all(samples.map(async (text) => [keyOf(text), await parserFor(text)] as const)));

/** Returns the tree that `remark-parse` with docsgen's syntax gives, as JSON. */
export function parseByReference(text: string): Nodes {
  const parseText = parsers.get(keyOf(text));
  if (!parseText) throw new Error(`No sample goes the way of ${keyOf(text)}`);
  return plain(parseText(text, () => undefined));
}

const parse = createSatteriParser({ markdownToMdast }, containerNames(admonitions));

/** Returns the tree that `satteri` gives where it is sure to be right, as JSON; null elsewhere. */
export function parseWhereCertain(text: string): Nodes | null {
  const { tree } = parse(text);
  return tree === null ? null : plain(tree);
}

/** Returns the tree that `satteri` gives of anything. */
export function parseAnyway(text: string, directive = false): Nodes {
  return plain(markdownToMdast(text, { features: { frontmatter: false, directive } }));
}

/** One parser leaves out what the other says is undefined. */
function plain(tree: Nodes | Root): Nodes {
  const copy: Nodes = JSON.parse(JSON.stringify(tree));
  return copy;
}
