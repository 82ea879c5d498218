import { distance } from 'fastest-levenshtein';
import type { Paragraph, Root } from 'mdast';
import { admonitionNames } from './admonition-kind.ts';
import type { MarkdownMessage } from './compiled-page.ts';
import { figureName } from './plugins/figures.ts';
import { eachMarkdownNode } from './walk.ts';

/** Containers whose title may follow the name without brackets. */
const titledNames: ReadonlySet<string> = new Set([...admonitionNames, figureName]);

/** A line such as `:::note Title` that the parser took for text. */
export interface ContainerOpening {
  readonly line: number;
  readonly column: number;
  readonly name: string;
  /** What stands after the name, white space included. */
  readonly rest: string;
}

/** Returns the lines of paragraphs that look like the opening of a container directive. */
export function findOpenings(tree: Root, source: string): readonly ContainerOpening[] {
  if (!source.includes(':::')) return [];
  const lines = source.split('\n');
  const openings: ContainerOpening[] = [];
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'paragraph') openings.push(...openingsIn(node, lines));
  });
  return openings;
}

function openingsIn({ position }: Paragraph, lines: readonly string[]): readonly ContainerOpening[] {
  if (!position) return [];
  const { start, end } = position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index) => {
    // Later lines of a paragraph still have the marks of the quote and the indent of the list that it is in.
    const from = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(line)?.[0].length ?? 0);
    const match = /^:{3,}([a-z][\w-]*)(.*)$/i.exec(line.slice(from));
    return match ? [{ line: start.line + index, column: from + 1, name: match[1] ?? '', rest: match[2] ?? '' }] : [];
  });
}

/** Returns the source, line for line, with `:::note Title` written as `:::note[Title]`. */
export function bracketTitles(source: string, openings: readonly ContainerOpening[]): string {
  const lines = source.split('\n');
  for (const { line, name, rest } of openings) {
    if (!titledNames.has(name) || !/^[ \t]+\S/.test(rest)) continue;
    const text = lines[line - 1] ?? '';
    lines[line - 1] = `${text.slice(0, text.length - rest.length)}[${escapeBrackets(rest.slice(1).trimEnd())}]`;
  }
  return lines.join('\n');
}

/** Returns a warning for each opening that opens nothing. */
export function judgeOpenings(openings: readonly ContainerOpening[]): readonly MarkdownMessage[] {
  return openings.map(({ line, column, name }) => {
    if (titledNames.has(name)) {
      const hint = `Write \`:::${name}\` or \`:::${name}[Title]\`, with nothing after it.`;
      return {
        severity: 'warning',
        title: `This ":::${name}" opens no ${name === figureName ? 'figure' : 'callout'}.`,
        hint,
        line,
        column,
      };
    }
    const nearest = admonitionNames.toSorted((one, other) => distance(one, name) - distance(other, name))[0];
    const hint = `The kinds are ${admonitionNames.join(', ')}; the nearest is "${nearest}".`;
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
