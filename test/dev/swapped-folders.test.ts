import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startIn } from '../support/dev/start-in.ts';
import { borrowSite } from '../support/small-site.ts';

const page = 'content/en/docs/guide/page.md';
const text = (words: string) => `---\ntitle: Page\n---\n\n${words}\n`;

/** Folders that are put in the place of others, and how many times in a row: one swap may hide what tells of another. */
const swaps = [
  ['content/en/docs/guide', 5],
  ['content/en/docs', 3],
  ['content', 1],
] as const;

test('after folders were swapped by renames twenty times, every edit shows, and so does what is put back', async () => {
  const root = borrowSite('minimal');
  const file = join(root, page);
  cpSync(join(root, 'content/en/docs/intro.md'), file);
  const { until } = await startIn(root);
  await until('/docs/guide/page', { status: 200, text: '<h1' });
  const swap = (path: string) => {
    const folder = join(root, path);
    // Beside it, where what comes and goes belongs to the site as well.
    cpSync(folder, `${folder}_new`, { recursive: true });
    renameSync(folder, `${folder}_old`);
    renameSync(`${folder}_new`, folder);
    rmSync(`${folder}_old`, { recursive: true });
  };
  for (let round = 0; round < 20; round += 1) {
    for (const [path, times] of swaps) for (let time = 0; time < times; time += 1) swap(path);
    writeFileSync(file, text(`Edit ${round}.`));
    await until('/docs/guide/page', { status: 200, text: `Edit ${round}.` });
  }
  const folder = join(root, 'content/en/docs/guide');
  cpSync(folder, join(root, '.kept'), { recursive: true });
  writeFileSync(file, text('Something else.'));
  await until('/docs/guide/page', { status: 200, text: 'Something else.' });
  rmSync(folder, { recursive: true });
  await until('/docs/guide/page', { status: 404, text: '<h1' });
  renameSync(join(root, '.kept'), folder);
  await until('/docs/guide/page', { status: 200, text: 'Edit 19.' });
  expect.hasAssertions();
});
