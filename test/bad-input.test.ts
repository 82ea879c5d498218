import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowSite, buildSite, siteFile, type SmallSite } from './support/small-site.ts';

const cases = readdirSync(siteFile('bad', '.')).toSorted();

let earlier: SmallSite;
beforeAll(async () => {
  earlier = await buildSite('minimal');
});
afterAll(() => rm(earlier.root, { recursive: true, force: true }));

/**
 * Each folder of `test/sites/bad` is a site with a mistake, and `expected.txt` is what the command
 * line says of it; `args.txt` holds further options. `UPDATE=1` writes what is said; without it
 * nothing is written.
 */
describe('each mistake is reported with its position, cause and fix', () => {
  test.each(cases)('%s', async (name) => {
    const root = borrowSite(`bad/${name}`);
    await Promise.all(['expected.txt', 'args.txt'].map((file) => rm(join(root, file), { force: true })));
    cpSync(earlier.out, join(root, 'build'), { recursive: true });

    const { status, stderr } = await runDocsgen(['build', '--root', root, ...argumentsOf(name, root)]);

    const said = stderr.replaceAll(root, '<root>');
    const file = siteFile(`bad/${name}`, 'expected.txt');
    if (process.env['UPDATE'] === '1') writeFileSync(file, said);
    expect(said).toBe(readFileSync(file, 'utf8'));
    expect(said).not.toMatch(/^ +at .*:\d+/m);
    const isOnlyWarned = /^\d+ warnings?$/m.test(said);
    expect(status).toBe(isOnlyWarned ? 0 : said.includes(' (invalid-option)\n') ? 2 : 1);
    if (!isOnlyWarned) expect(readFolder(join(root, 'build'))).toStrictEqual(readFolder(earlier.out));
  });
});

test('every site of this folder has an expected output', () => {
  expect(cases.filter((name) => !existsSync(siteFile(`bad/${name}`, 'expected.txt')))).toStrictEqual([]);
});

test('no position is after the end of its line or file', () => {
  const wrong = cases.flatMap((name) => {
    const said = readFileSync(siteFile(`bad/${name}`, 'expected.txt'), 'utf8');
    // The text of a page that a plugin makes is in no file.
    if (said.includes('This page comes from the plugin')) return [];
    const places = said.matchAll(/^ +(\S.*):(\d+):(\d+)$/gm);
    return [...places].flatMap(([, file = '', line, column]) => {
      const path = siteFile(`bad/${name}`, file);
      const written = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/)[Number(line) - 1] : '';
      return written !== undefined && Number(column) <= written.length + 1
        ? []
        : [`${name}: ${file}:${line}:${column}`];
    });
  });
  expect(wrong).toStrictEqual([]);
});

test('nothing is written outside the output and cache folders', async () => {
  const root = borrowSite('bad/foreign-folder');
  const before = readFolder(root);
  await runDocsgen(['build', '--root', root, ...argumentsOf('foreign-folder', root)]);
  const after = [...readFolder(root)].filter(([file]) => !file.startsWith('.docsgen/'));
  expect(new Map(after)).toStrictEqual(before);
});

function argumentsOf(name: string, root: string): readonly string[] {
  const file = siteFile(`bad/${name}`, 'args.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replaceAll('<root>', root).split(' ') : [];
}
