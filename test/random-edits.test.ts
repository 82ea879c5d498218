import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openEditedSite, type Snapshot } from './support/edits/edited-site.ts';
import { editAtRandom } from './support/edits/random-edit.ts';
import { createRandom } from './support/edits/random.ts';
import { pickDifferent } from './support/pick-different.ts';
import { readFolder } from './support/read-folder.ts';
import { runLength } from './support/run-length.ts';
import { borrowSite } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

// Threads load all modules again for every build. `build-cache.test.ts` shows that they render the
// same bytes.
vi.mock('tinypool', async () => ({ Tinypool: (await import('./support/pool-without-threads.ts')).PoolWithoutThreads }));

const seed = Number(process.env['SEED'] ?? 6);
const editCount = runLength({ short: 10, long: 200 });
/** After one edit little is printed again, after many much. Five on average. */
const batches = [1, 1, 2, 7, 14];
/** Of a run of 200 edits on a machine that has other things to do. */
const patience = 1_800_000;

test('after random edits a warm build equals a clean one', { timeout: patience }, async () => {
  const random = createRandom(seed);
  const site = openEditedSite(borrowSite('varied'));
  const { root } = site;
  const [warm, clean] = [join(root, 'build'), join(root, 'clean')];
  const states: Snapshot[] = [await site.snapshot()];
  const done: string[] = [];
  let count = 0;
  let builds = 0;
  while (count < editCount) {
    const batch = random.pick(batches);
    for (let edit = 0; edit < batch; edit += 1) done.push(await editAtRandom(site, random));
    count += batch;
    builds += 1;
    const afresh = await tryBuild(root, { cache: false, out: clean });
    const again = await tryBuild(root, { cache: true, out: warm });
    const story = `SEED=${seed}, after ${count} edits, of which the last are:\n${done.slice(-20).join('\n')}`;
    expect(again.problems, story).toStrictEqual(afresh.problems);
    expect(again.rendered === null, story).toBe(afresh.rendered === null);
    if (again.rendered === null) {
      await site.restore(random.pick(states));
      done.push('went back to an earlier state');
      continue;
    }
    expect(pickDifferent(readFolder(warm), readFolder(clean)), story).toStrictEqual([]);
    states.push(await site.snapshot());
  }
  await tryBuild(root, { cache: true, out: warm });
  expect(await tryBuild(root, { cache: true, out: warm })).toStrictEqual({ problems: [], rendered: 0 });
  // Edits that break a site are worth little.
  expect(states.length).toBeGreaterThan(builds / 2);
});
