import { readInTurn } from '../read-in-turn.ts';

/** A server of a site. */
export interface ServedSite {
  readonly origin: string;
  /** Path under which the site is served, with a slash at both ends. */
  readonly base: string;
}

const liveScript = /<script type="module" src="\/__docsgen\/live\.js" data-version="[^"]*"><\/script>/;

/**
 * Returns the answers of a development server for files of an output, in base 64, by path, without
 * the live script. Refusals are described in words.
 */
export function readServed(site: ServedSite, paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  return readInTurn(paths, (path) => readFile(site, path));
}

async function readFile({ origin, base }: ServedSite, path: string): Promise<string> {
  // The file of a page is another spelling of the page's address.
  const redirect = /(?:^|\/)index\.html$/.test(path) ? 'follow' : 'manual';
  const response = await fetch(origin + base + encodeURI(path), { redirect });
  const isWhole = response.status === 200 || (response.status === 404 && path.endsWith('404.html'));
  if (!isWhole) return `${response.status}: ${(await response.text()).slice(0, 2000)}`;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!path.endsWith('.html')) return bytes.toString('base64');
  return Buffer.from(bytes.toString().replace(liveScript, '')).toString('base64');
}
