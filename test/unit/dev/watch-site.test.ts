import {
  cpSync,
  mkdirSync,
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
import { runLength } from '../../support/run-length.ts';
import { makeFolder } from '../../support/small-site.ts';

const files = [
  'content/guide/a.md',
  'content/guide/deep/b.md',
  'components/c.tsx',
  'static/img/d.svg',
  'site.config.ts',
];

interface WatchedSite {
  readonly root: string;
  /** Absolute path of a file of the site. */
  readonly at: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Puts a folder or file of the site in its own place by two renames, as branches and editors do. */
  readonly swap: (path: string) => void;
  /** Settles once a file is told of after this call. */
  readonly untilTold: (file: string) => Promise<void>;
  readonly follow: (file: string) => void;
  /** What was told at once, in turn. */
  readonly updates: readonly ReadonlySet<string>[];
}

/** Returns a site that is watched until the end of the test. */
async function watchFiles(): Promise<WatchedSite> {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'site');
  const at = (file: string) => join(root, file);
  const write = (file: string, text: string) => {
    mkdirSync(join(at(file), '..'), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const file of files) write(file, 'first');
  let told = new Set<string>();
  const updates: ReadonlySet<string>[] = [];
  const watcher = watchSite({
    root,
    onChange: async (changed) => {
      updates.push(changed);
      told = new Set([...told, ...changed]);
    },
    onFault: (error) => {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  let count = 0;
  return {
    root,
    at,
    write,
    swap: (path) => {
      count += 1;
      const [next, previous] = [join(folder, `next-${count}`), join(folder, `former-${count}`)];
      cpSync(at(path), next, { recursive: true });
      renameSync(at(path), previous);
      renameSync(next, at(path));
      rmSync(previous, { recursive: true });
    },
    untilTold: async (file) => {
      await vi.waitFor(() => expect(told).toContain(file), { timeout: 10_000, interval: 5 });
      told = new Set();
    },
    follow: (file) => watcher.add([file]),
    updates,
  };
}

test('a file that goes and comes under another name is one change, though the system tells of the two apart', async () => {
  const site = await watchFiles();
  const moves = Array.from({ length: 8 }, (_, index) => [`content/${index}.md`, `content/${index + 1}.md`] as const);
  site.write('content/0.md', 'first');
  await site.untilTold('content/0.md');
  for (const [from, to] of moves) {
    unlinkSync(site.at(from));
    // Longer than one hint is waited for, and shorter than one that says that a file has gone.
    await setTimeout(30);
    site.write(to, 'first');
    await site.untilTold(to);
  }
  // A busy machine may be too late for some.
  const isOne = ([from, to]: readonly [string, string]) => site.updates.some((each) => each.has(from) && each.has(to));
  expect(moves.filter(isOne)).not.toHaveLength(0);
});

test('a file that only goes is told', async () => {
  const site = await watchFiles();
  unlinkSync(site.at('content/guide/a.md'));
  await site.untilTold('content/guide/a.md');
});

const manyRounds = runLength({ short: 8, long: 20 });
const swapped = [
  [manyRounds, 'content/guide', 'content/guide/deep/b.md'],
  [4, 'content', 'content/guide/a.md'],
  [4, 'components', 'components/c.tsx'],
  [4, 'static', 'static/img/d.svg'],
  [manyRounds, 'site.config.ts', 'site.config.ts'],
] as const;

test.each(swapped)('after each of %i swaps of %s an edit of %s is told', async (rounds, path, file) => {
  const site = await watchFiles();
  for (let round = 0; round < rounds; round += 1) {
    // One to three at once, since one swap may hide what tells of another.
    for (let times = 0; times <= round % 3; times += 1) site.swap(path);
    site.write(file, `edit ${round}`);
    await site.untilTold(file);
    // What the watcher has told of, it goes on to watch.
    site.write(file, `another edit ${round}`);
    await site.untilTold(file);
  }
});

test('a swap within the site tells of the file that is another one now, and of a former one that comes back', async () => {
  const site = await watchFiles();
  for (let round = 0; round < 5; round += 1) {
    cpSync(site.at('content/guide'), site.at('content/next'), { recursive: true });
    site.write('content/next/deep/b.md', `edit ${round}`);
    renameSync(site.at('content/guide'), site.at('content/former'));
    renameSync(site.at('content/next'), site.at('content/guide'));
    await site.untilTold('content/guide/deep/b.md');
    rmSync(site.at('content/guide'), { recursive: true });
    renameSync(site.at('content/former'), site.at('content/guide'));
    await site.untilTold('content/guide/deep/b.md');
  }
});

test('the folder of the site itself may be swapped', async () => {
  const site = await watchFiles();
  for (let round = 0; round < 2; round += 1) {
    site.swap('');
    await site.untilTold('content/guide/a.md');
    site.write('content/guide/a.md', `edit ${round}`);
    await site.untilTold('content/guide/a.md');
  }
});

test('a folder that becomes a link, and a folder again, is watched through it', async () => {
  const site = await watchFiles();
  const [folder, elsewhere] = [site.at('content'), join(site.root, '../elsewhere')];
  for (let round = 0; round < 3; round += 1) {
    renameSync(folder, elsewhere);
    symlinkSync(elsewhere, folder);
    site.write('content/guide/a.md', `behind a link ${round}`);
    await site.untilTold('content/guide/a.md');
    // What the link leads to is swapped.
    cpSync(elsewhere, `${elsewhere}-next`, { recursive: true });
    writeFileSync(join(`${elsewhere}-next`, 'guide/a.md'), 'another folder');
    renameSync(elsewhere, `${elsewhere}-former`);
    renameSync(`${elsewhere}-next`, elsewhere);
    await site.untilTold('content/guide/a.md');
    rmSync(`${elsewhere}-former`, { recursive: true });
    site.write('content/guide/a.md', `behind the same link ${round}`);
    await site.untilTold('content/guide/a.md');
    unlinkSync(folder);
    renameSync(elsewhere, folder);
    site.write('content/guide/a.md', `in a folder again ${round}`);
    await site.untilTold('content/guide/a.md');
  }
});

test('what a link to a file leads to is told under the name of the link, however it is saved', async () => {
  const site = await watchFiles();
  const target = join(site.root, '../target.md');
  writeFileSync(target, 'one');
  symlinkSync(target, site.at('content/link.md'));
  await site.untilTold('content/link.md');
  for (const text of ['two', 'three']) {
    writeFileSync(target, text);
    await site.untilTold('content/link.md');
    writeFileSync(`${target}~`, `${text} by an editor`);
    renameSync(`${target}~`, target);
    await site.untilTold('content/link.md');
  }
});

test('a file outside the site is told of, however it is saved, and when it comes back', async () => {
  const site = await watchFiles();
  const outside = join(site.root, '../navbar.ts');
  site.follow('../navbar.ts');
  for (const text of ['one', 'two']) {
    writeFileSync(outside, text);
    await site.untilTold('../navbar.ts');
    writeFileSync(`${outside}~`, `${text} by an editor`);
    renameSync(`${outside}~`, outside);
    await site.untilTold('../navbar.ts');
    rmSync(outside);
    await site.untilTold('../navbar.ts');
  }
});

test('links that lead in circles have an end', async () => {
  const site = await watchFiles();
  symlinkSync(site.root, site.at('content/root'));
  symlinkSync('.', site.at('content/self'));
  symlinkSync('../components', site.at('content/components'));
  symlinkSync('../content', site.at('components/content'));
  symlinkSync('nowhere', site.at('content/nowhere'));
  symlinkSync('loop', site.at('content/loop'));
  await site.untilTold('content/components/c.tsx');
  site.write('components/c.tsx', 'edit');
  await site.untilTold('content/components/c.tsx');
});

test('a change that follows another one at once is told, though size and time are the same', async () => {
  const site = await watchFiles();
  const file = 'content/guide/a.md';
  for (const text of ['one', 'two', 'six']) {
    site.write(file, text);
    utimesSync(site.at(file), 1, 1);
    await site.untilTold(file);
    expect(readFileSync(site.at(file), 'utf8')).toBe(text);
  }
});

test('a file that is written without end keeps no other one from being told of', async () => {
  const site = await watchFiles();
  const writing = setInterval(() => site.write('server.log', String(performance.now())), 4);
  onTestFinished(() => clearInterval(writing));
  site.write('content/guide/a.md', 'edit');
  await site.untilTold('content/guide/a.md');
});

test('packages, hidden folders and the output are not told of', async () => {
  const site = await watchFiles();
  for (const file of ['node_modules/a/a.js', '.git/index', '.docsgen/cache/a', 'build/a.html', 'content/.a.md.swp']) {
    site.write(file, 'first');
    site.write(file, 'second');
  }
  site.write('content/guide/a.md', 'edit');
  const told: string[][] = [];
  const watcher = watchSite({
    root: site.root,
    onChange: async (changed) => void told.push([...changed]),
    onFault: () => undefined,
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  site.write('build/a.html', 'third');
  site.write('.git/index', 'third');
  site.write('content/guide/a.md', 'another edit');
  await vi.waitFor(() => expect(told.flat()).toContain('content/guide/a.md'), { timeout: 10_000 });
  expect(new Set(told.flat())).toStrictEqual(new Set(['content/guide/a.md']));
});
