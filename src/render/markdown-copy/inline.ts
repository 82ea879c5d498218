import type { CopyContext } from './copy-context.ts';
import { type Part, type PartNode, textOf } from './parts.ts';

/** Returns parts as the Markdown of one paragraph, on one line except for line breaks. */
export function inlineText(nodes: readonly PartNode[], context: CopyContext): string {
  return writeNodes(nodes, context, '').trim();
}

/**
 * `before` and `after` are the texts around the nodes. They decide whether `**` can stand there.
 */
function writeNodes(nodes: readonly PartNode[], context: CopyContext, before: string): string {
  let text = '';
  for (const [index, node] of nodes.entries()) {
    const piece =
      typeof node === 'string'
        ? escapeText(node)
        : writePart(node, context, text === '' ? before : text, nodes[index + 1]);
    // Otherwise the text before a link would make it a picture.
    if (piece.startsWith('[') && text.endsWith('!')) text = `${text.slice(0, -1)}\\!`;
    text += /\s$/.test(text) ? piece.replace(/^ +/, '') : piece;
  }
  return text;
}

function writePart(part: Part, context: CopyContext, before: string, next: PartNode | undefined): string {
  const { name, attributes, classes, children } = part;
  const inner = () => writeNodes(children, context, '');
  const emphasized = (mark: string, tag: string) =>
    emphasis({ mark, tag, inner: inner(), before, after: next === undefined ? '' : textOf([next]) });
  if (classes.includes('text-badge') || classes.includes('badge')) return `(${inner().trim()})`;
  if (classes.includes('tooltip-text')) return ` (${inner().trim()})`;
  switch (name) {
    case 'strong':
    case 'b':
      return emphasized('**', 'strong');
    case 'em':
    case 'i':
      return emphasized('*', 'em');
    case 'del':
    case 's':
      return emphasized('~~', 'del');
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(textOf(children));
    case 'sub':
    case 'sup':
      return attributes['data-footnote-ref'] === undefined && !hasFootnoteLink(children)
        ? `<${name}>${inner()}</${name}>`
        : inner();
    case 'abbr':
      return attributes['title'] === undefined ? inner() : `${inner()} (${escapeText(attributes['title'])})`;
    case 'a':
      return link(part, context, inner);
    case 'img':
      return `![${escapeText(attributes['alt'] ?? '').trim()}](${destination(context.address(attributes['src'] ?? ''))})`;
    case 'video':
    case 'audio':
    case 'iframe':
      return frame(part, context);
    case 'input':
      return attributes['checked'] === undefined ? '[ ] ' : '[x] ';
    case 'br':
      return '\\\n';
    case 'math':
      return `$${(attributes['data-tex'] ?? textOf(children)).trim()}$`;
    default:
      return inner();
  }
}

function hasFootnoteLink(nodes: readonly PartNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && node.attributes['data-footnote-ref'] !== undefined);
}

function link({ attributes, children }: Part, context: CopyContext, inner: () => string): string {
  const { href } = attributes;
  if (attributes['data-footnote-backref'] !== undefined) return '';
  if (attributes['data-footnote-ref'] !== undefined) return `[^${textOf(children).trim()}]`;
  const text = inner()
    .replaceAll(/\s*\\?\n\s*/g, ' ')
    .trim();
  if (href === undefined || text === '') return text;
  return `[${text}](${destination(context.address(href))})`;
}

/** A picture, a film or a page in the page: a link to it. */
function frame({ attributes, children }: Part, context: CopyContext): string {
  const source = children.find((node) => typeof node !== 'string' && node.name === 'source');
  const href = attributes['src'] ?? (typeof source === 'object' ? source.attributes['src'] : undefined);
  if (href === undefined) return '';
  const address = context.address(href);
  const label = attributes['title'] ?? attributes['aria-label'] ?? address;
  return `[${escapeText(label)}](${destination(address)})`;
}

interface Emphasis {
  readonly mark: string;
  readonly tag: string;
  readonly inner: string;
  readonly before: string;
  readonly after: string;
}

/** Returns emphasized text. Where Markdown would not see the marks as such, it is HTML. */
function emphasis({ mark, tag, inner, before, after }: Emphasis): string {
  const text = inner.trim();
  if (text === '') return inner;
  const left = inner.startsWith(' ') ? ' ' : '';
  const right = inner.endsWith(' ') ? ' ' : '';
  const isOpen = left !== '' || !isPunctuation(text[0]) || !isWord(before.at(-1));
  const isClosed = right !== '' || !isPunctuation(text.at(-1)) || !isWord(after[0]);
  const isApart = before.at(-1) !== mark[0] && text[0] !== mark[0] && text.at(-1) !== mark[0];
  const [start, end] = isOpen && isClosed && isApart ? [mark, mark] : [`<${tag}>`, `</${tag}>`];
  return `${left}${start}${text}${end}${right}`;
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function isPunctuation(character: string | undefined): boolean {
  return character !== undefined && /[^\s\p{L}\p{N}]/u.test(character);
}

function codeSpan(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ');
  if (text.trim() === '') return text;
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const gap = longest > 0 || (text.startsWith(' ') && text.endsWith(' ')) ? ' ' : '';
  return fence + gap + text + gap + fence;
}

/** Addresses with spaces or unequal brackets need angle brackets. */
function destination(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : address;
}

/** Returns text in which no character has a meaning in Markdown, with each run of spaces as one. */
export function escapeText(text: string): string {
  const collapsed = /[\t\n\r\f]| {2}/.test(text) ? text.replaceAll(/[ \t\n\r\f]+/g, ' ') : text;
  if (!/[\\`*_[\]<~&]/.test(collapsed)) return collapsed;
  return collapsed.replaceAll(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu, '\\$&');
}

/** Returns a paragraph none of whose lines begins like another block. */
export function escapeStart(paragraph: string): string {
  if (!/^[#>+=\d-]/m.test(paragraph)) return paragraph;
  return paragraph
    .replaceAll(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-+\s*$)/gm, '\\$1')
    .replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}
