import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { mathmlTagNames } from 'mathml-tag-names';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { codeScheme, pictureCodeScheme } from '../../shared/code-scheme.ts';
import { searchAttribute } from '../../shared/dom.ts';

/**
 * Returns the HTML of a text for programs that know neither docsgen's style sheets nor its scripts:
 * plain elements, and absolute addresses. `url` is the address of the page with the text.
 */
export function plainHtml(html: string, url: string): string {
  const { children } = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
  return toHtml({ type: 'root', children: plainNodes(children, url) }).trim();
}

const kept: ReadonlySet<string> = new Set(
  (
    'a abbr article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small ' +
    'source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'
  ).split(' '),
);
const mathml: ReadonlySet<string> = new Set(mathmlTagNames);

/** Elements that are left out with what is in them: code, controls, and drawings such as icons. */
const dropped: ReadonlySet<string> = new Set([
  ...['annotation', 'annotation-xml', 'base', 'button', 'canvas', 'dialog', 'embed', 'input', 'link', 'meta'],
  ...['noscript', 'object', 'select', 'script', 'style', 'svg', 'template', 'textarea', 'title'],
]);

/** Attributes that readers of feeds understand, by the names of properties. */
const keptProperties: ReadonlySet<string> = new Set(
  (
    'alt cite colSpan controls dateTime dir height href hrefLang kind label lang media open poster reversed rowSpan ' +
    'scope sizes span src srcLang srcSet start title type value width'
  ).split(' '),
);

function plainNodes(nodes: readonly Nodes[], url: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    return node.type === 'element' && !isDropped(node) ? plainElement(node, url) : [];
  });
}

function isDropped(node: Element): boolean {
  const { tagName, properties } = node;
  const { role } = properties;
  if (dropped.has(tagName) || properties.hidden === true) return true;
  // The light picture is shown, and no second one below it.
  if (hasClass(node, 'only-dark') || hasClass(node, 'anchor')) return true;
  return role === 'tablist' || role === 'tooltip' || properties['dataFootnoteBackref'] !== undefined;
}

const searchProperty = searchAttribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The links in controls and hints of the theme lead to what is shown, such as a video. */
function linksIn({ children }: Element): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'a' ? [{ type: 'text', value: ' ' }, child] : linksIn(child);
  });
}

function plainElement(node: Element, url: string): ElementContent[] {
  const { tagName, properties } = node;
  if (tagName === 'iframe') return framedPage(properties, url);
  if (properties[searchProperty] === 'off') return plainNodes(linksIn(node), url);
  const children = plainNodes(node.children, url);
  if (hasClass(node, 'callout')) return [h('blockquote', children)];
  if (hasClass(node, 'callout-title')) return [h('p', h('strong', children))];
  if (hasClass(node, 'tab-label')) return [h('p', h('strong', children))];
  if (mathml.has(tagName)) return [{ ...node, properties: withoutPage(properties), children }];
  // What is not known here, such as the element around an island, stands for what is in it.
  if (!kept.has(tagName) || (tagName === 'span' && !('lang' in properties))) return children;
  return [{ ...node, properties: plainProperties(node, url), children }];
}

/** A frame is a program of another site. Readers get a link to it. */
function framedPage({ src, title }: Properties, url: string): ElementContent[] {
  if (typeof src !== 'string' || codeScheme(src) !== null) return [];
  const href = absolute(src, url);
  return [h('p', h('a', { href }, typeof title === 'string' ? title : href))];
}

/** Formulas have attributes of many names, which all say how they look. */
function withoutPage(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => !/^(?:class|style$|id$|on|data|aria|href|src)/i.test(name)),
  );
}

function plainProperties({ tagName, properties }: Element, url: string): Properties {
  const plain: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (!keptProperties.has(name)) continue;
    if (name === 'srcSet') plain[name] = absoluteSet(String(value), url);
    else if (!addresses.has(name)) plain[name] = value;
    else if ((tagName === 'img' ? pictureCodeScheme : codeScheme)(String(value)) === null)
      plain[name] = absolute(String(value), url);
  }
  return plain;
}

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'cite']);

/** Returns the absolute form of an address; one that cannot be read stays as it is. */
function absolute(address: string, url: string): string {
  return URL.canParse(address, url) ? new URL(address, url).href : address;
}

/** Addresses in a list may contain commas, but do not end in one. */
function absoluteSet(list: string, url: string): string {
  const candidates = [...list.matchAll(/(?<=^|[\s,])([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+[wx]))?\s*(?:,|$)/g)];
  return candidates
    .map(([, address = '', size = '']) => [absolute(address, url), size].filter(Boolean).join(' '))
    .join(', ');
}
