import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

test('published addresses that are gone are reported when the list of them changes', async () => {
  const file = 'permalinks.txt';
  const site = openEditedSite(borrowSite('minimal'));
  const session = await openTestSession(site.root);
  const gone = () => session.problems().problems.map(({ code, title }) => [code, title]);
  expect(gone()).toEqual([]);

  site.write(file, '/\n/old\n');
  await session.update(new Set([file]));
  expect(gone()).toEqual([['gone-address', '/old was published, but is gone']]);

  site.write(file, '/\n');
  await session.update(new Set([file]));
  expect(gone()).toEqual([]);

  site.write(file, '/older\n');
  await session.update(new Set([file]));
  expect(gone()).toEqual([['gone-address', '/older was published, but is gone']]);

  site.remove(file);
  await session.update(new Set([file]));
  expect(gone()).toEqual([]);
});
