import { asProblem } from '../../shared/problem.ts';
import type { Paragraph, Root } from 'mdast';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { detailsName, otherContainers } from './directive-names.ts';
import { suggest } from '../../shared/nearest.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/** A line such as `:::note Title` or `::: note` that the parser read as text. */
export interface ContainerOpening {
  readonly line: number;
  readonly column: number;
  /** White space between the colons and the name. VitePress allows it. */
  readonly gap: string;
  readonly name: string;
  /** The text after the name, with its white space. */
  readonly rest: string;
}

/**
 * Returns the lines in paragraphs that look like the opening of a container directive. `names` are
 * the valid names.
 */
export function findOpenings(tree: Root, source: string, names: readonly string[]): readonly ContainerOpening[] {
  if (!source.includes(':::')) return [];
  const lines = source.split('\n');
  const openings: ContainerOpening[] = [];
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'paragraph') openings.push(...openingsIn(node, lines, names));
  });
  return openings;
}

function openingsIn(
  { position }: Paragraph,
  lines: readonly string[],
  names: readonly string[],
): readonly ContainerOpening[] {
  if (!position) return [];
  const { start, end } = position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index) => {
    // The later lines of a paragraph still begin with the marks of its quote and the indent of its
    // list.
    const from = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(line)?.[0].length ?? 0);
    const [, gap = '', name, rest = ''] = /^:{3,}([ \t]*)([a-z][\w-]*)(.*)$/i.exec(line.slice(from)) ?? [];
    // With a gap, an unknown name may just as well be an ordinary word.
    if (name === undefined || (gap !== '' && !names.includes(name) && !foreign.has(name))) return [];
    return [{ line: start.line + index, column: from + 1, gap, name, rest }];
  });
}

/** A source in which the titles of containers are in brackets. */
interface BracketedSource {
  readonly text: string;
  /** Returns the column in the original source for a place in `text`. */
  readonly columnOf: (line: number, column: number) => number;
}

/**
 * Returns the source with `:::note Title` and `::: note Title` rewritten as `:::note[Title]`, for
 * the given names. Line numbers do not change.
 */
export function bracketTitles(
  source: string,
  openings: readonly ContainerOpening[],
  names: readonly string[],
): BracketedSource {
  const lines = source.split('\n');
  const columns = new Map<number, (column: number) => number>();
  for (const { line, column, gap, name, rest } of openings) {
    const isTitle = /^[ \t]+\S/.test(rest);
    if (!names.includes(name) || (!isTitle && gap === '')) continue;
    const text = lines[line - 1] ?? '';
    const colons = /^:+/.exec(text.slice(column - 1))?.[0] ?? '';
    const [, title = '', attributes = ''] = splitAttributes(rest.trim(), name);
    const opening = isTitle && title !== '' ? `[${escapeBrackets(title)}` : null;
    const end = opening === null ? rest.trim() : `${opening}]${attributes}`;
    const start = text.slice(0, column - 1) + colons + name;
    lines[line - 1] = start + end;
    const bracketed = opening === null ? end : `${opening} ${attributes}`.trimEnd();
    const written = text.trimEnd();
    columns.set(line, (at) =>
      at <= start.length - name.length ? at : writtenColumn({ bracketed, written }, at - start.length),
    );
  }
  return { text: lines.join('\n'), columnOf: (line, column) => columns.get(line)?.(column) ?? column };
}

/**
 * Compares both strings from the end. They differ only in the backslashes that were added before
 * brackets.
 */
function writtenColumn({ bracketed, written }: { bracketed: string; written: string }, column: number): number {
  let at = written.length;
  for (let index = bracketed.length; index >= Math.max(column, 1); index -= 1) {
    if (bracketed[index - 1] === written[at - 1]) at -= 1;
  }
  return at + 1;
}

/**
 * Splits the text after the name into title and attributes. Only `details` may have attributes
 * after a title (`::: details Title {open}`). In all other containers, braces after a title belong
 * to the title.
 */
function splitAttributes(rest: string, name: string): readonly string[] {
  const isOther = otherContainers.includes(name) && rest.startsWith('{');
  if (isOther || /^\{(?:[.#]|[a-z]+=)[^{}]*\}$/.test(rest)) return [rest, '', rest];
  const found = name === detailsName ? /^([^{}]*?)[ \t]*(\{open\})$/.exec(rest) : null;
  return found ?? [rest, rest, ''];
}

/** Hints for containers of other generators: what to write instead. */
const foreign: ReadonlyMap<string, string> = new Map([
  ['raw', 'Leave it out: the styles of the theme do not conflict with others.'],
  ['v-pre', 'Leave it out: braces are text here.'],
  ['mermaid', 'Write ```` ```mermaid ```` before the diagram and ```` ``` ```` after it.'],
  ['center', 'Write `<div class="align-center">` and an empty line before the text, and `</div>` after it.'],
  ['steps', 'Write `<Steps>` in a page that ends in `.mdx`.'],
  ['cards', 'Write `<Cards>` in a page that ends in `.mdx`.'],
]);

/** Returns a warning for each of the openings, which are all still text. */
export function validateOpenings(
  openings: readonly ContainerOpening[],
  names: readonly string[],
): readonly MarkdownMessage[] {
  return openings.map(({ line, column, name }) => {
    if (names.includes(name)) {
      const hint = `Write \`:::${name}\` or \`:::${name}[Title]\`, with nothing after it.`;
      const title = `This ":::${name}" opens nothing.`;
      return asProblem({ code: 'malformed-directive', title, hint, line, column });
    }
    const hint = foreign.get(name) ?? suggest(name, names, 'kinds');
    const title = `There is no callout ":::${name}".`;
    return asProblem({ code: 'unknown-admonition', title, hint, line, column });
  });
}

function escapeBrackets(title: string): string {
  let depth = 0;
  for (const character of title.replace(/\\./g, '')) {
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}
