import type { Finding, Searched } from './finding.ts';

/** Two colons and a name, with a label or attributes, alone on a line. */
const leaf = /^::([a-z][\w-]*)(?:\[[^\n]*\](?:\{[^{}\n]*\})?|\{[^{}\n]*\})[ \t]*$/gim;
/** Without label and attributes, it must be the whole paragraph. */
const bareLeaf = /^::([a-z][\w-]*)[ \t]*$/i;
/**
 * A directive in text. It must not be part of a word such as `a:b[c]`. Braces must contain an
 * attribute.
 */
const inText = /(?<![^\s(*_"'“‘])(?<!:):([a-z][\w-]*)(?:\[[^[\]\n]*\]|\{[^{}\n]{0,200}[=.#][^{}\n]{0,200}\})(?![([])/gi;

/** Matches a file that may have such directives. */
export const mayHaveDirectives = /(?<![\w:]):[a-z][\w-]*[[{]|^[ \t>]*::[a-z]/im;

/**
 * Returns the unknown directives of a text: `::youtube{id=…}` on a separate line, and `:badge[x]`
 * inside a text.
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
    code: 'unknown-directive',
    title: `There is no directive "${written}", so the page shows it as text.`,
    hint: `Blocks such as \`:::note\`, and in a line \`:var[key]\`, \`:button[…]\` and \`:tooltip[…]\` are the only ones. A page that ends in \`.mdx\` may have a component instead. For the text, write \`\\${written}\`.`,
  };
}
