import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

test('folders outside the site are watched, and their new files are pages, also by other rewrites', async () => {
  const site = openEditedSite(join(borrowSite('sources'), 'site'));
  const session = await openTestSession(site.root);
  const ask = async (path: string) => {
    const answer = await session.answer(path);
    return answer.type === 'page' ? answer.status : answer.type;
  };
  const askAll = (...paths: readonly string[]) => Promise.all(paths.map(ask));

  expect(session.outside()).toStrictEqual({
    files: [],
    folders: ['../packages/voice/docs', '../modules', '../brand/public'],
  });
  expect(await askAll('/modules/calls/new', '/new.txt')).toStrictEqual([404, 404]);
  site.write('../modules/calls/docs/new.md', '# New\n');
  site.write('../brand/public/new.txt', 'new');
  await session.update(new Set(['../modules/calls/docs/new.md', '../brand/public/new.txt']));
  expect(await askAll('/modules/calls/new', '/new.txt')).toStrictEqual([200, 'file']);

  const config = site.read('site.config.ts');
  site.write(
    'site.config.ts',
    config.replace("':name/docs/:rest*': ':name/:rest*'", "':name/docs/:rest*': 'all/:name/:rest*'"),
  );
  await session.update(new Set(['site.config.ts']));
  expect(await askAll('/modules/calls/new', '/modules/all/calls/new')).toStrictEqual([404, 200]);
});
