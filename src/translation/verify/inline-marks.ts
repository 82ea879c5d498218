import type { Nodes, Root } from 'mdast';
import { eachMarkdownNode } from '../../markdown/page/walk.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Block } from '../blocks/block.ts';
import { offsetsIn } from './active-parts.ts';

/** What a parser makes of the signs in a block, such as `**` and brackets. */
export interface InlineMarks {
  /** How many nodes it has of each type. */
  readonly counts: ReadonlyMap<string, number>;
  /** The number of those that nobody may have meant, as in `2*3*4`. */
  readonly doubtful: number;
  /** What is no mark, as it is written, but without what is escaped. */
  readonly literal: string;
  /** The number of backslashes that a path such as `C:\_site` or `\\server` loses. */
  readonly pathLosses: number;
  /** The number of cells in each row of a table. */
  readonly rows: readonly number[];
}

/** A node of a text, at its offsets. */
interface PlacedNode {
  readonly node: Nodes;
  readonly start: number;
  readonly end: number;
}

const markTypes: ReadonlySet<string> = new Set([
  ...['emphasis', 'strong', 'delete', 'inlineCode', 'inlineMath'],
  ...['link', 'linkReference', 'image', 'imageReference', 'footnoteReference'],
]);

/** The type under which bold text counts, too, if its signs are underscores, as in `__init__`. */
const underscored = 'strong of underscores';

/** Returns a function that finds the marks of each block of a text. */
export function readMarks(text: string, tree: Root): (block: Pick<Block, 'start' | 'end'>) => InlineMarks {
  const offsetOf = offsetsIn(text);
  const nodes: PlacedNode[] = [];
  eachMarkdownNode(tree, (node) => {
    if (node.type !== 'text' && node.type !== 'tableRow' && !markTypes.has(node.type)) return;
    nodes.push({ node, start: offsetOf(node.position?.start), end: offsetOf(node.position?.end) });
  });
  return (block) =>
    marksOf(
      nodes.filter(({ start, end }) => block.start <= start && end <= block.end),
      text,
    );
}

function marksOf(nodes: readonly PlacedNode[], text: string): InlineMarks {
  const marks = nodes.filter(({ node }) => markTypes.has(node.type));
  const types = marks.map(({ node, start }) =>
    node.type === 'strong' && text[start] === '_' ? underscored : node.type,
  );
  const written = nodes.filter(({ node }) => node.type === 'text').map(({ start, end }) => text.slice(start, end));
  return {
    counts: new Map([...groupBy(types, (type) => type)].map(([type, all]) => [type, all.length])),
    doubtful: marks.filter((mark) => isDoubtful(mark, text)).length,
    literal: written.join('').replace(/\\[!-/:-@[-`{-~]/g, ''),
    pathLosses: written.reduce((sum, each) => sum + lossesIn(each), 0),
    rows: nodes.flatMap(({ node }) => (node.type === 'tableRow' ? [node.children.length] : [])),
  };
}

/** Languages that have no blanks between words, such as Chinese, have marks beside any letter. */
const wordSign = /[\p{Script=Latin}\p{N}]/u;

/**
 * Returns whether the signs of a mark may be meant as signs: they stand between two letters or
 * digits, as in `2*3*4`, or they are backticks with a blank or a backslash inside.
 */
function isDoubtful({ node, start, end }: PlacedNode, text: string): boolean {
  if (!/[*_~`$]/.test(text[start] ?? '')) return false;
  if (wordSign.test(text[start - 1] ?? '') && wordSign.test(text[end] ?? '')) return true;
  return node.type === 'inlineCode' && /^`+\s|[\s\\]`+$/.test(text.slice(start, end)) && !node.value.includes('`');
}

/** In Markdown, a backslash before a punctuation mark is not shown. */
function lossesIn(written: string): number {
  const paths = written.match(/(?<![\p{L}\p{N}])(?:[A-Za-z]:\\|\\\\[\p{L}\p{N}])\S*/gu) ?? [];
  return paths.filter((path) => /\\[!-/:-@[-`{-~]/.test(path)).length;
}

/** Underscores inside of a name, as in `snake_case`, are never marks. */
const emphasisSign = /\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** The signs of marks that may be lost, and what is left of them in the text then. */
const lostSigns: readonly (readonly [types: readonly string[], sign: RegExp])[] = [
  [['emphasis'], emphasisSign],
  [['strong', underscored], emphasisSign],
  [['delete'], /~/g],
  [['inlineCode'], /`/g],
  [['inlineMath'], /\$/g],
  [['link', 'linkReference', 'image', 'imageReference', 'footnoteReference'], /\[/g],
];

/** Signs that no writer wants to show: those of bold text or of a link with a blank in between. */
const brokenMarks = /\*\*[^*]+\*\*|\](?:\(|[ \t]*[(（](?:https?:|mailto:|\.{0,2}\/|#))/g;

/**
 * Returns whether signs of a text are not read as its writer seems to mean them, compared to the
 * text that it translates: a reader would see the signs of a mark, or a mark instead of signs. A
 * translation may have more marks than its source, such as a foreign word in italics, or fewer.
 */
export function haveOtherSense(translated: InlineMarks, source: InlineMarks): boolean {
  const countOf = ({ counts }: InlineMarks, types: readonly string[]) =>
    types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0);
  const hasMore = (type: string) => countOf(translated, [type]) > countOf(source, [type]);
  const shows = (sign: RegExp) => matchesIn(translated.literal, sign) > matchesIn(source.literal, sign);
  return (
    // Translators strike nothing out. They write numbers with `~`, prices with `$`, names with `__`.
    ['delete', 'inlineMath', underscored].some(hasMore) ||
    translated.doubtful > source.doubtful ||
    translated.pathLosses > source.pathLosses ||
    shows(brokenMarks) ||
    // Of three backticks, any two may be the pair.
    (countOf(translated, ['inlineCode']) > 0 && shows(/`/g)) ||
    lostSigns.some(([types, sign]) => countOf(translated, types) < countOf(source, types) && shows(sign))
  );
}

function matchesIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
