import { asProblem } from '../shared/problem.ts';
import type { Html, Root } from 'mdast';
import type { Node, Point } from 'unist';
import { bracketTitles, findOpenings, validateOpenings } from './containers/container-openings.ts';
import { RefusedText } from './guard-plugin.ts';
import { includeFile } from './includes/include-file.ts';
import { parseIncludeTarget } from './includes/include-target.ts';
import { joinAddresses, splitAddresses } from './links/spaced-addresses.ts';
import { findExcess } from './page/limits.ts';
import type { CompileState } from './page/compile-state.ts';
import { placeOf } from './page/compile-state.ts';
import { syntaxMessage } from './mdx/syntax-message.ts';
import type { ReportMessage } from './pipeline-extension.ts';
import { checkConflicts } from './includes/check-conflicts.ts';
import { hasFrontMatter, prepareSource } from './prepare-source.ts';
import { splitFrontMatter } from '../shared/front-matter.ts';
import { eachMarkdownNode, replaceMarkdownNodes } from './page/walk.ts';

export interface ParseOptions {
  readonly parse: (text: string, report: ReportMessage) => Promise<Root>;
  /** Names of the container directives. */
  readonly containers: readonly string[];
  readonly state: CompileState;
}

const includeMark = '@include:';

/**
 * Returns the tree of a page, in which each include comment (`<!--@include: ./_part.md-->`) is
 * replaced with the tree of the partial. Returns null for a page that cannot be parsed; the reason
 * is added to the messages of the state.
 */
export async function parseSource(source: string, options: ParseOptions): Promise<Root | null> {
  const text = prepareSource(source);
  const { lines, messages } = options.state;
  if (!checkConflicts(source, splitFrontMatter(source).bodyLine, (message) => messages.push(message))) {
    lines.add(null, text);
    return null;
  }
  return parseFile({ file: null, text, parents: [] }, options);
}

interface ParsedFile {
  /** Path of a partial, as `ReadIncluded` takes it. Null for the page. */
  readonly file: string | null;
  readonly text: string;
  /** The chain of partials that include this one, without the page. */
  readonly parents: readonly string[];
}

async function parseFile({ file, text, parents }: ParsedFile, options: ParseOptions): Promise<Root | null> {
  const { containers, state } = options;
  const before = state.lines.add(file, text);
  const report: ReportMessage = (message) => state.messages.push({ ...message, line: message.line + before });
  const excess = findExcess(text, containers);
  if (excess) {
    report(excess);
    return null;
  }
  const parsed = await parseTitles(text, options, report).catch((error: unknown) => {
    report(syntaxMessage(error, text));
    return null;
  });
  if (!parsed) return null;
  const { tree, openings } = parsed;
  for (const message of validateOpenings(openings, containers)) report(message);
  // Line numbers are global over the page and its partials (see `SourceLines`).
  if (before > 0) movePoints(tree, (point) => (point.line += before));
  const path = file === null ? [] : [file];
  await replaceMarkdownNodes(tree, (node, parent) => {
    if (node.type !== 'html') return null;
    const target = partialTarget(node.value);
    if (target === null) return null;
    if (parent.type === 'paragraph') return () => refuseInline(node, state);
    return () => parsePartial({ node, target, parents: [...parents, ...path] }, options);
  });
  return tree;
}

/** Returns the target of an include comment, or null for any other HTML. */
function partialTarget(html: string): string | null {
  const text = html.trimEnd();
  if (!text.startsWith('<!--') || text.indexOf('-->') !== text.length - '-->'.length) return null;
  const inside = text.slice('<!--'.length, -'-->'.length).trim();
  const target = inside.startsWith(includeMark) ? inside.slice(includeMark.length).trim() : '\n';
  return target.includes('\n') ? null : target;
}

/**
 * Parses a source. If containers are written as `:::note Title`, or addresses with spaces, brings
 * them into the form that the parser reads, and parses again.
 */
async function parseTitles(source: string, { parse, containers }: ParseOptions, report: ReportMessage) {
  const tree = await parse(source, report);
  const joined = joinAddresses(tree, source);
  for (const message of joined.messages) report(message);
  const openings = findOpenings(tree, joined.text, containers);
  const { text, columnOf } = bracketTitles(joined.text, openings, containers);
  if (text === source) return { tree, openings };
  const final = await parse(text, (message) => report({ ...message, column: columnOf(message.line, message.column) }));
  const rest = findOpenings(final, text, containers);
  movePoints(final, (point) => (point.column = columnOf(point.line, point.column)));
  if (joined.text !== source) splitAddresses(final);
  return { tree: final, openings: rest };
}

interface PartialRequest {
  readonly node: Html;
  readonly target: string;
  readonly parents: readonly string[];
}

async function parsePartial(
  { node, target, parents }: PartialRequest,
  options: ParseOptions,
): Promise<Root['children']> {
  const { state } = options;
  const place = placeOf(node);
  const found = await includeFile({ target: parseIncludeTarget(target), place, state });
  if (!found) return [];
  const { path, lines, selected } = found;
  if (parents.includes(path)) {
    const title = `\`${path}\` includes itself.`;
    const hint = `The loop: ${[...parents.slice(parents.indexOf(path)), path].join(', ')}.`;
    state.messages.push(asProblem({ code: 'invalid-include', title, hint, ...place }));
    return [];
  }
  const source = lines.join('\n');
  const included = new Set(selected);
  if (included.has(0) && hasFrontMatter(source)) {
    const title = `The front matter of \`${path}\` is left out.`;
    const hint = 'A page has one front matter, its own. Remove it from the included file.';
    state.messages.push(asProblem({ code: 'ignored-by-include', title, hint, ...place }));
  }
  const kept = prepareSource(source);
  const report: ReportMessage = (message) =>
    state.messages.push({ ...message, line: message.line + state.lines.add(path, kept) });
  // Without the part, the page would be one that nobody has written.
  if (!checkConflicts(source, 0, report)) throw new RefusedText();
  // Lines that are not included become empty, so that the other lines keep their numbers.
  const part = kept.split('\n').map((line, index) => (included.has(index) ? line : ''));
  return (await parseFile({ file: path, text: part.join('\n'), parents }, options))?.children ?? [];
}

function refuseInline(node: Html, state: CompileState): Promise<[]> {
  const title = 'An `@include` within a paragraph includes nothing.';
  state.messages.push(
    asProblem({
      code: 'invalid-include',
      title,
      hint: 'Put it on its own line, between empty lines.',
      ...placeOf(node),
    }),
  );
  return Promise.resolve([]);
}

/** Calls `move` for the start and end points of all nodes and MDX attributes in a tree. */
function movePoints(tree: Root, move: (point: Point) => void): void {
  const moveNode = ({ position }: Node): void => {
    if (position) for (const point of [position.start, position.end]) move(point);
  };
  eachMarkdownNode(tree, (node) => {
    moveNode(node);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') node.attributes.forEach(moveNode);
  });
}
