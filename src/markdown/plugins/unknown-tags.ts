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
  /**
   * Elements of other languages that are open. Each is a language of its own, with names that are
   * none outside.
   */
  readonly open: Map<Foreign, number>;
  /** Tags, and what only looks like one, that the page shows as they are written. */
  readonly shown: LocatedMarkup[];
}

/**
 * Shows, with a warning, the tags of `.md` that mean no element: `<token>` is a word of the writer.
 * A browser would take each for an element without a meaning, so that the reader would never see
 * it. `customElements` are the names that scripts of the site define.
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

/** Parents of text; in all others, HTML is a block. */
const phrasing: ReadonlySet<string> = new Set(
  'paragraph heading emphasis strong delete link linkReference tableCell textDirective'.split(' '),
);

function showTags(parent: Parents, search: Search): void {
  const isPhrasing = phrasing.has(parent.type);
  // Text is allowed where HTML is, which types do not tell.
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
  // Where all tags are text, the block is a paragraph. What is left of HTML in it are characters by
  // their names.
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
 * Returns HTML in which the given pieces are text once it is parsed and `unescapeShown`. It is as
 * long as before, for places in it to hold.
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

/** Each name is told once, where it first stands. */
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

/** Longer ones would fill the screen. */
const longestShown = 40;

function adviseOn(tag: LocatedMarkup, times: number): Pick<MarkdownMessage, 'title' | 'hint'> {
  const { kind, name, source } = tag;
  if (/^[A-Z][A-Za-z\d.]*$/.test(name) && /[a-z]/.test(name)) {
    const title = `Components such as \`<${name}>\` do not work in \`.md\` files.`;
    const hint = `A page with components ends in \`.mdx\`. Write HTML in lower case, and \`&lt;\` for a plain "<".`;
    return { title, hint };
  }
  const whole = kind === 'declaration' ? source.replace(/\s+/g, ' ') : `<${kind === 'closing' ? '/' : ''}${name}>`;
  const written = whole.length > longestShown ? `${whole.slice(0, longestShown)}…` : whole;
  const again = times > 1 ? ` It stands here ${times} times.` : '';
  const custom = name.includes('-')
    ? ' If a script of the site defines this element, name it in `markdown.customElements`.'
    : '';
  return {
    title: `\`${written}\` is no HTML element, so the page shows it as text.`,
    hint: `Put it between backticks, or write \`&lt;${written.slice(1)}\`.${again}${custom}`,
  };
}
