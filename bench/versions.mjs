// Compares the warm build of a site with many versions at git tags with that of its newest version
// alone, in processor time: one page of the newest is edited before each build.
// usage: npm run compile && node bench/versions.mjs [--versions 20] [--pages 300] [--runs 7]
import { appendFile, cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable } from './lib/format-table.mjs';
import { siteConfiguration } from './lib/make-site.mjs';
import { runProgram, runScript } from './lib/run-process.mjs';
import { median } from './lib/statistics.mjs';

const docsgen = fileURLToPath(new URL('../bin/docsgen.js', import.meta.url));
const timer = new URL('lib/print-processor-time.mjs', import.meta.url).href;
const corpus = fileURLToPath(new URL('corpus.mjs', import.meta.url));
const mostCost = 1.6;
/** Every release changes this part of the pages. */
const changed = 0.05;

const { values } = parseArgs({
  options: {
    versions: { type: 'string', default: '20' },
    pages: { type: 'string', default: '300' },
    runs: { type: 'string', default: '7' },
  },
});
const [versions, pages, runs] = [Number(values.versions), Number(values.pages), Number(values.runs)];

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
const git = (root, args) => {
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', '-c', 'commit.gpgsign=false'];
  return runProgram('git', [...identity, ...args], root);
};

/** @param {string} root */
async function pagesOf(root) {
  const folder = join(root, 'content/en/docs');
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.md')).map((file) => join(folder, file));
}

/** Makes a repository with a tag for each version except the newest. */
async function makeRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
  await mkdir(join(root, 'content/en'), { recursive: true });
  await runScript([corpus, join(root, 'content/en/docs'), String(pages)], root);
  await writeFile(join(root, '.gitignore'), '.docsgen\nbuild\n');
  await git(root, ['init', '--quiet']);
  const files = await pagesOf(root);
  const step = Math.max(1, Math.round(files.length * changed));
  for (let version = 1; version < versions; version += 1) {
    for (let at = 0; at < step; at += 1) {
      const file = files[(version * step + at) % files.length];
      if (file !== undefined) await appendFile(file, `\nChanged in release ${version}.\n`);
    }
    await git(root, ['add', '--all']);
    await git(root, ['commit', '--quiet', '--message', `Release ${version}`]);
    await git(root, ['tag', `v${version}`]);
  }
  return root;
}

/** @param {number} count */
function configOf(count) {
  const names = Array.from({ length: count - 1 }, (_, index) => count - 1 - index);
  const list = ["{ name: 'current' }", ...names.map((name) => `{ name: '${name}', ref: 'v${name}' }`)];
  return siteConfiguration.replace("path: '/docs'", `path: '/docs', versions: [${list.join(', ')}]`);
}

/**
 * Edits a page and builds its site. Returns the processor time that it takes, in milliseconds.
 *
 * @param {string} root
 * @param {string} page
 */
async function build(root, page) {
  await appendFile(join(root, page), '\nEdited.\n');
  const args = ['--import', timer, docsgen, 'build', '--root', root, '--out', join(root, 'build')];
  const output = await runProgram(process.execPath, args, root);
  return Number(/^processor time: (\d+) ms$/m.exec(output)?.[1]);
}

const repository = await makeRepository();
const [page = ''] = (await pagesOf(repository)).map((file) => relative(repository, file));
const one = `${repository}-one`;
await cp(repository, one, { recursive: true });
await writeFile(join(one, 'site.config.ts'), configOf(1));
await writeFile(join(repository, 'site.config.ts'), configOf(versions));
try {
  const sites = [one, repository].map((root) => ({ root, times: /** @type {number[]} */ ([]), first: 0 }));
  for (const site of sites) site.first = await build(site.root, page);
  for (let run = 0; run < runs; run += 1) {
    for (const { root, times } of sites) times.push(await build(root, page));
  }
  const [single = NaN, all = NaN] = sites.map(({ times }) => median(times));
  const ratio = all / single;
  process.stdout.write(
    formatTable([
      [`versions of ${pages} pages`, 'first build', 'one page edited'],
      ...sites.map(({ first, times }, index) => [
        index === 0 ? 1 : versions,
        `${first.toFixed(0)} ms`,
        `${median(times).toFixed(0)} ms`,
      ]),
      ['ratio', '', `${ratio.toFixed(2)}x (at most ${mostCost}x)`],
    ]),
  );
  if (ratio > mostCost) process.exitCode = 1;
} finally {
  for (const root of [one, repository]) await rm(root, { recursive: true, force: true });
}
