import { createFileTable, createOutput, type Output } from './output-files.ts';
import type { SiteAddresses, Target } from './site-addresses.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/** Finds the targets of addresses, and the addresses of files. */
export interface AddressResolver {
  /** `from` is a place in `files`. */
  readonly resolve: (address: string, from: number) => Target;
  /**
   * Returns the path of a page or a file as links should name it, with base. If `from` is a file of
   * another output, it is the whole address.
   */
  readonly pathOf: (file: number, from?: number) => string;
}

/** Only for parsing: the results use paths, not the origin. */
const someOrigin = 'https://site.invalid';
/** More are not kept: their pages have addresses of their own. */
const mostKept = 200_000;

/** Returns the functions that resolve the addresses of a site as browsers and static hosts do. */
export function createResolver(site: SiteAddresses): AddressResolver {
  const { files, otherOutputs } = site;
  const known = createFileTable(files);
  const outputs = [{ ...site, folder: '' }, ...otherOutputs].map((output) => createOutput(output, known));
  const [own] = outputs;
  const outputOf = (place: number): Output | undefined =>
    outputs.length === 1
      ? own
      : (outputs.find(({ folder }) => folder !== '' && files[place]?.startsWith(folder) === true) ?? own);
  const resolveUrl = (url: URL, from: Output): Target => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { type: 'other' };
    const isOwn = url.origin === someOrigin;
    const origin = isOwn ? from.origin : url.origin;
    const isThere = (output: Output) => (output === from && isOwn) || (origin !== null && output.origin === origin);
    const there = outputs.filter(isThere);
    if (there.length === 0) return { type: 'external', url: url.href };
    const path = decodeComponent(url.pathname);
    // `/docs` leads to the site under `/docs/`.
    const output = longestBase(there.filter(({ base }) => `${path}/`.startsWith(base)));
    // A whole address of the same host may be that of another site beside this one.
    if (!output) return isOwn ? { type: 'outside', path } : { type: 'external', url: url.href };
    if (output.others.some((other) => `${path}/`.startsWith(other)))
      return { type: 'external', url: new URL(url.href.slice(url.origin.length), output.origin ?? url.origin).href };
    return output.locate(path.slice(output.base.length));
  };
  return {
    pathOf: (place, from) => {
      const output = outputOf(place);
      const path = output?.pathOf(place) ?? '';
      return from === undefined || output === outputOf(from) ? path : (output?.origin ?? '') + path;
    },
    resolve: (address, place) => {
      const from = outputOf(place);
      if (!from) throw new TypeError('A site has an output');
      const { kept } = from;
      const before = kept.get(address);
      if (before) return before;
      const [written = ''] = address.split('#', 1);
      if (written === '') return { type: 'file', file: place, spelling: null };
      const isAbsolute = /^[a-z][a-z\d+.-]*:|^[/\\]/i.test(written);
      const key = isAbsolute ? written : null;
      const same = key === null || key === address ? undefined : kept.get(key);
      if (same) return same;
      const here = someOrigin + from.pathOf(place);
      const target: Target = URL.canParse(written, here)
        ? resolveUrl(new URL(written, here), from)
        : { type: 'missing', path: written };
      if (key !== null && kept.size < mostKept) kept.set(copyOf(key), target);
      return target;
    },
  };
}

/** The address with the longest base counts, as on a host. */
function longestBase(outputs: readonly Output[]): Output | undefined {
  return outputs.toSorted((one, other) => other.base.length - one.base.length)[0];
}

/** Returns the id that an address leads to, decoded; empty for the top of the page. */
export function idOf(address: string): string {
  const start = address.indexOf('#');
  if (start === -1) return '';
  // Only the browser reads what is after the mark: a text to scroll to.
  const id = address.slice(start + 1).replace(/:~:.*/s, '');
  return id === 'top' ? '' : decodeComponent(id);
}

/**
 * Returns an address with another path: a whole address stays one, and query and fragment stay as
 * they are.
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

/**
 * A part of a text keeps the whole text in memory, which would be that of a page for each address.
 */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
