import { asProblem } from '../../shared/problem.ts';
import type { Nodes } from 'hast';
import type { MarkdownMessage } from './compiled-page.ts';

/**
 * Limits for a text. The time of the parser grows with the square of each of these numbers (or its
 * stack overflows), so a build would seem to hang at a file with more. No text that a person writes
 * comes near them.
 */
const mostContainers = 100;
const mostDirectives = 30;
const mostMarks = 5000;
const mostColumns = 2000;
const mostWordsInBracket = 10_000;
const mostRows = 10_000;
const mostFootnotes = 2000;
const mostLevels = 250;
const mostAtSigns = 200;
const mostQuotes = 2000;
const mostCharacters = 2_000_000;
const mostIncludes = 1000;

const containerMarks = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])|\[\^[^\s[\]]+\]:))+/;
const rule = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;
/**
 * An empty line, a table row, a heading or a list item. It ends the text block before it, and the
 * counts start again.
 */
const newText = /^[ \t>]*(?:$|[|#]|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/;
/**
 * The start of an HTML block. It ends at the next empty line and is cheap to parse, even with many
 * tags.
 */
const htmlBlock = /^ {0,3}<[a-z!?/]/i;
/** Backticks that are followed by more backticks on the same line are inline code, not a fence. */
const fenceStart = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])[ \t])*(`{3,}(?=[^`]*$)|~{3,})/;
const fenceEnd = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/**
 * Returns an error for the first place where a text exceeds a limit of the parser, or null if it
 * can be parsed. `containers` are the names of the container directives. The parser takes
 * directives with other names as text.
 */
export function findExcess(source: string, containers: readonly string[]): MarkdownMessage | null {
  let fence: string | null = null;
  let marks = 0;
  let isHtml = false;
  let footnotes = 0;
  let quotes = 0;
  let isQuoted = false;
  let rows = 0;
  let brackets = 0;
  let words = 0;
  if (source.length > mostCharacters) return asProblem({ ...tooLong, line: 1, column: 1 });
  const items: number[] = [];
  const names = new Set(containers);
  const directives: number[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    if (fence !== null) {
      if (fenceEnd.exec(line)?.[1]?.startsWith(fence)) fence = null;
      continue;
    }
    fence = fenceStart.exec(line)?.[1] ?? null;
    if (fence !== null) continue;
    if (newText.test(line)) {
      marks = 0;
      isHtml = false;
      brackets = 0;
      words = 0;
    }
    isHtml ||= marks === 0 && htmlBlock.test(line);
    marks += isHtml ? 0 : weigh(line);
    brackets = Math.max(0, brackets + count(line, /(?<!\\)\[/g) - count(line, /(?<!\\)\]/g));
    words = brackets === 0 || isHtml ? 0 : words + count(line, /\S+/g);
    if (/^[ \t>]*\[\^/.test(line)) footnotes += 1;
    if (/^[ \t]*>/.test(line) !== isQuoted) {
      isQuoted = !isQuoted;
      if (isQuoted) quotes += 1;
    }
    rows = /^[ \t>]*\|/.test(line) ? rows + 1 : 0;
    trackDirectives(line, directives, names);
    trackItems(line, items);
    const containersOpen = Math.max(items.length, containersOf(line));
    const openDirectives = directives.length;
    const excess = excessOf({ line, marks, words, rows, footnotes, quotes, containersOpen, openDirectives });
    if (excess) return asProblem({ ...excess, line: index + 1, column: 1 });
  }
  return null;
}

const tooLong = {
  code: 'text-too-long',
  title: `This text has more than ${mostCharacters} characters.`,
  hint: 'Divide it into several pages, or offer it as a file to download.',
} as const;

/** How much a page has included so far. */
export interface IncludedSoFar {
  files: number;
  characters: number;
}

/**
 * Counts one more included text. Returns an error if the page includes too many files or
 * characters, otherwise null.
 */
export function countIncluded(
  included: IncludedSoFar,
  text: string,
): Pick<MarkdownMessage, 'code' | 'title' | 'hint'> | null {
  included.files += 1;
  included.characters += text.length;
  if (included.files > mostIncludes) {
    const title = `This page includes more than ${mostIncludes} files.`;
    return {
      code: 'too-many-includes',
      title,
      hint: 'Each time a file is included, all files that it includes are included, too. Split the page.',
    };
  }
  return included.characters > mostCharacters
    ? { ...tooLong, title: `What this page includes has more than ${mostCharacters} characters.` }
    : null;
}

/** Returns an error for a tree that is too deep to be rendered, otherwise null. */
export function findDepth(tree: Nodes): MarkdownMessage | null {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > mostLevels) return tooDeep(first?.position?.start);
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return null;
}

/** Returns the error for a text whose elements are nested too deeply. */
export function tooDeep(place?: { readonly line: number; readonly column: number }): MarkdownMessage {
  return asProblem({
    code: 'nesting-too-deep',
    title: `Elements are nested more than ${mostLevels} deep.`,
    hint: 'Look for HTML elements or emphasis that are opened again and again and never closed.',
    line: place?.line ?? 1,
    column: place?.column ?? 1,
  });
}

interface Measured {
  readonly line: string;
  readonly marks: number;
  readonly words: number;
  readonly rows: number;
  readonly footnotes: number;
  readonly quotes: number;
  readonly containersOpen: number;
  readonly openDirectives: number;
}

function excessOf(measured: Measured): Pick<MarkdownMessage, 'code' | 'title' | 'hint'> | null {
  const { line, marks, words, rows, footnotes, quotes, containersOpen, openDirectives } = measured;
  if (containersOpen > mostContainers && !rule.test(line)) {
    const title = `Quotes, lists and footnotes are nested more than ${mostContainers} deep.`;
    return { code: 'nesting-too-deep', title, hint: 'Write a backslash before a mark that is meant as text.' };
  }
  if (openDirectives > mostDirectives) {
    const title = `Blocks such as \`:::note\` are nested more than ${mostDirectives} deep.`;
    return { code: 'nesting-too-deep', title, hint: 'Close each with a line of as many colons as its first line has.' };
  }
  if (marks > mostMarks) {
    const title = `This text has more than ${mostMarks} lines, or marks such as \`*\`, \`<\` and \`@\`, without an empty line.`;
    return {
      code: 'text-too-complex',
      title,
      hint: 'Put empty lines between its paragraphs, or put it all into a code block.',
    };
  }
  if (words > mostWordsInBracket) {
    const title = `More than ${mostWordsInBracket} words follow a \`[\` that is never closed.`;
    return {
      code: 'text-too-complex',
      title,
      hint: 'Write `\\[` for a bracket that is text, and put empty lines between paragraphs.',
    };
  }
  if (footnotes > mostFootnotes) {
    const title = `This file has more than ${mostFootnotes} footnotes.`;
    return { code: 'text-too-complex', title, hint: 'Split it into several pages.' };
  }
  if (quotes > mostQuotes) {
    const title = `This file has more than ${mostQuotes} quotes.`;
    return { code: 'text-too-complex', title, hint: 'Split it into several pages.' };
  }
  if (rows > mostRows) {
    const title = `This table has more than ${mostRows} rows.`;
    return { code: 'table-too-large', title, hint: 'Offer such a table as a download.' };
  }
  const hasAddresses = count(line, /@/g) > mostAtSigns;
  if (hasAddresses && line.split(/\s/).some((word) => count(word, /@/g) > mostAtSigns)) {
    const title = `A word of this line has more than ${mostAtSigns} signs \`@\`.`;
    return { code: 'text-too-complex', title, hint: 'Put spaces between addresses, or the line into a code block.' };
  }
  if (line.length > mostColumns && count(line, /\|/g) > mostColumns) {
    return {
      code: 'table-too-large',
      title: `This row has more than ${mostColumns} columns.`,
      hint: 'Offer such a table as a download.',
    };
  }
  return null;
}

/**
 * Returns the number of marks in a line, plus one for the line. A heading underline counts 4: it is
 * slow to parse.
 */
function weigh(line: string): number {
  return underline.test(line) ? 4 : 1 + count(line, /[*_~[\]<&@]|:\/\/|www\./g);
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}

/** Returns the number of containers (quotes, list items, footnotes) that a line opens. */
function containersOf(line: string): number {
  return count(containerMarks.exec(line)?.[0] ?? '', />|\[\^[^\]]+\]:|[-+*]|\d+/g);
}

/**
 * Updates the columns at which the texts of the open list items begin. A deeper column means a
 * nested item.
 */
function trackItems(line: string, open: number[]): void {
  const [, quote = '', blank = '', mark] = /^([ >]*>)?([ \t]*)((?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))?/.exec(line) ?? [];
  // A line of text closes no items: it may belong to an item without being indented.
  if (mark === undefined) return;
  const column = quote.length + blank.length;
  while ((open.at(-1) ?? -1) > column) open.pop();
  open.push(column + 1);
}

/** Updates the list of open container directives. Each is stored as its number of colons. */
function trackDirectives(line: string, open: number[], names: ReadonlySet<string>): void {
  const [, colons = '', name = ''] = /^[ \t>]*(:{3,})[ \t]*([\w-]*)/.exec(line) ?? [];
  if (colons === '') return;
  if (name === '') while ((open.at(-1) ?? Infinity) <= colons.length) open.pop();
  else if (names.has(name)) open.push(colons.length);
}
