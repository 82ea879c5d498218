import { Parser } from 'htmlparser2';

/** An address in a feed, a map or a style sheet. */
export interface FileAddress {
  readonly address: string;
  /** Position in the file, in UTF-16 code units. */
  readonly offset: number;
}

/** What a file is that names addresses of the site, and these. */
export interface AddressFile {
  readonly kind: 'feed' | 'map' | 'map-index' | 'style' | 'redirects';
  readonly addresses: readonly FileAddress[];
}

/** Returns the addresses that a file names; null for a file of a kind that is not checked. */
export function readAddressFile(path: string, text: string): AddressFile | null {
  if (path.endsWith('.css')) return { kind: 'style', addresses: styleAddresses(text) };
  if (path === '_redirects') return { kind: 'redirects', addresses: redirectTargets(text) };
  if (path.endsWith('.json')) return jsonFeed(text);
  if (!path.endsWith('.xml')) return null;
  const [, root = ''] = /<(rss|feed|urlset|sitemapindex)[\s>]/.exec(text.slice(0, 2000)) ?? [];
  if (root === '') return null;
  const kind = root === 'urlset' ? 'map' : root === 'sitemapindex' ? 'map-index' : 'feed';
  return { kind, addresses: xmlAddresses(text, root) };
}

/** Elements with an address as their text, by the root element. */
const textElements: Readonly<Record<string, ReadonlySet<string>>> = {
  rss: new Set(['link', 'comments']),
  feed: new Set(),
  urlset: new Set(['loc']),
  sitemapindex: new Set(['loc']),
};
/** Elements with an address in an attribute. */
const attributeElements: Readonly<Record<string, string>> = {
  link: 'href',
  'atom:link': 'href',
  'xhtml:link': 'href',
  enclosure: 'url',
};

function xmlAddresses(text: string, root: string): readonly FileAddress[] {
  const found: FileAddress[] = [];
  let current: { readonly offset: number; address: string } | null = null;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const attribute = attributeElements[name];
        const value = attribute === undefined ? undefined : attributes[attribute];
        if (value !== undefined) found.push({ address: value, offset: parser.startIndex });
        else if (textElements[root]?.has(name) === true) current = { offset: parser.startIndex, address: '' };
      },
      ontext: (part) => {
        if (current) current.address += part;
      },
      onclosetag: () => {
        if (current && current.address.trim() !== '') found.push({ ...current, address: current.address.trim() });
        current = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

function styleAddresses(text: string): readonly FileAddress[] {
  // A comment may show an address that no browser loads.
  const css = text.replace(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/g)].flatMap((match) => {
    const address = match[1] ?? match[2] ?? match[3] ?? '';
    // In a drawing inside the style sheet, `url(#id)` is a part of the drawing.
    return address === '' || address.startsWith('#') || address.startsWith('data:')
      ? []
      : [{ address, offset: match.index }];
  });
}

/** Reads rules of Netlify and Cloudflare: the old address, the new one, and a status. */
function redirectTargets(text: string): readonly FileAddress[] {
  return [...text.matchAll(/^[^\S\n]*(\/\S*)[^\S\n]+(\S+)(?:[^\S\n]+(\d{3})!?)?.*$/gm)].flatMap((match) => {
    const [, , target = '', status = '301'] = match;
    // What is filled in by the host cannot be looked up.
    return /[:*]/.test(target.replace(/^https?:/, '')) || status === '404'
      ? []
      : [{ address: target, offset: match.index }];
  });
}

function jsonFeed(text: string): AddressFile | null {
  if (!/^\s*\{[^{}]{0,200}"version"\s*:\s*"https:\/\/jsonfeed\.org\//.test(text.slice(0, 2000))) return null;
  const found = [
    ...text.matchAll(/"(?:url|home_page_url|feed_url|image|banner_image|icon|favicon)"\s*:\s*("(?:[^"\\]|\\.)*")/g),
  ];
  return {
    kind: 'feed',
    addresses: found.map((match) => ({ address: readString(match[1] ?? '""'), offset: match.index })),
  };
}

function readString(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
