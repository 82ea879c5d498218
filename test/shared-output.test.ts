import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeLock } from '../src/build/output/lock.ts';
import { runDocsgen, startDocsgen } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { borrowSite, copySite } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('minimal');
  writeFileSync(join(built, 'content/en/docs/draft.md'), '---\ndraft: true\n---\n\n# Draft\n');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const lock = () => join(site.root, 'build/.docsgen-lock');

/** Starts a build, and pauses it as soon as it holds the lock of the output. */
async function stopWithLock() {
  const child = startDocsgen(['build', '--root', site.root, '--drafts']);
  // It makes the file first, and then writes its name into it.
  await vi.waitFor(() => expect(readFileSync(lock(), 'utf8')).not.toBe(''), { timeout: 60_000, interval: 5 });
  child.kill('SIGSTOP');
  return child;
}

/**
 * Runs a command that must wait for a build. The build continues when the command says that it
 * waits.
 */
async function runBeside(child: Awaited<ReturnType<typeof stopWithLock>>, ...args: readonly string[]) {
  const second = startDocsgen(args);
  let said = '';
  second.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(second, 'close');
  await vi.waitFor(() => expect(said).toContain('at work in'), { timeout: 60_000 });
  const firstEnded = once(child, 'close');
  child.kill('SIGCONT');
  return { first: await firstEnded, second: await ended, said };
}

describe('an output has one builder at a time', () => {
  test('a build with other options waits, says for which build, and writes the same output as alone', async () => {
    const child = await stopWithLock();
    const { first, second, said } = await runBeside(child, 'build', '--root', site.root);
    expect([first, second]).toStrictEqual([
      [0, null],
      [0, null],
    ]);
    expect(said).toContain(`Another docsgen (process ${child.pid}) is at work in ${join(site.root, 'build')}`);
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });

  test('so does one of another site', async () => {
    const child = await stopWithLock();
    const other = borrowSite('base-path');
    const out = join(site.root, 'build');
    const { second } = await runBeside(child, 'build', '--root', other, '--out', out);
    expect(second).toStrictEqual([0, null]);
    expect(readFolder(out)).toStrictEqual(await cleanOutput(other));
  });

  test('and `docsgen clean`, which then removes all of it', async () => {
    const { first, second } = await runBeside(await stopWithLock(), 'clean', '--root', site.root);
    expect([first[0], second[0]]).toStrictEqual([0, 0]);
    expect(['build', '.docsgen'].filter((name) => existsSync(join(site.root, name)))).toStrictEqual([]);
  });

  test('a build that was killed does not count', async () => {
    const child = await stopWithLock();
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    const { status, stderr } = await runDocsgen(['build', '--root', site.root]);
    expect([status, stderr]).toStrictEqual([0, '']);
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });

  test.each([
    ['whose number another process has by now', /"started":"\d+"/, '"started":"1"'],
    ['that was killed while it wrote its name', /.*/, ''],
  ])('nor is one %s', async (_, written, by) => {
    const own = await takeLock(lock(), () => undefined);
    const text = site.read('build/.docsgen-lock');
    own.release();
    writeFileSync(lock(), text.replace(written, by));
    await site.rebuild();
    expect(readdirSync(join(site.root, 'build')).filter((name) => name.startsWith('.docsgen-'))).toStrictEqual([
      '.docsgen-manifest',
    ]);
  });
});

test('a build that fails creates no output folder', async () => {
  site.remove('build');
  site.write('content/en/docs/bad.md', '[Nowhere](./nowhere.md)\n');
  await expect(buildReport(site.root)).rejects.toThrow('nowhere.md');
  expect((await runDocsgen(['build', '--root', site.root, '--out', join(site.root, 'a/b')])).status).toBe(1);
  expect(['a', 'build'].filter((name) => existsSync(join(site.root, name)))).toStrictEqual([]);
});

describe('a damaged record counts as missing', () => {
  const kinds = ['outputs', 'publications', 'cache'] as const;
  test.each(['emptied', 'cut', 'flipped'])('when all are %s, the build is the same', async (how) => {
    const whole = site.output();
    site.write('.docsgen/publications/1d0c74fb4ccfa784', '{"files":');
    for (const kind of kinds) {
      for (const name of readFolder(join(site.root, '.docsgen', kind)).keys()) {
        const file = `.docsgen/${kind}/${name}`;
        const bytes = site.bytes(file);
        const flipped = Buffer.from(bytes);
        flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
        const damaged = { emptied: '', cut: bytes.subarray(0, bytes.length >> 1), flipped }[how];
        if (damaged !== undefined) site.write(file, damaged);
      }
    }
    await buildReport(site.root);
    expect(site.output()).toStrictEqual(whole);
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
  });
});
