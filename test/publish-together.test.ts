import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot, runDocsgen, runProcess } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowSite, buildFolder, copySite } from './support/small-site.ts';

const names = ['build', 'build-es', 'build-pt'] as const;
type Outputs = Readonly<Record<string, ReadonlyMap<string, string>>>;
const outputsOf = (root: string): Outputs =>
  Object.fromEntries(names.map((name) => [name, readFolder(join(root, name))]));

/** Every output gets new, changed and removed files. */
function editSite(root: string): void {
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
  writeFileSync(join(root, 'site.config.ts'), config.replace("en: 'Domains'", "en: 'Many domains'"));
  writeFileSync(join(root, 'content/en/docs/added.md'), '# Added\n\nA page.\n');
  writeFileSync(join(root, 'static/added.txt'), 'Added.\n');
}

let after: Outputs;
beforeAll(async () => {
  const root = copySite('domains');
  try {
    editSite(root);
    await buildFolder(root);
    after = outputsOf(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

async function builtAndEdited(): Promise<{ readonly root: string; readonly before: Outputs }> {
  const root = borrowSite('domains');
  writeFileSync(join(root, 'content/en/docs/old.md'), '# Old\n\nA page.\n');
  await buildFolder(root);
  const before = outputsOf(root);
  editSite(root);
  await rm(join(root, 'content/en/docs/old.md'));
  return { root, before };
}

const preload = pathToFileURL(join(projectRoot, 'test/support/watch-publication.mjs')).href;

/** Builds with a watch on one of the output folders, see `watch-publication.mjs`. */
function buildWatched(root: string, name: string, env: Readonly<Record<string, string>>) {
  const options = { NODE_OPTIONS: `--import=${preload}`, PUBLISHED: join(root, name), ...env };
  return runProcess(['build', '--root', root], options);
}

test.each(['build', 'build-es', 'build-pt'])(
  'a build that is killed while it publishes %s is completed in all folders by the next, of whatever locale',
  async (name) => {
    const { root, before } = await builtAndEdited();
    expect((await buildWatched(root, name, { KILL_AT: '3' })).status).toBeNull();
    expect(outputsOf(root)).not.toStrictEqual(before);
    const { status, stderr } = await runDocsgen(['build', '--root', root, '--locale', 'fr']);
    expect([status, stderr]).toStrictEqual([0, '']);
    expect(outputsOf(root)).toStrictEqual(after);
  },
);

test.each([
  ['the first file of the first folder', 'build', '0'],
  ['a file of the second folder', 'build-es', '5'],
  ['a file of the last folder', 'build-pt', '9'],
])('if %s cannot be written, all folders stay as they were', async (_, name, failing) => {
  const { root, before } = await builtAndEdited();
  const { status, stderr } = await buildWatched(root, name, { FAIL_AT: failing });
  expect(status).not.toBe(0);
  expect(stderr).toContain('EIO');
  expect(outputsOf(root)).toStrictEqual(before);
  await buildFolder(root);
  expect(outputsOf(root)).toStrictEqual(after);
});

test('if a file of somebody else is in the way in one folder, all stay as they were', async () => {
  const { root, before } = await builtAndEdited();
  writeFileSync(join(root, 'build-pt/own.txt'), 'Mine.\n');
  const refused = await runDocsgen(['build', '--root', root]);
  expect([refused.status, refused.stderr]).toStrictEqual([1, expect.stringContaining('build-pt holds files')]);
  await rm(join(root, 'build-pt/own.txt'));
  expect(outputsOf(root)).toStrictEqual(before);
});

test('a first build that fails leaves no folder', async () => {
  const root = borrowSite('domains');
  const { status } = await buildWatched(root, 'build-pt', { FAIL_AT: '4' });
  expect(status).not.toBe(0);
  expect(names.filter((name) => readFolderOrNone(join(root, name)) > 0)).toStrictEqual([]);
});

function readFolderOrNone(folder: string): number {
  try {
    return readFolder(folder).size;
  } catch {
    return 0;
  }
}
