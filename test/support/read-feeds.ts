import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';

/** An element of XML with its text. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

/** Returns the root of an XML document; throws for a document that is not well-formed. */
export function parseXml(document: string): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(document).close();
  const [root] = top.children;
  if (!root) throw new Error('The document has no element');
  return root;
}

/** Returns the children of an element that have a name. */
export function named({ children }: XmlNode, name: string): readonly XmlNode[] {
  return children.filter((child) => child.name === name);
}

/** Returns the text of the only child that has a name; throws unless there is exactly one. */
export function textIn(node: XmlNode, name: string): string {
  const [first, ...others] = named(node, name);
  if (!first || others.length > 0) throw new Error(`${node.name} has ${others.length + (first ? 1 : 0)} ${name}`);
  return first.text;
}

/** What a feed reader takes from an entry. */
interface ReadEntry {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly published: string | undefined;
  readonly authors: readonly (string | undefined)[];
  readonly tags: readonly (string | undefined)[];
  readonly content: string | undefined;
  readonly summary: string | undefined;
}

/** Returns the entries of a feed of RSS as a feed reader reads them. */
export function readRss(text: string): readonly ReadEntry[] {
  return (parseRssFeed(text).items ?? []).map((item) => ({
    id: item.guid?.value,
    title: item.title,
    url: item.link,
    published: item.pubDate,
    authors: item.dc?.creators ?? [],
    tags: (item.categories ?? []).map(({ name }) => name),
    content: item.content?.encoded,
    summary: item.description,
  }));
}

/** Returns the entries of a feed of Atom as a feed reader reads them. */
export function readAtom(text: string): readonly (ReadEntry & { readonly updated: string | undefined })[] {
  return (parseAtomFeed(text).entries ?? []).map((entry) => ({
    id: entry.id,
    title: entry.title?.value,
    url: entry.links?.[0]?.href,
    published: entry.published,
    updated: entry.updated,
    authors: (entry.authors ?? []).map(({ name }) => name),
    tags: (entry.categories ?? []).map(({ term }) => term),
    content: entry.content?.value,
    summary: entry.summary?.value,
  }));
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const rfc822 = new RegExp(String.raw`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d ${month} \d{4} \d\d:\d\d:\d\d GMT$`);
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Returns what a feed of RSS 2.0 lacks that its specification demands. */
export function faultsOfRss(text: string, address: string): readonly string[] {
  const root = parseXml(text);
  const [channel] = named(root, 'channel');
  if (root.name !== 'rss' || root.attributes['version'] !== '2.0' || !channel) return ['no channel of RSS 2.0'];
  const items = named(channel, 'item');
  const ids = items.map((item) => textIn(item, 'guid'));
  const dates = [
    ...items.map((item) => textIn(item, 'pubDate')),
    ...named(channel, 'lastBuildDate').map((n) => n.text),
  ];
  return [
    ...['title', 'link', 'description'].filter((name) => textIn(channel, name) === ''),
    ...named(channel, 'atom:link').flatMap(({ attributes: { rel, href } }) =>
      rel === 'self' && href === address ? [] : [`${rel} ${href}`],
    ),
    ...(new Set(ids).size === ids.length ? [] : ['ids that are not unique']),
    ...ids.filter((id, at) => id !== textIn(items[at] ?? channel, 'link') || !URL.canParse(id)),
    ...dates.filter((date) => !rfc822.test(date)),
    ...items.filter((item) => textIn(item, 'title') === '').map(() => 'an item without a title'),
  ];
}

/** Returns what a feed of Atom lacks that RFC 4287 demands. */
export function faultsOfAtom(text: string, address: string): readonly string[] {
  const feed = parseXml(text);
  if (feed.name !== 'feed' || feed.attributes['xmlns'] !== 'http://www.w3.org/2005/Atom') return ['no feed of Atom'];
  const entries = named(feed, 'entry');
  const ids = [feed, ...entries].map((node) => textIn(node, 'id'));
  const dates = [feed, ...entries].map((node) => textIn(node, 'updated'));
  const links = (node: XmlNode, rel: string) =>
    named(node, 'link').filter(({ attributes }) => attributes['rel'] === rel);
  return [
    ...(new Set(ids).size === ids.length ? [] : ['ids that are not unique']),
    ...ids.filter((id) => !URL.canParse(id)),
    ...[...dates, ...entries.map((entry) => textIn(entry, 'published'))].filter((date) => !rfc3339.test(date)),
    ...[feed, ...entries].filter((node) => textIn(node, 'title') === '').map(({ name }) => `a ${name} without a title`),
    ...(links(feed, 'self')
      .map(({ attributes }) => attributes['href'])
      .join() === address
      ? []
      : ['another self']),
    ...[feed, ...entries].filter((node) => links(node, 'alternate').length !== 1).map(({ name }) => `links of ${name}`),
    ...(named(feed, 'author').length === 1 ? [] : ['entries without authors']),
    ...named(feed, 'entry').flatMap((entry) =>
      [...named(entry, 'author')]
        .filter((author) => textIn(author, 'name') === '')
        .map(() => 'an author without a name'),
    ),
    ...entries.flatMap((entry) => named(entry, 'category').filter(({ attributes }) => !attributes['term'])).map(String),
    ...entries.filter((entry) => named(entry, 'content')[0]?.attributes['type'] !== 'html').map(() => 'no content'),
  ];
}

interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly feed_url: string;
  readonly home_page_url: string;
  readonly items: readonly JsonFeedItem[];
}

interface JsonFeedItem {
  readonly id: string;
  readonly url: string;
  readonly content_html: string;
  readonly date_published: string;
  readonly date_modified?: string;
  readonly language?: string;
}

/** Returns a JSON Feed as it is written. */
export function readJsonFeed(text: string): JsonFeed {
  return JSON.parse(text);
}

/** Returns what a JSON Feed lacks that version 1.1 demands. */
export function faultsOfJsonFeed(text: string, address: string): readonly string[] {
  const { version, title, feed_url: self, home_page_url: home, items } = readJsonFeed(text);
  const ids = items.map(({ id }) => id);
  return [
    ...(version === 'https://jsonfeed.org/version/1.1' ? [] : [version]),
    ...(title === '' ? ['no title'] : []),
    ...(self === address ? [] : [self]),
    ...[home, ...ids, ...items.map(({ url }) => url)].filter((each) => !URL.canParse(each)),
    ...(new Set(ids).size === ids.length ? [] : ['ids that are not unique']),
    ...items.filter(({ content_html: html }) => typeof html !== 'string').map(({ id }) => `${id} without content`),
    ...items
      .flatMap(({ date_published: first, date_modified: last }) => [first, last ?? first])
      .filter((date) => !rfc3339.test(date)),
  ];
}
