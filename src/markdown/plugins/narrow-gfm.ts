import type { Nodes } from 'mdast';
import type { Construct, ConstructRecord, Extension, TokenizeContext } from 'micromark-util-types';
import type { Data, Processor } from 'unified';

type TreeExtensions = NonNullable<Data['fromMarkdownExtensions']>[number];
type TreeExtension = Exclude<TreeExtensions, readonly unknown[]>;

/** All that can begin a link in the tree that `remark-gfm` makes of plain text. */
const address = /https?:\/\/|www\.|@/i;
const email = /[\w+.-]@[\w.-]/;
/** Under a line without a bar, the row of dashes of a table with one column. */
const loneColumn = /^[ \t>]*(?=[|:-])(?=.*[|:])(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*)?$/m;
const betweenRows: ReadonlySet<string> = new Set(['lineEnding', 'linePrefix']);

/**
 * Tells whether a text may have what is rare and costs all others much: addresses of e-mail, tables
 * without a bar in their head.
 */
export function mayHaveRareGfm(text: string): boolean {
  return email.test(text) || loneColumn.test(text);
}

/**
 * Narrows the syntax of `remark-gfm`, which must come before it, to what the text can have, with
 * the same tree: the parser would read each word as the beginning of an address of e-mail, each
 * line as the head of a table, and each text again for links.
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
    // A letter that begins something, if only an empty list, ends the parser's quick way through a
    // text.
    if (kept.length > 0) changed[code] = kept;
  }
  return changed;
}

/** Lets a table begin only on a line that has a bar; the rows after its head need none. */
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

/** The parser is given a text line by line, so that what is ahead is the rest of a line. */
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
