import type { Paragraph, Root } from 'mdast';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { detailsName, otherContainers } from './directive-names.ts';
import { suggest } from '../../shared/nearest.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/** A line such as `:::note Title` or `::: note` that the parser took for text. */
export interface ContainerOpening {
  readonly line: number;
  readonly column: number;
  /** White space between the colons and the name, as VitePress has it. */
  readonly gap: string;
  readonly name: string;
  /** What stands after the name, white space included. */
  readonly rest: string;
}

/** Returns the lines of paragraphs that look like the opening of a container directive; `names` are those that there are. */
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
    // Later lines of a paragraph still have the marks of the quote and the indent of the list that it is in.
    const from = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(line)?.[0].length ?? 0);
    const [, gap = '', name, rest = ''] = /^:{3,}([ \t]*)([a-z][\w-]*)(.*)$/i.exec(line.slice(from)) ?? [];
    // With a gap, a name that nobody knows is as likely a word.
    if (name === undefined || (gap !== '' && !names.includes(name) && !foreign.has(name))) return [];
    return [{ line: start.line + index, column: from + 1, gap, name, rest }];
  });
}

/** A source in which titles are in brackets. */
interface BracketedSource {
  readonly text: string;
  /** Returns the column that a place in the text has in the source. */
  readonly columnOf: (line: number, column: number) => number;
}

/** Returns the source, line for line, with `:::note Title` and `::: note Title` written as `:::note[Title]` for the given names. */
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

/** Both end with the same words, but for the backslashes that were put before brackets. */
function writtenColumn({ bracketed, written }: { bracketed: string; written: string }, column: number): number {
  let at = written.length;
  for (let index = bracketed.length; index >= Math.max(column, 1); index -= 1) {
    if (bracketed[index - 1] === written[at - 1]) at -= 1;
  }
  return at + 1;
}

/**
 * A fold may be open, `::: details Title {open}`; to all other blocks, braces after words are
 * words.
 */
function splitAttributes(rest: string, name: string): readonly string[] {
  const isOther = otherContainers.includes(name) && rest.startsWith('{');
  if (isOther || /^\{(?:[.#]|[a-z]+=)[^{}]*\}$/.test(rest)) return [rest, '', rest];
  const found = name === detailsName ? /^([^{}]*?)[ \t]*(\{open\})$/.exec(rest) : null;
  return found ?? [rest, rest, ''];
}

/** What to write here instead of containers that other generators have. */
const foreign: ReadonlyMap<string, string> = new Map([
  ['raw', 'Leave it out: the styles of the theme are made to stand beside others.'],
  ['v-pre', 'Leave it out: braces are text here.'],
  ['mermaid', 'Write ```` ```mermaid ```` before the diagram and ```` ``` ```` after it.'],
  ['center', 'Write `<div class="align-center">` and an empty line before the text, and `</div>` after it.'],
  ['steps', 'Write `<Steps>` in a page that ends in `.mdx`.'],
  ['cards', 'Write `<Cards>` in a page that ends in `.mdx`.'],
]);

/** Returns a warning for each opening that opens nothing. */
export function validateOpenings(
  openings: readonly ContainerOpening[],
  names: readonly string[],
): readonly MarkdownMessage[] {
  return openings.map(({ line, column, name }) => {
    if (names.includes(name)) {
      const hint = `Write \`:::${name}\` or \`:::${name}[Title]\`, with nothing after it.`;
      return { severity: 'warning', title: `This ":::${name}" opens nothing.`, hint, line, column };
    }
    const hint = foreign.get(name) ?? suggest(name, names, 'kinds');
    return { severity: 'warning', title: `There is no callout ":::${name}".`, hint, line, column };
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
