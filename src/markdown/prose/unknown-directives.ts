import type { Finding, Searched } from './finding.ts';

/** A name after two colons that has its line for itself, with a label or attributes. */
const leaf = /^::([a-z][\w-]*)(?:\[[^\n]*\](?:\{[^{}\n]*\})?|\{[^{}\n]*\})[ \t]*$/gim;
/** Without either, it must be all that the paragraph says. */
const bareLeaf = /^::([a-z][\w-]*)[ \t]*$/i;
/** Not in `a:b[c]`, and with braces only if there are attributes in them. */
const inText = /(?<![^\s(*_"'“‘])(?<!:):([a-z][\w-]*)(?:\[[^[\]\n]*\]|\{[^{}\n]{0,200}[=.#][^{}\n]{0,200}\})(?![([])/gi;

/** Tells whether a file may have directives of the kinds that are looked for. */
export const mayHaveDirectives = /(?<![\w:]):[a-z][\w-]*[[{]|^[ \t>]*::[a-z]/im;

/**
 * Returns the directives of a text that mean nothing: `::youtube{id=…}` on a line of its own, and
 * `:badge[x]` among words.
 */
export function unknownDirectives({ text }: Searched): readonly Finding[] {
  const bare = bareLeaf.exec(text);
  const leaves = bare ? [bare] : [...text.matchAll(leaf)];
  return [
    ...leaves.map(({ index, 1: name = '' }) => finding(index, `::${name}`)),
    ...[...text.matchAll(inText)].map(({ index, 1: name = '' }) => finding(index, `:${name}`)),
  ];
}

function finding(offset: number, written: string): Finding {
  return {
    offset,
    title: `There is no directive "${written}", so the page shows it as text.`,
    hint: `Blocks such as \`:::note\` and the variable \`:var[key]\` are all there are. A page that ends in \`.mdx\` may have a component instead. For the text, write \`\\${written}\`.`,
  };
}
