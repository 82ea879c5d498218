import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadSite } from '../src/pipeline/load-site.ts';
import { DocsgenError, hasErrors } from '../src/shared/problem.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { createRandom } from './support/edits/random.ts';
import { fillFields, readFields, writeFields } from './support/edits/whole-site.ts';
import { changed, findLeaves } from './support/leaves.ts';
import { pickDifferent } from './support/pick-different.ts';
import { readFolder } from './support/read-folder.ts';
import { runLength } from './support/run-length.ts';
import { copySite, makeFolder } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

// Threads load all modules anew for every build. `build-cache.test.ts` shows that they print the
// same bytes.
vi.mock('tinypool', async () => ({ Tinypool: (await import('./support/pool-without-threads.ts')).PoolWithoutThreads }));

const seed = Number(process.env['SEED'] ?? 1);
/** How many fields are changed, besides those for which no other value is right. */
const most = runLength({ short: 2, long: Infinity });
/** Of a long run on a machine that has other things to do. */
const patience = 1_800_000;

/** The site as it was built, with its cache. */
let built: string;
let files: readonly string[];
beforeAll(async () => {
  built = copySite('varied');
  files = fillFields(openEditedSite(built));
  expect(await tryBuild(built, { cache: true, out: join(built, 'build') })).toMatchObject({ problems: [] });
});
afterAll(() => rm(built, { recursive: true, force: true }));

/** Values that some field takes where it does not take any text. */
const words: readonly unknown[] = [
  ...['left', 'light', 'dark', 'always', 'warning', 'avif', 'satteri', 'rtl', 'danger', 'page', 'server', 'globe'],
  ...['guide/web', 'guide', '/docs', '/about', '/files/list.txt', 'dracula', '#654321', '2026-01-07', 'ann', 'bob'],
  ...['https://other.example.com', 'other', './site.css', false, true, 5],
];

interface Field {
  readonly file: string;
  readonly path: string;
}

/**
 * Changes one field of a site, if there is such a value to one with which the site is still right.
 */
async function change(root: string, { file, path }: Field): Promise<void> {
  const site = openEditedSite(root);
  const text = site.read(file);
  const fields: unknown = readFields(file, text);
  const leaf = findLeaves(fields, file).find((each) => each.path === path);
  if (leaf === undefined) throw new Error(`There is no ${path}`);
  for (const next of [changed(leaf.value), ...words]) {
    if (next === leaf.value) continue;
    const restore = leaf.change(next);
    site.write(file, writeFields(file, text, fields));
    restore();
    if (await isRight(root)) return;
  }
  leaf.change();
  site.write(file, writeFields(file, text, fields));
}

async function isRight(root: string): Promise<boolean> {
  try {
    return !hasErrors((await loadSite({ root, drafts: false })).problems);
  } catch (error) {
    if (error instanceof DocsgenError) return false;
    throw error;
  }
}

/**
 * Builds the site with one field changed, with the cache of the site before and without a cache.
 */
async function buildBoth(field: Field) {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
  await change(root, field);
  const [warm, clean] = [join(root, 'build'), join(root, 'clean')];
  const again = await tryBuild(root, { cache: true, out: warm });
  const afresh = await tryBuild(root, { cache: false, out: clean });
  const different = again.rendered !== null ? pickDifferent(readFolder(warm), readFolder(clean)) : [];
  await rm(root, { recursive: true, force: true });
  return { again, afresh, different };
}

test('after a change of any one field a warm build gives what a clean one does', { timeout: patience }, async () => {
  const random = createRandom(seed);
  const site = openEditedSite(built);
  const fields = files.flatMap((file) =>
    findLeaves(readFields(file, site.read(file)), file).map(({ path }) => ({ file, path })),
  );
  expect(fields.length).toBeGreaterThan(200);
  const shuffled = fields.map((field) => ({ field, order: random.below(2 ** 31) }));
  let compared = 0;
  for (const { field } of shuffled.toSorted((a, b) => a.order - b.order)) {
    const { again, afresh, different } = await buildBoth(field);
    const story = `SEED=${seed}, ${field.path}`;
    expect(again.problems, story).toStrictEqual(afresh.problems);
    expect(again.rendered === null, story).toBe(afresh.rendered === null);
    expect(different, story).toStrictEqual([]);
    if (again.rendered !== null) compared += 1;
    if (compared === most) break;
  }
  // A site that is refused shows little.
  expect(compared).toBeGreaterThanOrEqual(Math.min(most, fields.length * 0.8));
});
