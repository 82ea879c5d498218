/** What a server that serves a site answers. */
export interface ServedSite {
  readonly origin: string;
  /** Path under which the site is served, with a slash at both ends. */
  readonly base: string;
}

const liveScript = /<script type="module" src="\/__docsgen\/live\.js" data-version="[^"]*"><\/script>/;

/**
 * Returns what a development server answers for files of an output, in base 64, by path, the live script taken out of pages; what is
 * refused is told in words. They are asked for as browsers do: pages first, and what tells of other files before those.
 */
export async function readServed(site: ServedSite, paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const path of [...paths].toSorted((a, b) => turnOf(a) - turnOf(b))) {
    answers.set(path, await readFile(site, path));
  }
  return answers;
}

function turnOf(path: string): number {
  return path.endsWith('.html') ? 0 : path.endsWith('/index.json') ? 1 : 2;
}

async function readFile({ origin, base }: ServedSite, path: string): Promise<string> {
  const response = await fetch(origin + base + encodeURI(path), { redirect: 'manual' });
  const isWhole = response.status === 200 || (response.status === 404 && path.endsWith('404.html'));
  if (!isWhole) return `${response.status}: ${(await response.text()).slice(0, 2000)}`;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!path.endsWith('.html')) return bytes.toString('base64');
  return Buffer.from(bytes.toString().replace(liveScript, '')).toString('base64');
}
