import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from 'vitest';
import { runLength } from '../support/run-length.ts';
import { startIn } from '../support/dev/start-in.ts';
import { borrowSite } from '../support/small-site.ts';

const page = 'content/en/docs/guide/deep/page.md';
const text = (words: string) => `---\ntitle: Page\n---\n\n${words}\n`;

/**
 * Pauses between swaps, in milliseconds: a watcher may be at any point of taking one in when the
 * next comes.
 */
const pauses = [0, 10, 40, 80, 110];
const rounds = runLength({ short: 6, long: 20 });

test('after folders were swapped by renames many times, every edit is shown, also in a restored folder', async () => {
  const root = borrowSite('minimal');
  const folder = join(root, 'content/en/docs/guide');
  const file = join(root, page);
  cpSync(join(root, 'content/en/docs/intro.md'), file);
  const { until } = await startIn(root);
  await until('/docs/guide/deep/page', { status: 200, text: '<h1' });
  for (let round = 0; round < rounds; round += 1) {
    for (let time = 0; time < 3 + (round % 7); time += 1) {
      // Beside it, where what comes and goes belongs to the site as well.
      cpSync(folder, `${folder}_new`, { recursive: true });
      renameSync(folder, `${folder}_old`);
      renameSync(`${folder}_new`, folder);
      rmSync(`${folder}_old`, { recursive: true });
      await setTimeout(pauses[(round + time) % pauses.length]);
    }
    await setTimeout(round % 2 === 0 ? 0 : 250);
    writeFileSync(file, text(`Edit ${round}.`));
    await until('/docs/guide/deep/page', { status: 200, text: `Edit ${round}.` });
  }
  cpSync(folder, join(root, '.kept'), { recursive: true });
  writeFileSync(file, text('Something else.'));
  await until('/docs/guide/deep/page', { status: 200, text: 'Something else.' });
  rmSync(folder, { recursive: true });
  await until('/docs/guide/deep/page', { status: 404, text: '<h1' });
  renameSync(join(root, '.kept'), folder);
  await until('/docs/guide/deep/page', { status: 200, text: `Edit ${rounds - 1}.` });
});
