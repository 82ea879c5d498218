import type { Html, Nodes, Parents, Root } from 'mdast';
import type { Transformer } from 'unified';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { escapeShown } from '../html/shown-characters.ts';
import { type Foreign, isElementName } from '../html/element-names.ts';
import { type LocatedMarkup, locateMarkup } from '../html/locate-markup.ts';
import { type Markup, scanMarkup } from '../html/scan-markup.ts';
import { groupBy } from '../../shared/group-by.ts';
import { compileStateOf } from '../page/compile-state.ts';

interface Search {
  readonly customElements: ReadonlySet<string>;
  readonly lines: readonly string[];
  /** Number of open `svg` and `math` elements. Their element names are valid only inside them. */
  readonly open: Map<Foreign, number>;
  /** Unknown tags and declarations, which the page shows as text. */
  readonly shown: LocatedMarkup[];
}

/**
 * Shows unknown tags in `.md` files as text, with a warning. In a text, `<token>` is a placeholder
 * of the author, but a browser would take it as an unknown element and not show it.
 * `customElements` are the names that scripts of the site define.
 */
export function unknownTags({ customElements }: { readonly customElements: readonly string[] }): Transformer<Root> {
  const names: ReadonlySet<string> = new Set(customElements);
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    const search: Search = { customElements: names, lines, open: new Map(), shown: [] };
    showTags(tree, search);
    for (const message of warn(search.shown)) messages.push(message);
  };
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
  const markup = scanMarkup(value);
  const unknown = markup.filter((each) => !isKnown(each, search));
  if (unknown.length === 0) return node;
  for (const tag of locateMarkup(unknown, node, search.lines)) search.shown.push(tag);
  const isText = unknown.length === markup.length;
  if (isPhrasing && isText) return { type: 'text', value, position };
  const html: Html = { type: 'html', value: escapeAll(value, unknown), position };
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

/** Returns one warning for each name, at its first place. */
function warn(shown: readonly LocatedMarkup[]): readonly MarkdownMessage[] {
  const byName = groupBy(shown, ({ name, source }) => (name === '' ? source : name));
  return [...byName.values()].flatMap((tags) => {
    const openings = tags.filter(({ kind }) => kind !== 'closing');
    const [first] = openings.length > 0 ? openings : tags;
    if (!first) return [];
    const { line, column } = first;
    return [{ severity: 'warning' as const, ...adviseOn(first, Math.max(1, openings.length)), line, column }];
  });
}

/** Maximum length of a quoted tag in a message. */
const longestShown = 40;

function adviseOn(tag: LocatedMarkup, times: number): Pick<MarkdownMessage, 'code' | 'title' | 'hint'> {
  const { kind, name, source } = tag;
  if (/^[A-Z][A-Za-z\d.]*$/.test(name) && /[a-z]/.test(name)) {
    const title = `Components such as \`<${name}>\` do not work in \`.md\` files.`;
    const hint = `A page with components ends in \`.mdx\`. Write HTML in lower case, and \`&lt;\` for a plain "<".`;
    return { code: 'component-in-markdown', title, hint };
  }
  const whole = kind === 'declaration' ? source.replace(/\s+/g, ' ') : `<${kind === 'closing' ? '/' : ''}${name}>`;
  const written = whole.length > longestShown ? `${whole.slice(0, longestShown)}…` : whole;
  const again = times > 1 ? ` It is on this page ${times} times.` : '';
  const custom = name.includes('-')
    ? ' If a script of the site defines this element, name it in `markdown.customElements`.'
    : '';
  return {
    code: 'unknown-element',
    title: `\`${written}\` is not an HTML element, so the page shows it as text.`,
    hint: `Put it between backticks, or write \`&lt;${written.slice(1)}\`.${again}${custom}`,
  };
}
