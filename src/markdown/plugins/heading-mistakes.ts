import { asProblem } from '../../shared/problem.ts';
import type { Heading, Paragraph, Root } from 'mdast';
import type { Position } from 'unist';
import type { Transformer } from 'unified';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

type Messages = readonly MarkdownMessage[];

/**
 * Warns about lines that look like a heading and are none, about headings that nobody meant, and
 * about a second title.
 */
export function headingMistakes(): Transformer<Root> {
  return (tree, file) => {
    const { messages, hasTitle } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    const titles: Heading[] = [];
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'paragraph') messages.push(...missedHeadings(node, lines));
      if (node.type !== 'heading' || !node.position) return;
      messages.push(...unintended(node.position, lines));
      if (node.depth === 1) titles.push(node);
    });
    // A title that stands before all other text is that of the page, whatever the front matter
    // says.
    const isFirst = tree.children.find(isVisible) === titles[0];
    for (const title of titles.slice(hasTitle && !isFirst ? 0 : 1)) messages.push(secondTitle(title));
  };
}

function isVisible({ type }: Root['children'][number]): boolean {
  return !['html', 'definition', 'mdxjsEsm', 'mdxFlowExpression', 'yaml'].includes(type);
}

function warning(position: Position, title: string, hint: string): MarkdownMessage {
  return asProblem({ code: 'malformed-heading', title, hint, ...placeOf({ position }) });
}

/** Number signs without a space after them, or with one that Markdown does not know. */
const missed = /^(?:(#{2,6})[^#\s]|(#{1,6})[^\S \t\n]|(＃{1,6})\s)/;

function missedHeadings({ position }: Paragraph, lines: readonly string[]): Messages {
  if (!position) return [];
  const { start, end } = position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index) => {
    const from = index === 0 ? start.column - 1 : (/^[ \t>]*/.exec(line)?.[0].length ?? 0);
    const [, tight, odd, wide] = missed.exec(line.slice(from)) ?? [];
    const marks = tight ?? odd ?? wide?.replaceAll('＃', '#');
    if (marks === undefined) return [];
    const title =
      tight !== undefined
        ? `This is not a heading: a space is missing after \`${marks}\`.`
        : odd !== undefined
          ? `This is not a heading: after \`${marks}\` is a character that looks like a space but is not one.`
          : `This is not a heading: \`${wide}\` is written with full-width characters.`;
    const hint = `Write \`${marks} Title\`${odd === undefined ? '' : ' with an ordinary space'}, or \`\\${marks}\` for the text.`;
    const place = { line: start.line + index, column: from + 1, offset: 0 };
    return [warning({ start: place, end: place }, title, hint)];
  });
}

/** An underline as long as its text is meant; so is one under a few words. */
const mostWords = 12;

function unintended(position: Position, lines: readonly string[]): Messages {
  const { start, end } = position;
  const written = lines.slice(start.line - 1, end.line);
  const first = written[0]?.slice(start.column - 1) ?? '';
  const marks = /^(#{1,6})(?:[ \t]+#*)?[ \t]*$/.exec(first)?.[1];
  if (marks !== undefined) {
    const hint = `Write its text after \`${marks}\`, or remove it; write \`\\${marks}\` for the characters themselves.`;
    return [warning(position, 'This heading has no text.', hint)];
  }
  const underline = written.length > 1 ? /^[ \t>]*(-+)[ \t]*$/.exec(written.at(-1) ?? '')?.[1] : undefined;
  if (underline === undefined) return [];
  const text = [first, ...written.slice(1, -1)].join('\n').trim();
  const isSentence =
    text.includes('\n') || /[.:;,…。：；，]["'”’»)\]*_`]*$/.test(text) || text.split(/\s+/).length > mostWords;
  if (!isSentence || text.length === underline.length) return [];
  const hint = `Put an empty line before \`${underline}\` for a line between two parts. For a heading, write \`## \` before its text.`;
  return [warning(position, `The \`${underline}\` under this paragraph turns it into a heading.`, hint)];
}

function secondTitle({ position }: Heading): MarkdownMessage {
  const title = 'This is a second title: the page already has one.';
  const hint =
    'Write `## ` for a heading in the text. The title is `title` in the front matter, or the first heading with one `#`.';
  return asProblem({ code: 'malformed-heading', title, hint, ...placeOf({ position }) });
}
