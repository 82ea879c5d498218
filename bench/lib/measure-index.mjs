// Indexes a built site in its own process, so that the memory is that of the index alone. Prints
// the figures as JSON.
// usage: node bench/lib/measure-index.mjs <root of the site> <folder of its pages> <folder for what is kept> [--edit]
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadSource } from './load-source.mjs';

const [root = '', out = '', cache = '', edit] = process.argv.slice(2);
/**
 * @type {typeof import('../../src/pipeline/load-site.ts') &
 *   typeof import('../../src/pipeline/search/search-indexer.ts') &
 *   typeof import('../../src/search/index/read-html.ts') &
 *   typeof import('../../src/search/text/main-part.ts') &
 *   typeof import('../../src/workers/search-record.ts')}
 */
const { createSearchIndexer, createSearchRecorder, loadSite, mainPart, readHtml } = await loadSource(
  'pipeline/load-site.ts',
  'pipeline/search/search-indexer.ts',
  'search/index/read-html.ts',
  'search/text/main-part.ts',
  'workers/search-record.ts',
);
const { value: site } = await loadSite({ root, drafts: false });
const pages = site.routes.map((route) => ({ route, html: readFileSync(join(out, route.output), 'utf8') }));
const middle = pages[pages.length >> 1];
if (edit && middle) editWord(middle);
const written = join(cache, 'written');
const before = process.memoryUsage().rss;
const [start, cpu] = [performance.now(), process.cpuUsage()];
// As in a build: the key of an unchanged page's record is known without reading the page.
const keysFile = join(cache, 'keys.json');
/** @type {Partial<Record<string, string>>} */
const keys = existsSync(keysFile) ? JSON.parse(readFileSync(keysFile, 'utf8')) : {};
const locales = new Set(site.config.locales.map(({ name }) => name));
const indexer = await createSearchIndexer({ site, locales, folder: cache, identity: 'bench' });
const recordOf = createSearchRecorder();
for (const { route, html } of pages) {
  const entry = indexer.describe(route);
  if (!entry) continue;
  const hash = createHash('sha256').update(html).digest('hex');
  const known = keys[hash];
  const { key, record } =
    known && indexer.knows(route, known) ? { key: known, record: null } : recordOf(entry, readHtml(mainPart(html)));
  keys[hash] = key;
  indexer.add(route, entry, key, record);
}
const files = await indexer.finish();
writeFileSync(keysFile, JSON.stringify(keys));
const isManifest = (/** @type {string} */ path) => basename(path) === 'index.json';
let writes = 0;
for (const { path, content } of files) {
  const file = join(written, path);
  // The names of all other files are hashes of their content.
  if (!isManifest(path) && existsSync(file)) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writes += 1;
}
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const memory = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(
  JSON.stringify({
    ms,
    cpuMs: (user + system) / 1000,
    memory,
    writes,
    files: files.length,
    bytes: files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0),
    compressed: files.reduce((sum, { content }) => sum + brotliCompressSync(content).length, 0),
  }),
);

/**
 * Replaces a word by one that no page has.
 *
 * @param {{ html: string }} page
 */
function editWord(page) {
  page.html = page.html.replace(/(<p>)\w+/, '$1Xylotomous');
}
