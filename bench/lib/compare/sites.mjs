import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from '../run-process.mjs';
import { describePackage } from './install.mjs';

/** @import { AdaptPage, CorpusPage, Generator } from './types.ts' */

const corpus = fileURLToPath(new URL('../../corpus.mjs', import.meta.url));

/**
 * The page that is measured, and the page that is edited. The corpus gives each of them the same
 * text in all sites that have it.
 */
const folder = '/docs/section-1/topic-1';
export const measuredPage = (/** @type {number} */ pages) => `${folder}/${pages < 20 ? 'page-1' : 'page-7'}`;
export const editedPage = (/** @type {number} */ pages) => `${folder}/${pages < 20 ? 'page-1' : 'page-8'}`;

/**
 * Writes the site of a generator with this many pages, if it does not exist yet.
 *
 * @param {Generator} generator
 * @param {string} site
 * @param {number} pages
 */
export async function ensureSite(generator, site, pages) {
  const stamp = join(site, '.written');
  if (existsSync(stamp)) return;
  await rm(site, { recursive: true, force: true });
  const content = join(site, generator.content);
  await mkdir(content, { recursive: true });
  await runScript([corpus, content, String(pages)], site);
  const entries = await adaptPages(content, generator.adaptPage ?? ((text) => text));
  await generator.writeConfiguration(site, entries);
  if (generator.dependencies !== undefined) await writeFile(join(site, 'package.json'), describePackage(generator));
  await writeFile(stamp, '');
}

/**
 * Returns the path and title of each page, in the order of the corpus.
 *
 * @param {string} content
 * @param {AdaptPage} adapt
 * @returns {Promise<readonly CorpusPage[]>}
 */
async function adaptPages(content, adapt) {
  const names = (await readdir(content, { recursive: true })).filter((name) => name.endsWith('.md'));
  /** @type {CorpusPage[]} */
  const entries = [];
  for (const name of names) {
    const file = join(content, name);
    const text = await readFile(file, 'utf8');
    const [, title] = /^title: (.*)$/m.exec(text) ?? [];
    if (title === undefined) throw new Error(`${file} has no title.`);
    const adapted = adapt(text, title);
    if (adapted !== text) await writeFile(file, adapted);
    entries.push({ path: relative(content, file).replace(/\.md$/, ''), title });
  }
  return entries.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}

/**
 * Replaces the first word in the edited page's text by a new one. Returns the new word.
 *
 * @param {Generator} generator
 * @param {string} site
 * @param {number} pages
 */
export async function editWord(generator, site, pages) {
  return editLine(generator, site, pages, (lines) => {
    const end = lines.indexOf('---', 1);
    return lines.findIndex((line, index) => index > end && /^\w/.test(line));
  });
}

/**
 * Replaces the first word in the edited page's title by a new one. Returns the new word.
 *
 * @param {Generator} generator
 * @param {string} site
 * @param {number} pages
 */
export async function editTitle(generator, site, pages) {
  return editLine(generator, site, pages, (lines) => lines.findIndex((line) => line.startsWith('title: ')));
}

/**
 * @param {Generator} generator
 * @param {string} site
 * @param {number} pages
 * @param {(lines: readonly string[]) => number} find
 */
async function editLine(generator, site, pages, find) {
  const file = join(site, generator.content, `${editedPage(pages).slice('/docs/'.length)}.md`);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const at = find(lines);
  const word = `Edited${Date.now().toString(36)}`;
  const line = lines[at];
  if (line === undefined) throw new Error(`${file} has no line to edit.`);
  lines[at] = line.replace(/^(title: )?\w+/, (_, key = '') => key + word);
  await overwrite(file, lines.join('\n'));
  return word;
}

/**
 * Overwrites a file without emptying it first: a server that reads it at once would find an empty
 * page.
 *
 * @param {string} file
 * @param {string} text
 */
async function overwrite(file, text) {
  const handle = await open(file, 'r+');
  try {
    const { bytesWritten } = await handle.write(Buffer.from(text), 0, null, 0);
    if ((await handle.stat()).size > bytesWritten) await handle.truncate(bytesWritten);
  } finally {
    await handle.close();
  }
}

/**
 * Returns the HTML file of a page.
 *
 * @param {Generator} generator
 * @param {string} site
 * @param {string} path
 */
export function outputFile(generator, site, path) {
  return join(site, generator.out, generator.outputOf(path));
}
