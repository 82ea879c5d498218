import { unlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { watchFiles } from '../../support/dev/watch-files.ts';

test('files of a folder outside the site are reported: new ones, edited and removed ones, in new folders too', async () => {
  const site = await watchFiles();
  site.follow({ folders: ['../packages/voice', '../brand'] });
  // Neither of the folders exists yet.
  for (const file of ['../packages/voice/first.md', '../brand/logo.svg']) {
    site.write(file, 'first');
    await site.untilReported(file);
  }
  for (const file of ['../packages/voice/next.md', '../packages/voice/deep/er/start.md']) {
    site.write(file, 'first');
    await site.untilReported(file);
    site.write(file, 'edited');
    await site.untilReported(file);
    unlinkSync(site.at(file));
    await site.untilReported(file);
  }
  site.write('../packages/voice/node_modules/a.md', 'first');
  site.write('../packages/other.md', 'first');
  site.write('../brand/logo.svg', 'edited');
  await site.untilReported('../brand/logo.svg');
  const reported = new Set(site.updates.flatMap((files) => [...files]));
  expect([...reported].filter((file) => /node_modules|other/.test(file))).toEqual([]);
});

test('a folder around the site does not report its files twice', async () => {
  const site = await watchFiles();
  site.follow({ folders: ['..'] });
  site.write('../outside.md', 'first');
  await site.untilReported('../outside.md');
  site.write('content/guide/a.md', 'edited');
  await site.untilReported('content/guide/a.md');
  expect(site.updates.flatMap((files) => [...files]).filter((file) => file.startsWith('../site'))).toEqual([]);
});
