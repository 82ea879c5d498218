import {
  cpSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchSite } from '../../../src/dev/watch-site.ts';
import { reportsChanges } from '../../../src/dev/watch/reports-changes.ts';
import { watchFiles } from '../../support/dev/watch-files.ts';
import { runLength } from '../../support/run-length.ts';

test('a renamed file is one change, although the system reports two', async () => {
  const site = await watchFiles();
  const moves = Array.from({ length: 8 }, (_, index) => [`content/${index}.md`, `content/${index + 1}.md`] as const);
  site.write('content/0.md', 'first');
  await site.untilReported('content/0.md');
  for (const [from, to] of moves) {
    unlinkSync(site.at(from));
    // Longer than the delay of a hint, and shorter than the delay of a removed file.
    await setTimeout(30);
    site.write(to, 'first');
    await site.untilReported(to);
  }
  // A busy machine may miss some.
  const isOne = ([from, to]: readonly [string, string]) => site.updates.some((each) => each.has(from) && each.has(to));
  expect(moves.filter(isOne)).not.toHaveLength(0);
});

test('a removed file is reported', async () => {
  const site = await watchFiles();
  unlinkSync(site.at('content/guide/a.md'));
  await site.untilReported('content/guide/a.md');
});

const manyRounds = runLength({ short: 4, long: 20 });
const swapped = [
  [manyRounds, 'content/guide', 'content/guide/deep/b.md'],
  [4, 'content', 'content/guide/a.md'],
  [4, 'components', 'components/c.tsx'],
  [4, 'static', 'static/img/d.svg'],
  [manyRounds, 'site.config.ts', 'site.config.ts'],
] as const;

test.each(swapped)('after each of %i swaps of %s an edit of %s is reported', async (rounds, path, file) => {
  const site = await watchFiles();
  for (let round = 0; round < rounds; round += 1) {
    // One to three at once, because one swap may hide the events of another.
    for (let times = 0; times <= round % 3; times += 1) site.swap(path);
    site.write(file, `edit ${round}`);
    await site.untilReported(file);
    // The watcher continues to watch what it has reported.
    site.write(file, `another edit ${round}`);
    await site.untilReported(file);
  }
});

test('a swap within the site reports the replaced file, and the previous one when it is restored', async () => {
  const site = await watchFiles();
  for (let round = 0; round < 5; round += 1) {
    cpSync(site.at('content/guide'), site.at('content/next'), { recursive: true });
    site.write('content/next/deep/b.md', `edit ${round}`);
    renameSync(site.at('content/guide'), site.at('content/former'));
    renameSync(site.at('content/next'), site.at('content/guide'));
    await site.untilReported('content/guide/deep/b.md');
    rmSync(site.at('content/guide'), { recursive: true });
    renameSync(site.at('content/former'), site.at('content/guide'));
    await site.untilReported('content/guide/deep/b.md');
  }
});

test('the folder of the site itself may be swapped', async () => {
  const site = await watchFiles();
  for (let round = 0; round < 2; round += 1) {
    site.swap('');
    await site.untilReported('content/guide/a.md');
    site.write('content/guide/a.md', `edit ${round}`);
    await site.untilReported('content/guide/a.md');
  }
});

test('a folder that becomes a link, and a folder again, is watched through it', async () => {
  const site = await watchFiles();
  const [folder, elsewhere] = [site.at('content'), join(site.root, '../elsewhere')];
  for (let round = 0; round < 3; round += 1) {
    renameSync(folder, elsewhere);
    symlinkSync(elsewhere, folder);
    site.write('content/guide/a.md', `behind a link ${round}`);
    await site.untilReported('content/guide/a.md');
    // The target of the link is swapped.
    cpSync(elsewhere, `${elsewhere}-next`, { recursive: true });
    writeFileSync(join(`${elsewhere}-next`, 'guide/a.md'), 'another folder');
    renameSync(elsewhere, `${elsewhere}-former`);
    renameSync(`${elsewhere}-next`, elsewhere);
    await site.untilReported('content/guide/a.md');
    rmSync(`${elsewhere}-former`, { recursive: true });
    site.write('content/guide/a.md', `behind the same link ${round}`);
    await site.untilReported('content/guide/a.md');
    unlinkSync(folder);
    renameSync(elsewhere, folder);
    site.write('content/guide/a.md', `in a folder again ${round}`);
    await site.untilReported('content/guide/a.md');
  }
});

test("a change of a link's target is reported under the name of the link, however it is saved", async () => {
  const site = await watchFiles();
  const target = join(site.root, '../target.md');
  writeFileSync(target, 'one');
  symlinkSync(target, site.at('content/link.md'));
  await site.untilReported('content/link.md');
  for (const text of ['two', 'three']) {
    writeFileSync(target, text);
    await site.untilReported('content/link.md');
    writeFileSync(`${target}~`, `${text} by an editor`);
    renameSync(`${target}~`, target);
    await site.untilReported('content/link.md');
  }
});

test('changes of a file outside the site are reported, however it is saved, also when it is restored', async () => {
  const site = await watchFiles();
  const outside = join(site.root, '../navbar.ts');
  site.follow({ files: ['../navbar.ts'] });
  for (const text of ['one', 'two']) {
    writeFileSync(outside, text);
    await site.untilReported('../navbar.ts');
    writeFileSync(`${outside}~`, `${text} by an editor`);
    renameSync(`${outside}~`, outside);
    await site.untilReported('../navbar.ts');
    rmSync(outside);
    await site.untilReported('../navbar.ts');
  }
});

test.each(['node_modules/plugin', '../linked/plugin'])('%s is watched as the package of a plugin', async (folder) => {
  const site = await watchFiles();
  site.write(`${folder}/build/index.js`, 'first');
  site.write(`${folder}/node_modules/other/index.js`, 'first');
  site.write('node_modules/other/index.js', 'first');
  await site.followPackage(folder);
  await site.followPackage('..');
  expect(site.updates).toStrictEqual([]);
  site.write(`${folder}/build/index.js`, 'second');
  await site.untilReported(`${folder}/build/index.js`);
  site.write(`${folder}/theme/slots/Head.tsx`, 'first');
  await site.untilReported(`${folder}/theme/slots/Head.tsx`);
  // `npm install` puts another folder in its place.
  site.swap(folder);
  site.write(`${folder}/theme/slots/Head.tsx`, 'second');
  await site.untilReported(`${folder}/theme/slots/Head.tsx`);
  site.write(`${folder}/node_modules/other/index.js`, 'second');
  site.write('node_modules/other/index.js', 'second');
  site.write('content/guide/a.md', 'second');
  await site.untilReported('content/guide/a.md');
  expect(site.updates.flatMap((files) => [...files]).filter((file) => file.includes('other'))).toStrictEqual([]);
});

test('a package that is not installed is reported when it is', async () => {
  const site = await watchFiles();
  await site.followPackage('node_modules/plugin');
  expect(site.updates).toStrictEqual([]);
  site.write('node_modules/plugin/index.js', 'first');
  await site.untilReported('node_modules/plugin/index.js');
  site.write('node_modules/plugin/index.js', 'second');
  await site.untilReported('node_modules/plugin/index.js');
});

test('circular links are not followed without end', async () => {
  const site = await watchFiles();
  symlinkSync(site.root, site.at('content/root'));
  symlinkSync('.', site.at('content/self'));
  symlinkSync('../components', site.at('content/components'));
  symlinkSync('../content', site.at('components/content'));
  symlinkSync('nowhere', site.at('content/nowhere'));
  symlinkSync('loop', site.at('content/loop'));
  await site.untilReported('content/components/c.tsx');
  site.write('components/c.tsx', 'edit');
  await site.untilReported('content/components/c.tsx');
});

test('a change right after another one is reported, although size and time are the same', async () => {
  const site = await watchFiles();
  const file = 'content/guide/a.md';
  for (const text of ['one', 'two', 'six']) {
    site.write(file, text);
    utimesSync(site.at(file), 1, 1);
    await site.untilReported(file);
    expect(readFileSync(site.at(file), 'utf8')).toBe(text);
  }
});

test('a file that is written all the time does not prevent reports of others', async () => {
  const site = await watchFiles();
  const writing = setInterval(() => site.write('server.log', String(performance.now())), 4);
  onTestFinished(() => clearInterval(writing));
  site.write('content/guide/a.md', 'edit');
  await site.untilReported('content/guide/a.md');
});

/** Changes a file of the site in a way that no watch on its folder reports: by another link to it. */
function changeUnseen(site: { readonly root: string; readonly at: (file: string) => string }, file: string): void {
  const other = join(site.root, '..', 'other-link');
  linkSync(site.at(file), other);
  writeFileSync(other, 'a text that no event tells of');
}

test('polling finds what the file system does not report', async () => {
  const site = await watchFiles(50);
  changeUnseen(site, 'content/guide/deep/b.md');
  await site.untilReported('content/guide/deep/b.md');
});

test('a comparison finds what the file system does not report, before it resolves', async () => {
  const site = await watchFiles();
  changeUnseen(site, 'static/img/d.svg');
  await site.compare();
  expect(site.updates.some((files) => files.has('static/img/d.svg'))).toBe(true);
});

test.each([
  ['NFS', 0x6969, false],
  ['CIFS, with the sign of the number', 0xff534d42 | 0, false],
  ['9P of WSL', 0x01021997, false],
  ['FUSE of Docker Desktop', 0x65735546, false],
  ['ext4', 0xef53, true],
  ['overlayfs', 0x794c7630, true],
  ['tmpfs', 0x01021994, true],
])('%s reports changes, or does not', (_, type, reports) => {
  expect(reportsChanges('.', () => type)).toBe(reports);
});

test('a folder that cannot be read is not polled for that', () => {
  expect(reportsChanges('/there/is/no/such/folder')).toBe(true);
});

test('packages, hidden folders and the output are not reported', async () => {
  const site = await watchFiles();
  for (const file of ['node_modules/a/a.js', '.git/index', '.docsgen/cache/a', 'build/a.html', 'content/.a.md.swp']) {
    site.write(file, 'first');
    site.write(file, 'second');
  }
  site.write('content/guide/a.md', 'edit');
  const reported: string[][] = [];
  const watcher = watchSite({
    pollMs: null,
    root: site.root,
    onChange: async (changed) => void reported.push([...changed]),
    onFault: () => undefined,
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  site.write('build/a.html', 'third');
  site.write('.git/index', 'third');
  site.write('content/guide/a.md', 'another edit');
  await vi.waitFor(() => expect(reported.flat()).toContain('content/guide/a.md'), { timeout: 10_000 });
  expect(new Set(reported.flat())).toStrictEqual(new Set(['content/guide/a.md']));
});
