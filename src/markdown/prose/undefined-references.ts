import { asProblem } from '../../shared/problem.ts';
import type { Association, Nodes, Root } from 'mdast';
import { nearest } from '../../shared/nearest.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { placeOf } from '../page/compile-state.ts';
import type { SourceLines } from '../page/source-lines.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { type Finder, type Finding, shown } from './finding.ts';

type Definition = Extract<Nodes, { type: 'definition' | 'footnoteDefinition' }>;

/** The definitions of a page, and the identifiers that it refers to. */
export interface Definitions {
  readonly links: readonly Definition[];
  readonly footnotes: readonly Definition[];
  /** Identifiers that links and pictures refer to. */
  readonly linked: ReadonlySet<string>;
  /** Identifiers that footnote references refer to. */
  readonly noted: ReadonlySet<string>;
}

/** Returns the definitions of a tree, in order. */
export function definitionsOf(tree: Root): Definitions {
  const links: Definition[] = [];
  const footnotes: Definition[] = [];
  const linked = new Set<string>();
  const noted = new Set<string>();
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'definition') links.push(node);
    else if (node.type === 'footnoteDefinition') footnotes.push(node);
    else if (node.type === 'linkReference' || node.type === 'imageReference') linked.add(node.identifier);
    else if (node.type === 'footnoteReference') noted.add(node.identifier);
  });
  return { links, footnotes, linked, noted };
}

/** Matches a file that may have references or definitions. */
export const mayHaveReferences = /\]\[|\[\^|\]:/;

/**
 * `[text][label]`. Brackets directly after a word or after other brackets are an array index or a
 * type.
 */
const reference = /(?<![\\\w\])])\[((?:\\.|[^[\]\\])+)\]\[([^[\]]*)\](?![([])/g;
const footnote = /(?<!\\)\[\^([^\s[\]]+)\](?![:(*+?{[])/g;

/**
 * Limits the search for similar labels. Without a limit, its time would grow with the square of the
 * number of labels.
 */
const mostCompared = 100;

/**
 * Returns a finder for references without a definition. Ordinary text in brackets, such as
 * `[optional]`, is not a reference.
 */
export function findUndefined({ links, footnotes }: Definitions): Finder {
  const linkLabels = links.slice(0, mostCompared).map(labelOf);
  const noteLabels = footnotes.slice(0, mostCompared).map(labelOf);
  return ({ text }) => [...undefinedLinks(text, linkLabels), ...undefinedFootnotes(text, noteLabels)];
}

function undefinedLinks(text: string, labels: readonly string[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const { index, 0: whole, 1: words = '', 2: written = '' } of text.matchAll(reference)) {
    const label = written === '' ? words : written;
    // Command-line options, and indexes into an array of numbers.
    if (words.startsWith('-') || (/^\d+$/.test(words) && /^\d*$/.test(written)) || words.startsWith('^')) continue;
    const hint = `Write \`[${shown(label)}]: \` and its URL on its own line, or a backslash before \`[\` for the text.`;
    const title = `The link "${shown(whole)}" refers to a definition that does not exist.`;
    found.push({ offset: index, code: 'undefined-reference', title, hint: meant(label, labels) + hint });
  }
  return found;
}

function undefinedFootnotes(text: string, labels: readonly string[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const { index, 1: label = '' } of text.matchAll(footnote)) {
    if (!isFootnote(label, text[index - 1], labels.length > 0)) continue;
    const hint = `Write \`[^${shown(label)}]: \` and its text on its own line, or \`\\[^\` for the text.`;
    const title = `The footnote "[^${shown(label)}]" is not defined.`;
    found.push({ offset: index, code: 'undefined-reference', title, hint: meant(label, labels) + hint });
  }
  return found;
}

/**
 * Returns whether a label is a footnote. `[^a-z]` is a regular expression, and a footnote follows a
 * word.
 */
function isFootnote(label: string, before: string | undefined, hasOthers: boolean): boolean {
  if (/^\d+$/.test(label)) return true;
  return /^\p{L}[\w-]*$/u.test(label) && !/^(?:.-.)+$/.test(label) && (hasOthers || /[^\s([{]/.test(before ?? ' '));
}

function meant(label: string, known: readonly string[]): string {
  const near = nearest(label, known);
  return near === null ? '' : `Did you mean \`${near}\`? `;
}

function labelOf({ label, identifier }: Association): string {
  return label ?? identifier;
}

/**
 * Returns warnings for labels that are defined twice, and for links and footnotes without a
 * reference. None of them is shown on the page.
 */
export function validateDefinitions(definitions: Definitions, lines: SourceLines): readonly MarkdownMessage[] {
  const { links, footnotes, linked, noted } = definitions;
  const shownLinks = links.filter(({ identifier }) => linked.has(identifier));
  const unused = footnotes.filter(({ identifier }) => !noted.has(identifier));
  const unusedLinks = links.filter((node) => !linked.has(node.identifier) && !isComment(node) && isOwn(node, lines));
  return [
    ...doubled(shownLinks, 'link', lines),
    ...doubled(footnotes, 'footnote', lines),
    ...unused.map((node): MarkdownMessage => {
      const title = `The footnote "[^${shown(labelOf(node))}]" is not shown: nothing refers to it.`;
      const hint = `Write \`[^${shown(labelOf(node))}]\` where it belongs, or remove it.`;
      return asProblem({ code: 'unused-footnote', title, hint, ...placeOf(node) });
    }),
    ...unusedLinks.map((node): MarkdownMessage => {
      const label = shown(labelOf(node));
      const title = `Nothing refers to the link "[${label}]".`;
      const hint = `Write \`[${label}]\` or \`[text][${label}]\` where it belongs, or remove it.`;
      return asProblem({ code: 'unused-definition', title, hint, ...placeOf(node) });
    }),
  ];
}

/** `[//]: # (text)` is a comment that works in all kinds of Markdown. */
function isComment(node: Definition): boolean {
  return node.type === 'definition' && /^#?$/.test(node.url);
}

/** A partial may have links that not every page needs. */
function isOwn(node: Definition, lines: SourceLines): boolean {
  return lines.locate(placeOf(node).line).file === undefined;
}

function doubled(nodes: readonly Definition[], what: string, lines: SourceLines): readonly MarkdownMessage[] {
  const firsts = new Map<string, Definition>();
  return nodes.flatMap((node): readonly MarkdownMessage[] => {
    const first = firsts.get(node.identifier);
    if (first === undefined) firsts.set(node.identifier, node);
    if (first === undefined || isSame(first, node)) return [];
    const { file, line } = lines.locate(placeOf(first).line);
    const where = file === undefined ? `Line ${line}` : `Line ${line} of \`${file}\``;
    const title = `The ${what} "[${what === 'footnote' ? '^' : ''}${shown(labelOf(node))}]" is defined twice.`;
    const hint = `${where} already has it, and that one wins. Give this one another name, or remove it.`;
    return [asProblem({ code: 'duplicate-definition', title, hint, ...placeOf(node) })];
  });
}

/** A partial may bring the definition of a link that the page has as well. */
function isSame(one: Definition, other: Definition): boolean {
  return one.type === 'definition' && other.type === 'definition' && one.url === other.url;
}
