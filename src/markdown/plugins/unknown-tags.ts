import type { Html, Nodes, Parents, Root } from 'mdast';
import type { Transformer } from 'unified';
import { escapeShown } from '../html/shown-characters.ts';
import { warnOfStrayTags, warnOfUnknownTags } from '../html/tag-warnings.ts';
import { type Foreign, isElementName } from '../html/element-names.ts';
import { type LocatedMarkup, locateMarkup } from '../html/locate-markup.ts';
import { type Markup, scanMarkup } from '../html/scan-markup.ts';
import { strayTags } from '../html/stray-tags.ts';
import { compileStateOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

interface Search {
  /** The markup of each piece of HTML. */
  readonly markup: ReadonlyMap<Nodes, readonly Markup[]>;
  /** Tags of HTML that do nothing where they are. In a sentence, they are text. */
  readonly stray: ReadonlySet<Markup>;
  readonly customElements: ReadonlySet<string>;
  readonly lines: readonly string[];
  /** Number of open `svg` and `math` elements. Their element names are valid only inside them. */
  readonly open: Map<Foreign, number>;
  /** Unknown tags and declarations, which the page shows as text. */
  readonly unknown: LocatedMarkup[];
  /** Stray tags, which the page shows as text. */
  readonly strayShown: LocatedMarkup[];
}

/**
 * Shows unknown tags in `.md` files as text, with a warning, and in sentences also the tags that do
 * nothing. In a text, `<token>` is a placeholder of the author, but a browser would take it as an
 * unknown element and not show it. `customElements` are the names that scripts of the site define.
 */
export function unknownTags({ customElements }: { readonly customElements: readonly string[] }): Transformer<Root> {
  const names: ReadonlySet<string> = new Set(customElements);
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const markup = markupOf(tree);
    if (markup.size === 0) return;
    const search: Search = {
      markup,
      stray: strayTags([...markup.values()].flat()),
      customElements: names,
      lines: String(file.value).split('\n'),
      open: new Map(),
      unknown: [],
      strayShown: [],
    };
    showTags(tree, search);
    for (const message of warnOfUnknownTags(search.unknown)) messages.push(message);
    for (const message of warnOfStrayTags(search.strayShown)) messages.push(message);
  };
}

function markupOf(tree: Root): ReadonlyMap<Nodes, readonly Markup[]> {
  const markup = new Map<Nodes, readonly Markup[]>();
  eachMarkdownNode(tree, (node) => {
    if (node.type === 'html') markup.set(node, scanMarkup(node.value));
  });
  return markup;
}

/** Parents with inline content. In all others, HTML is a block. */
const phrasing: ReadonlySet<string> = new Set(
  'paragraph heading emphasis strong delete link linkReference tableCell textDirective'.split(' '),
);

function showTags(parent: Parents, search: Search): void {
  const isPhrasing = phrasing.has(parent.type);
  // Text is allowed wherever HTML is. The types do not express this.
  const children: Nodes[] = parent.children;
  for (const [index, node] of children.entries()) {
    if (node.type === 'html') children[index] = replace(node, isPhrasing, search);
    else if ('children' in node) showTags(node, search);
  }
}

function replace(node: Html, isPhrasing: boolean, search: Search): Nodes {
  const { value, position } = node;
  const markup = search.markup.get(node) ?? [];
  const shown = markup.flatMap((tag) => {
    const list = listFor(tag, value, isPhrasing, search);
    return list ? [{ tag, list }] : [];
  });
  if (shown.length === 0) return node;
  const tags = shown.map(({ tag }) => tag);
  for (const [index, located] of locateMarkup(tags, node, search.lines).entries()) shown[index]?.list.push(located);
  const isText = shown.length === markup.length;
  if (isPhrasing && isText) return { type: 'text', value, position };
  const html: Html = { type: 'html', value: escapeAll(value, tags), position };
  if (!isText || isPhrasing) return html;
  // If all tags are text, the block becomes a paragraph. It stays HTML only if it has character
  // references to decode.
  const content = value.includes('&') ? html : ({ type: 'text', value, position } as const);
  return { type: 'paragraph', children: [content], position };
}

function isKnown({ kind, name }: Markup, { customElements, open }: Search): boolean {
  const within = new Set([...open].flatMap(([language, depth]) => (depth > 0 ? [language] : [])));
  if (kind === 'comment') return true;
  if (kind === 'declaration') return within.size > 0;
  const lower = name.toLowerCase();
  if (lower === 'svg' || lower === 'math') {
    const step = { opening: 1, closing: -1, selfClosing: 0 }[kind];
    open.set(lower, Math.max(0, (open.get(lower) ?? 0) + step));
  }
  return customElements.has(name) || isElementName(name, within);
}

/** Returns the list of shown tags that a tag belongs to; null if the tag stays HTML. */
function listFor(tag: Markup, html: string, isPhrasing: boolean, search: Search): LocatedMarkup[] | null {
  if (!isKnown(tag, search)) return search.unknown;
  return isPhrasing && search.stray.has(tag) && isWord(tag, html) ? search.strayShown : null;
}

/** Elements whose content is not HTML. Without an end, they would hide the rest of the page. */
const hiding: ReadonlySet<string> = new Set(
  'script style textarea title iframe noembed noframes noscript xmp plaintext'.split(' '),
);

/** A tag with attributes is meant as HTML. */
const bareTag = /^<\/?[a-z][a-z\d]*[ \t]*\/?>$/i;

function isWord({ name, start, end }: Markup, html: string): boolean {
  return hiding.has(name.toLowerCase()) || bareTag.test(html.slice(start, end));
}

/**
 * Escapes the given pieces, so that they are text after parsing and `unescapeShown`. The length
 * stays the same, so that places in the HTML stay correct.
 */
function escapeAll(html: string, pieces: readonly Markup[]): string {
  let escaped = '';
  let at = 0;
  for (const { start, end } of pieces) {
    escaped += html.slice(at, start) + escapeShown(html.slice(start, end));
    at = end;
  }
  return escaped + html.slice(at);
}
