import { brokenAttribute } from '../../shared/dom.ts';
import { mapAddresses } from '../../shared/html-addresses.ts';
import { type HtmlReader, parseHtml } from '../../system/parse-html.ts';
import { collectText, createTextlessCollector } from './collect-text.ts';
import { addressesOf, isFakeControl } from './element-kinds.ts';
import type { InlineCode, PageElement, PageLink, PagePicture, ParsedPage } from './parsed-page.ts';

interface ParseOptions {
  /** Whether texts, headings and the title are collected. Default: true. */
  readonly collectsTexts?: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Returns what rules ask of a page, from its HTML. It never throws: browsers read any text as HTML.
 */
export function parsePage(html: string, options?: ParseOptions): ParsedPage {
  const { finish, ...reader } = createPageReader(options);
  parseHtml(html, [reader]);
  return finish();
}

/** Returns the reader of a page, and what it has read when all of the page was. */
export function createPageReader({ collectsTexts = true }: ParseOptions = {}): HtmlReader & {
  readonly finish: () => ParsedPage;
} {
  const head: Mutable<Pick<ParsedPage, HeadField>> = {
    ...{ lang: null, title: null, description: null, canonical: null, isUnindexed: false },
    ...{ redirect: null, policy: null },
  };
  const alternates: (readonly [string, PageLink])[] = [];
  const links: PageLink[] = [];
  const ids = new Set<string>();
  const contentIds = { heading: [] as string[], other: [] as string[] };
  const repeatedIds: PageElement[] = [];
  const pictures: PagePicture[] = [];
  const fakeControls: PageElement[] = [];
  const code: InlineCode[] = [];
  const texts = collectsTexts ? collectText() : createTextlessCollector();
  const regions = trackRegions();
  const drawn = trackDepth('svg');
  let inline: { readonly element: PageElement; text: string } | null = null;

  const open: HtmlReader['open'] = (name, attributes, offset) => {
    const region = regions.open(name, attributes);
    const element: PageElement = { name, attributes, offset, region };
    texts.open(element);
    if (region === 'head') readHead(element, head, alternates);
    if (name === 'html') head.lang = attributes['lang'] ?? null;
    const { id } = attributes;
    if (id !== undefined && id !== '') {
      if (ids.has(id)) repeatedIds.push(element);
      ids.add(id);
      if (region === 'main') contentIds[/^h[1-6]$/.test(name) ? 'heading' : 'other'].push(id);
    }
    // Text of an author may be a target by name only.
    if (name === 'a' && attributes['name'] !== undefined) ids.add(attributes['name']);
    // `dev` marks what it has said of a text already.
    for (const [attribute, kind] of attributes[brokenAttribute] === undefined ? addressesOf(element) : []) {
      mapAddresses(attribute, attributes[attribute] ?? '', (address) => {
        links.push({ address, kind, element });
        return address;
      });
    }
    if (name === 'img') pictures.push({ element, alt: attributes['alt'] ?? null });
    if (region !== 'head' && isFakeControl(element)) fakeControls.push(element);
    addAttributeCode(element, code);
    // The style sheet of a drawing is a part of the drawing.
    if ((name === 'script' && attributes['src'] === undefined) || (name === 'style' && !drawn.isInside()))
      inline = { element, text: '' };
    drawn.open(name);
  };
  return {
    open,
    text: (text) => {
      if (inline) inline.text += text;
      else texts.add(text);
    },
    close: (name) => {
      regions.close(name);
      drawn.close(name);
      texts.close(name);
      if (inline?.element.name !== name) return;
      const { element, text } = inline;
      if (name === 'style' || isExecuted(element))
        code.push({ kind: name === 'style' ? 'style' : 'script', code: text, element });
      inline = null;
    },
    finish: () => {
      const { title, ...collected } = texts.finish();
      const { heading, other } = contentIds;
      const titledIds = heading.length > 0 ? heading : other;
      const found = { alternates, links, ids, titledIds, repeatedIds, pictures, fakeControls, code };
      return { ...head, title, ...found, ...collected };
    },
  };
}

type HeadField = 'lang' | 'title' | 'description' | 'canonical' | 'isUnindexed' | 'redirect' | 'policy';

function readHead(
  element: PageElement,
  head: Mutable<Pick<ParsedPage, HeadField>>,
  alternates: (readonly [string, PageLink])[],
): void {
  const { name, attributes } = element;
  const link = (address: string): PageLink => ({ address, kind: 'link', element });
  if (name === 'meta') {
    const content = attributes['content'] ?? '';
    const about = (attributes['name'] ?? attributes['http-equiv'] ?? '').toLowerCase();
    if (about === 'description') head.description = content.trim();
    if (about === 'robots') head.isUnindexed ||= /\b(?:noindex|none)\b/i.test(content);
    if (about === 'content-security-policy') head.policy = content;
    const [, target] =
      about === 'refresh' ? (/^\s*\d+\s*[;,]\s*url\s*=\s*['"]?(.*?)['"]?\s*$/i.exec(content) ?? []) : [];
    if (target !== undefined) head.redirect = link(target);
  }
  const href = name === 'link' ? attributes['href'] : undefined;
  if (href === undefined) return;
  const relations = (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
  if (relations.includes('canonical')) head.canonical = link(href);
  // The parser makes names of attributes lower case.
  const lang = attributes['hreflang'];
  if (relations.includes('alternate') && lang !== undefined) alternates.push([lang, link(href)]);
}

/** Browsers run scripts with a type of JavaScript; other types are data. */
function isExecuted({ attributes: { type = '' } }: PageElement): boolean {
  return /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim());
}

function addAttributeCode(element: PageElement, code: InlineCode[]): void {
  // Every element of every page comes here, so no list of its attributes is made.
  for (const name in element.attributes) {
    const value = element.attributes[name] ?? '';
    if (name === 'style') code.push({ kind: 'style-attribute', code: value, element });
    else if (name.startsWith('on')) code.push({ kind: 'script-attribute', code: value, element });
  }
}

/** Tells which part of the page an element is in. docsgen names the parts with `data-region`. */
function trackRegions() {
  const around: { readonly name: string; readonly region: string; depth: number }[] = [];
  const current = () => around.at(-1)?.region ?? 'page';
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>): string => {
      const last = around.at(-1);
      if (last?.name === name) last.depth += 1;
      const region = attributes['data-region'] ?? (name === 'main' || name === 'head' ? name : undefined);
      if (region !== undefined && region !== current()) around.push({ name, region, depth: 1 });
      return current();
    },
    close: (name: string): void => {
      const last = around.at(-1);
      if (last?.name !== name) return;
      last.depth -= 1;
      if (last.depth === 0) around.pop();
    },
  };
}

function trackDepth(wanted: string) {
  let depth = 0;
  return {
    open: (name: string): void => {
      if (name === wanted) depth += 1;
    },
    close: (name: string): void => {
      if (name === wanted) depth -= 1;
    },
    isInside: (): boolean => depth > 0,
  };
}
