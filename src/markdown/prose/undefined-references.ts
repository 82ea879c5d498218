import type { Association, Nodes, Root } from 'mdast';
import { nearest } from '../../shared/nearest.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { placeOf } from '../page/compile-state.ts';
import type { SourceLines } from '../page/source-lines.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { type Finder, type Finding, shown } from './finding.ts';

type Definition = Extract<Nodes, { type: 'definition' | 'footnoteDefinition' }>;

/** What a page defines and refers to. */
export interface Definitions {
  readonly links: readonly Definition[];
  readonly footnotes: readonly Definition[];
  /** Identifiers that something refers to. */
  readonly linked: ReadonlySet<string>;
  readonly noted: ReadonlySet<string>;
}

/** Returns the definitions of a tree, in their order. */
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

/** Tells whether a file may refer to something, or define it. */
export const mayHaveReferences = /\]\[|\[\^|\]:/;

/**
 * `[text][label]`. What touches a word, or follows other brackets, is a position in a list or a
 * type.
 */
const reference = /(?<![\\\w\])])\[((?:\\.|[^[\]\\])+)\]\[([^[\]]*)\](?![([])/g;
const footnote = /(?<!\\)\[\^([^\s[\]]+)\](?![:(*+?{[])/g;

/** To look for the nearest of more at every place would take the square of their number. */
const mostCompared = 100;

/**
 * Returns what finds references to what is not defined. Ordinary text in brackets, such as
 * `[optional]`, is none.
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
    // Options of a command, and places in a table of numbers.
    if (words.startsWith('-') || (/^\d+$/.test(words) && /^\d*$/.test(written)) || words.startsWith('^')) continue;
    const hint = `Write \`[${shown(label)}]: \` and its address on a line of its own, or a backslash before \`[\` for the text.`;
    const title = `The link "${shown(whole)}" refers to what is defined nowhere.`;
    found.push({ offset: index, title, hint: meant(label, labels) + hint });
  }
  return found;
}

function undefinedFootnotes(text: string, labels: readonly string[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const { index, 1: label = '' } of text.matchAll(footnote)) {
    if (!isFootnote(label, text[index - 1], labels.length > 0)) continue;
    const hint = `Write \`[^${shown(label)}]: \` and its text on a line of its own, or \`\\[^\` for the text.`;
    const title = `The footnote "[^${shown(label)}]" is defined nowhere.`;
    found.push({ offset: index, title, hint: meant(label, labels) + hint });
  }
  return found;
}

/**
 * Letters that no other is allowed for, `[^a-z]`, are a pattern; a note follows what it is about.
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
 * Returns warnings of labels that are defined twice, and of footnotes that nothing refers to:
 * neither is shown.
 */
export function validateDefinitions(definitions: Definitions, lines: SourceLines): readonly MarkdownMessage[] {
  const { links, footnotes, linked, noted } = definitions;
  const shownLinks = links.filter(({ identifier }) => linked.has(identifier));
  const unused = footnotes.filter(({ identifier }) => !noted.has(identifier));
  return [
    ...doubled(shownLinks, 'link', lines),
    ...doubled(footnotes, 'footnote', lines),
    ...unused.map((node): MarkdownMessage => {
      const title = `The footnote "[^${shown(labelOf(node))}]" is not shown: nothing refers to it.`;
      const hint = `Write \`[^${shown(labelOf(node))}]\` where it belongs, or take it out.`;
      return { severity: 'warning', title, hint, ...placeOf(node) };
    }),
  ];
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
    const hint = `${where} has it already, and that counts. Give this one another name, or take it out.`;
    return [{ severity: 'warning', title, hint, ...placeOf(node) }];
  });
}

/** A partial may bring the definition of a link that the page has as well. */
function isSame(one: Definition, other: Definition): boolean {
  return one.type === 'definition' && other.type === 'definition' && one.url === other.url;
}
