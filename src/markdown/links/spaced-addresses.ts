import { asProblem } from '../../shared/problem.ts';
import type { Nodes, Root } from 'mdast';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { shown } from '../prose/finding.ts';
import { blank, bareAddress, writtenText } from '../prose/written-text.ts';

/**
 * Stands for a space in an address until the text is parsed. It belongs to the private use area,
 * and is as long as a space, so all offsets stay.
 */
const spaceSign = '\uE0F5';

/** A source in which the spaces of addresses are hidden from the parser. */
interface JoinedAddresses {
  readonly text: string;
  /** About what looks like a link, picture or definition and cannot be read for certain. */
  readonly messages: readonly MarkdownMessage[];
}

/**
 * Returns the source with hidden spaces in the addresses of links, pictures and definitions that
 * are paths of files, such as `![](Screenshot 1.png)`. GitHub's editor, VS Code and Obsidian write
 * them without brackets when a file is dropped. `tree` is what the parser read of the source.
 */
export function joinAddresses(tree: Root, source: string): JoinedAddresses {
  if (!/\](?:\(|:)/.test(source) || source.includes(spaceSign)) return { text: source, messages: [] };
  const lines = source.split('\n');
  const joined = [...lines];
  const messages: MarkdownMessage[] = [];
  eachMarkdownNode(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    if (!hasBrackets(node)) return;
    const { text, placeOf } = writtenText(node, lines);
    const found = node.type === 'paragraph' ? [...linksIn(text), ...definitionsIn(text)] : linksIn(text);
    for (const { offset, length, isCertain } of found) {
      const { line, column } = placeOf(offset);
      const before = joined[line - 1] ?? '';
      const address = before.slice(column - 1, column - 1 + length);
      if (!isCertain) {
        messages.push(uncertain(address, { line, column }));
        continue;
      }
      const after = before.slice(column - 1 + length);
      joined[line - 1] = before.slice(0, column - 1) + address.replaceAll(' ', spaceSign) + after;
    }
  });
  return { text: joined.join('\n'), messages };
}

/** Returns whether brackets that the parser did not read as a link have an address behind them. */
function hasBrackets(node: Nodes): boolean {
  if (node.type === 'text') return /\](?:\(|:)/.test(node.value);
  return 'children' in node && node.children.some(hasBrackets);
}

/** Puts the spaces of addresses back into a tree. */
export function splitAddresses(tree: Root): void {
  eachMarkdownNode(tree, (node) => {
    if ('url' in node) node.url = node.url.replaceAll(spaceSign, ' ');
    if ('value' in node) node.value = node.value.replaceAll(spaceSign, ' ');
    if ('label' in node && node.label) node.label = node.label.replaceAll(spaceSign, ' ');
  });
}

interface Address {
  /** Offset of the address in the text. */
  readonly offset: number;
  readonly length: number;
  /** Whether it is certainly an address. */
  readonly isCertain: boolean;
}

/** Returns the addresses with spaces in what looks like a link or picture. */
function linksIn(text: string): readonly Address[] {
  const found: Address[] = [];
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', at + 2)) {
    const start = at + 2 + (/^[ \t]*/.exec(text.slice(at + 2, at + 40))?.[0].length ?? 0);
    const opening = openingOf(text, at);
    const end = endOf(text, start);
    if (opening === null || text[start - 1] === '\\') continue;
    const { address, isClosed } = split(text.slice(start, end ?? lineEnd(text, start)), end !== null);
    if (!/[^ ] +[^ ]/.test(address)) continue;
    const isCertain = isClosed && isPath(address);
    // In prose, brackets and parentheses may follow each other: `f[i](a, b)`.
    const isProse = /[,;|]/.test(address) || /[\p{L}\p{N}\])]/u.test(text[opening - 1] ?? ' ') || !isClosed;
    if (isCertain || !isProse || looksLikePath(address))
      found.push({ offset: start, length: address.length, isCertain });
  }
  return found;
}

/** Definitions are at the beginning of a paragraph. */
function definitionsIn(text: string): readonly Address[] {
  const found: Address[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, before = '', rest = ''] = /^(\[(?!\^)[^[\]\n]+\]:[ \t]+)(\S.*)$/.exec(line) ?? [];
    const { address } = split(rest.trimEnd(), true);
    if (!isPath(address)) break;
    if (address.includes(' ')) found.push({ offset: offset + before.length, length: address.length, isCertain: true });
    offset += line.length + 1;
  }
  return found;
}

/** Returns the offset of the bracket that `]` closes; null for none. */
function openingOf(text: string, close: number): number | null {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === ']') depth += 1;
    if (text[at] === '[') depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** Returns the offset of the parenthesis that closes a link on its line; null for none. */
function endOf(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && depth === 0) return at;
    else if (text[at] === ')') depth -= 1;
  }
  return null;
}

function lineEnd(text: string, start: number): number {
  const line = text.indexOf('\n', start);
  const last = text.lastIndexOf(')', line < 0 ? text.length : line);
  return last < start ? start : last;
}

/** Splits the title from an address. */
function split(inside: string, isClosed: boolean): { readonly address: string; readonly isClosed: boolean } {
  const [, address = inside] = /^(.*?)[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\))[ \t]*$/.exec(inside) ?? [];
  return { address: address.trimEnd(), isClosed };
}

const unsafe = new RegExp(String.raw`["'<>\\\t${'`'}${blank}${bareAddress}]|^[a-z][a-z\d+.-]*:`, 'i');
/** The name of a file with its extension, before an anchor. */
const named = /^[^?#]*\.(?=[\p{L}\p{N}]*\p{L})[\p{L}\p{N}]{2,8}(?:[?#][^ ]*)?$/u;
const relative = /^\.{1,2}\/[^ ]/;

/** Returns whether a text is certainly the path of a file. */
function isPath(address: string): boolean {
  return !unsafe.test(address) && (named.test(address) || relative.test(address));
}

function looksLikePath(address: string): boolean {
  return (
    /^\.{0,2}\/[^ ]/.test(address) || named.test(address) || /^https?:\/\//i.test(address) || address[0] === bareAddress
  );
}

function uncertain(address: string, place: { readonly line: number; readonly column: number }): MarkdownMessage {
  const title = `This is not a link: its address \`${shown(address).replaceAll('`', "'")}\` has a space.`;
  const plain = /["<>()\\`]/.test(address) ? 'my page.md' : shown(address);
  const hint = `Write the address between \`<\` and \`>\`, such as \`(<${plain}>)\`, or \`%20\` for each space; write \`\\[\` if it is no link.`;
  return asProblem({ code: 'foreign-syntax', title, hint, ...place });
}
