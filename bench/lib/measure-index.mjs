// Indexes a built site in a process of its own, so that its memory is that of the index.
// usage: node bench/lib/measure-index.mjs <root of the site> <folder of its pages> <folder for what is kept>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadSource } from './load-source.mjs';

const [root, out, cache] = process.argv.slice(2);
const { createSearchIndexer, loadSite } = await loadSource('build/load-site.ts', 'build/search/search-indexer.ts');
const { value: site } = await loadSite({ root, drafts: false });
const pages = site.routes
  .filter((r) => r.kind !== 'search')
  .map((route) => ({ route, html: readFileSync(join(out, route.output), 'utf8') }));
const before = process.memoryUsage().rss;
const [start, cpu] = [performance.now(), process.cpuUsage()];
const indexer = await createSearchIndexer(site, new Set(site.config.locales.map(({ name }) => name)), cache);
for (const { route, html } of pages) indexer.add(route, html);
const added = performance.now();
const files = await indexer.finish();
const end = performance.now();
const { user, system } = process.cpuUsage(cpu);
const sizes = files.map(({ content }) => Buffer.byteLength(content));
const compressed = files.reduce((sum, { content }) => sum + brotliCompressSync(content).length, 0);
process.stdout.write(
  JSON.stringify({
    ms: end - start,
    addMs: added - start,
    cpuMs: (user + system) / 1000,
    memory: process.resourceUsage().maxRSS * 1024 - before,
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    compressed,
  }),
);
