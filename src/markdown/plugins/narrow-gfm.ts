import type { Nodes } from 'mdast';
import type { Processor } from 'unified';
import { changeConstruct, changeSyntax, changeTree, startOnlyOnLines } from '../adapters/micromark.ts';

/** Matches a text in which `remark-gfm` may find a link. */
const address = /https?:\/\/|www\.|@/i;
const email = /[\w+.-]@[\w.-]/;
/** The delimiter row of a table with one column, whose header row may have no bar. */
const loneColumn = /^[ \t>]*(?=[|:-])(?=.*[|:])(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*)?$/m;
/** The tokens before a row of a table. The rows after the header need no bar. */
const tableRows: ReadonlySet<string> = new Set(['tableHead', 'tableRow']);

/**
 * Returns whether a text may have email addresses or tables whose header has no bar. Both are rare,
 * and their syntax slows down the parser for all texts.
 */
export function mayHaveRareGfm(text: string): boolean {
  return email.test(text) || loneColumn.test(text);
}

/**
 * Restricts the syntax of `remark-gfm` to what the text can have, with the same resulting tree. It
 * must run directly after `remark-gfm`. Otherwise the parser would try each word as the start of an
 * email address, each line as the header of a table, and search each text for links again.
 */
export function narrowGfm(this: Processor, { hasRare }: { readonly hasRare: boolean }): undefined {
  if (!hasRare) {
    changeSyntax(this, 'remark-gfm', (gfm) => ({
      ...gfm,
      text: changeConstruct(gfm.text, 'emailAutolink', () => null),
      flow: changeConstruct(gfm.flow, 'table', (table) =>
        startOnlyOnLines(table, { test: (line) => line.includes('|'), after: tableRows }),
      ),
    }));
  }
  changeTree(this, 'remark-gfm', (extension) => {
    const { transforms } = extension;
    if (!transforms) return extension;
    return {
      ...extension,
      transforms: transforms.map((transform) => (tree) => (hasAddress(tree) ? transform(tree) : undefined)),
    };
  });
}

function hasAddress(node: Nodes): boolean {
  if (node.type === 'text') return address.test(node.value);
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(hasAddress);
}
