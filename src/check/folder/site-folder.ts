import type { Config } from '../../config/config.ts';

/**
 * What the addresses of a finished site are resolved with. It is plain data, which is sent to
 * threads.
 */
export interface SiteAddresses {
  /** Paths of all files, relative to the output folder, sorted. Others name a file by its place. */
  readonly files: readonly string[];
  /** Path under which the site is served, with slashes at both ends. */
  readonly base: string;
  /** Addresses are relative to the file of a page, so that the site works under any path. */
  readonly isRelative: boolean;
  /** Origin of the site; null if nobody knows it. */
  readonly origin: string | null;
  /** `never` and `always` say how links to pages are written; null if nobody knows. */
  readonly trailingSlash: Config['trailingSlash'] | null;
  /** Paths below the base that other outputs are served under, with slashes at both ends. */
  readonly others: readonly string[];
}

/** Where an address leads. */
export type Target =
  /** `file` is a place in `files`. `spelling` says how the address differs from that of the file. */
  | { readonly type: 'file'; readonly file: number; readonly spelling: Spelling | null }
  | { readonly type: 'missing'; readonly path: string }
  | { readonly type: 'outside'; readonly path: string }
  | { readonly type: 'external'; readonly url: string }
  /** Mail, telephone, data. */
  | { readonly type: 'other' };

/** The address is found by most hosts, but it is not the one that counts. */
export interface Spelling {
  readonly kind: 'case' | 'slash' | 'index';
  /** The path that counts, with base. */
  readonly path: string;
}

/** Finds the targets of addresses, and the addresses of files. */
export interface AddressResolver {
  /** `from` is a place in `files`. */
  readonly resolve: (address: string, from: number) => Target;
  /** Returns the path of a page or a file as links should name it, with base. */
  readonly pathOf: (file: number) => string;
}

/** Only for parsing: the results use paths, not the origin. */
const someOrigin = 'https://site.invalid';
/** More are not kept: their pages have addresses of their own. */
const mostKept = 200_000;

/** Returns the functions that resolve the addresses of a site as browsers and static hosts do. */
export function createResolver(site: SiteAddresses): AddressResolver {
  const { files, base, isRelative, origin, trailingSlash, others } = site;
  const places = new Map(files.map((file, place) => [file, place]));
  let lowerCase: ReadonlyMap<string, number> | null = null;
  const inLowerCase = () => (lowerCase ??= new Map(files.map((file, place) => [file.toLowerCase(), place])));

  const pathOf = (place: number): string => {
    const file = files[place] ?? '';
    if (isRelative || !isIndex(file)) return base + encodeURI(file);
    const folder = encodeURI(file.slice(0, -'index.html'.length));
    return base + (trailingSlash === 'always' || isHome(folder) ? folder : folder.replace(/\/$/, ''));
  };
  /** The home pages of a site and of its languages end with a slash in any case. */
  const isHome = (folder: string): boolean => folder === '' || places.has(`${folder}404.html`);
  const find = (path: string, known: (file: string) => number | undefined): number | undefined => {
    const bare = path.replace(/\/$/, '');
    if (path === '' || path.endsWith('/')) return known(`${path}index.html`);
    return known(path) ?? known(`${bare}/index.html`) ?? known(`${bare}.html`);
  };
  const spellingOf = (path: string, place: number): Spelling | null => {
    const file = files[place] ?? '';
    if (!file.endsWith('.html') || isRelative || trailingSlash === null) return null;
    const right = pathOf(place);
    if (decode(right) === base + path) return null;
    if (isIndex(path)) return { kind: 'index', path: right };
    const isSlash = decode(right).replace(/\/$/, '') === (base + path).replace(/\/$/, '');
    return isSlash && trailingSlash !== 'ignore' ? { kind: 'slash', path: right } : null;
  };
  const locate = (path: string): Target => {
    const exact = find(path, (file) => places.get(file));
    if (exact !== undefined) return { type: 'file', file: exact, spelling: spellingOf(path, exact) };
    const other = find(path.toLowerCase(), (file) => inLowerCase().get(file));
    if (other !== undefined) return { type: 'file', file: other, spelling: { kind: 'case', path: pathOf(other) } };
    return { type: 'missing', path: base + path };
  };
  const resolveUrl = (url: URL): Target => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { type: 'other' };
    if (url.origin !== someOrigin && url.origin !== origin) return { type: 'external', url: url.href };
    const path = decode(url.pathname);
    // `/docs` leads to the site under `/docs/`.
    if (!`${path}/`.startsWith(base))
      // A whole address of the same host may be that of another site beside this one.
      return url.origin === someOrigin ? { type: 'outside', path } : { type: 'external', url: url.href };
    if (others.some((other) => `${path}/`.startsWith(other)))
      return { type: 'external', url: new URL(url.href.slice(url.origin.length), origin ?? url.origin).href };
    return locate(path.slice(base.length));
  };
  const kept = new Map<string, Target>();
  return {
    pathOf,
    resolve: (address, from) => {
      const before = kept.get(address);
      if (before) return before;
      const [written = ''] = address.split('#', 1);
      if (written === '') return { type: 'file', file: from, spelling: null };
      const isAbsolute = /^[a-z][a-z\d+.-]*:|^[/\\]/i.test(written);
      const key = isAbsolute ? written : null;
      const known = key === null || key === address ? undefined : kept.get(key);
      if (known) return known;
      const here = someOrigin + pathOf(from);
      const target: Target = URL.canParse(written, here)
        ? resolveUrl(new URL(written, here))
        : { type: 'missing', path: written };
      if (key !== null && kept.size < mostKept) kept.set(copyOf(key), target);
      return target;
    },
  };
}

/** Returns the id that an address leads to, decoded; empty for the top of the page. */
export function idOf(address: string): string {
  const start = address.indexOf('#');
  if (start === -1) return '';
  // Only the browser reads what is after the mark: a text to scroll to.
  const id = address.slice(start + 1).replace(/:~:.*/s, '');
  return id === 'top' ? '' : decode(id);
}

/**
 * Returns an address with another path: a whole address stays one, and query and fragment stay as they
 * are.
 */
export function withPath(address: string, path: string): string {
  const rest = /[?#].*$/s.exec(address)?.[0] ?? '';
  return (/^https?:/i.test(address) ? new URL(path, address).href : path) + rest;
}

/** Returns the fragment of an address as it is written, with its `#`; empty for none. */
export function fragmentOf(address: string): string {
  const start = address.indexOf('#');
  return start === -1 || address.length === start + 1 ? '' : address.slice(start);
}

function isIndex(file: string): boolean {
  return file === 'index.html' || file.endsWith('/index.html');
}

/** A part of a text keeps the whole text in memory, which would be that of a page for each address. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
