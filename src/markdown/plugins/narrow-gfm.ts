import type { Nodes } from 'mdast';
import type { Construct, ConstructRecord, Extension, TokenizeContext } from 'micromark-util-types';
import type { Data, Processor } from 'unified';

type TreeExtensions = NonNullable<Data['fromMarkdownExtensions']>[number];
type TreeExtension = Exclude<TreeExtensions, readonly unknown[]>;

/** Matches a text in which `remark-gfm` may find a link. */
const address = /https?:\/\/|www\.|@/i;
const email = /[\w+.-]@[\w.-]/;
/** The delimiter row of a table with one column, whose header row may have no bar. */
const loneColumn = /^[ \t>]*(?=[|:-])(?=.*[|:])(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*)?$/m;
const betweenRows: ReadonlySet<string> = new Set(['lineEnding', 'linePrefix']);

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
  const { micromarkExtensions: tokens = [], fromMarkdownExtensions: trees = [] } = this.data();
  const gfm = tokens.pop();
  const tree = trees.pop();
  if (!gfm || Array.isArray(gfm) || !tree) throw new Error('remark-gfm must come before narrowGfm.');
  tokens.push(hasRare ? gfm : narrowTokens(gfm));
  trees.push([tree].flat().map(narrowTransforms));
}

function narrowTokens(gfm: Extension): Extension {
  return {
    ...gfm,
    text: eachConstruct(gfm.text, (construct) => (construct.name === 'emailAutolink' ? [] : [construct])),
    flow: eachConstruct(gfm.flow, (construct) => [construct.name === 'table' ? whereBar(construct) : construct]),
  };
}

function eachConstruct(
  record: ConstructRecord | undefined,
  change: (construct: Construct) => readonly Construct[],
): ConstructRecord {
  const changed: ConstructRecord = {};
  for (const [code, constructs] of Object.entries(record ?? {})) {
    const kept = [constructs ?? []].flat().flatMap(change);
    // The parser leaves its fast path for text at every character that has an entry, even an empty
    // list.
    if (kept.length > 0) changed[code] = kept;
  }
  return changed;
}

/**
 * Restricts tables: they begin only on a line with a bar. The rows after the header need no bar.
 */
function whereBar(table: Construct): Construct {
  return {
    ...table,
    tokenize(effects, ok, nok) {
      return isInTable(this) || hasBarAhead(this) ? table.tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}

function isInTable({ events }: TokenizeContext): boolean {
  const before: string | undefined = events.findLast(([, { type }]) => !betweenRows.has(type))?.[1].type;
  return before === 'tableHead' || before === 'tableRow';
}

/**
 * Returns whether the rest of the line has a bar. The parser gets the text line by line, so only
 * the line is available.
 */
function hasBarAhead(context: TokenizeContext): boolean {
  const start = context.now();
  const ahead = context.sliceStream({ start, end: { ...start, _index: Infinity, _bufferIndex: -1 } });
  return ahead.some((chunk) => typeof chunk === 'string' && chunk.includes('|'));
}

function narrowTransforms(extension: TreeExtension): TreeExtension {
  const { transforms } = extension;
  if (!transforms) return extension;
  return {
    ...extension,
    transforms: transforms.map((transform) => (tree) => (hasAddress(tree) ? transform(tree) : undefined)),
  };
}

function hasAddress(node: Nodes): boolean {
  if (node.type === 'text') return address.test(node.value);
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(hasAddress);
}
