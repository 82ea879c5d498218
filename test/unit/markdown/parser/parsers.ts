import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { loadCodeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlighter.ts';
import { containerNames } from '../../../../src/markdown/containers/container-names.ts';
import { createProcessors } from '../../../../src/markdown/create-processors.ts';
import { mayHaveMath } from '../../../../src/markdown/math/math-syntax.ts';
import { createSatteriParser } from '../../../../src/markdown/parser/create-satteri-parser.ts';

const options = {
  codeTheme: await loadCodeTheme('vsDark'),
  darkCodeTheme: null,
  variables: {},
  admonitions: {},
  inlineStyles: false,
  pictures: { zoom: false, captions: false },
  satteri: null,
};
const processors = createProcessors(createHighlighter(options), options, () => Promise.reject(new Error('unused')));
const parsers = { true: await processors('md', true), false: await processors('md', false) };

/** Returns the tree that `remark-parse` with docsgen's syntax gives, as JSON. */
export function parseByReference(text: string): Nodes {
  return plain(parsers[`${mayHaveMath(text)}`].parse(text));
}

const parse = createSatteriParser({ markdownToMdast }, containerNames({}));

/** Returns the tree that `satteri` gives where it is sure to be right, as JSON; null elsewhere. */
export function parseWhereCertain(text: string): Nodes | null {
  const tree = parse(text);
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
