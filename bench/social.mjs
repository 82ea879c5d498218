// Prints the processor time that pictures for shared links cost: builds a site with and without the
// plugin, cold and warm.
// usage: node bench/social.mjs [--pages 300]
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { formatTable } from './lib/format-table.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '300' } } });
const count = Number(values.pages);
/** The most that a picture may cost, in milliseconds. */
const limit = 120;
const run = promisify(execFile);
const docsgen = fileURLToPath(new URL('../bin/docsgen.js', import.meta.url));
const state = fileURLToPath(new URL('../.docsgen/', import.meta.url));

const words = 'agent call transfer voice queue extension transcript domain number prompt silence'.split(' ');
const titles = Array.from({ length: count }, (_, page) => {
  const length = 1 + (page % 12);
  return `${page} ${Array.from({ length }, (__, index) => words[(page * 7 + index * 3) % words.length]).join(' ')}`;
});

/**
 * @param {string} root
 * @param {readonly string[]} plugins
 */
function writeSite(root, plugins) {
  const docs = join(root, 'content/en/docs');
  mkdirSync(docs, { recursive: true });
  const config = {
    title: 'Voice AI Docs',
    url: 'https://docs.example.com',
    locales: { en: {} },
    collections: { docs: { type: 'docs' } },
    plugins,
  };
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  for (const [page, title] of titles.entries())
    writeFileSync(join(docs, `page-${page}.md`), `---\ntitle: ${title}\n---\n\nA text about ${title}.\n`);
}

/**
 * Builds a site in a process of its own, and returns the processor time in milliseconds.
 *
 * @param {string} root
 */
async function build(root) {
  const script = join(root, '..', 'measure.mjs');
  const measure = "process.on('exit', () => console.log(JSON.stringify(process.cpuUsage())));";
  writeFileSync(script, `${measure}\nawait import(${JSON.stringify(docsgen)});\n`);
  const { stdout } = await run(process.execPath, [script, 'build', '--root', root], { maxBuffer: 2 ** 26 });
  const { user, system } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return (user + system) / 1000;
}

mkdirSync(state, { recursive: true });
const folder = await mkdtemp(join(state, 'bench-social-'));
try {
  const [plain, drawn] = [join(folder, 'plain'), join(folder, 'drawn')];
  writeSite(plain, []);
  writeSite(drawn, ['docsgen/plugins/social-images']);
  const rows = [];
  for (const name of ['cold', 'warm']) {
    const [without, with_] = [await build(plain), await build(drawn)];
    rows.push({ name, without, with: with_, each: (with_ - without) / count });
  }
  const pictures = join(drawn, 'build/assets/social');
  const files = readdirSync(pictures).map((file) => statSync(join(pictures, file)).size);
  const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
  console.log(
    `${files.length} pictures, ${Math.round(files.reduce((a, b) => a + b, 0) / files.length / 1000)} kB each`,
  );
  console.log(`load of the machine: ${(loadavg()[0] ?? NaN).toFixed(1)}\n`);
  console.log(
    formatTable([
      ['build', 'without', 'with pictures', 'for each'],
      ...rows.map(({ name, without, with: with_, each }) => [name, ms(without), ms(with_), `${each.toFixed(1)} ms`]),
    ]),
  );
  const tooLong = rows.some(({ each }) => each > limit);
  if (tooLong || files.length < count) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
