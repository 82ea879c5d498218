import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

test('an ignored file is reported when it is added, and no longer when it is removed or a page links to it', async () => {
  const site = openEditedSite(borrowSite('minimal'));
  const session = await openTestSession(site.root);
  const reported = async (...files: readonly string[]) => {
    await session.update(new Set(files));
    return (await session.check()).problems.map(({ file }) => file);
  };
  expect(await reported()).toStrictEqual([]);
  const [stray, html, rst] = ['content/en/stray.md', 'content/en/docs/demo.html', 'content/en/docs/old.rst'] as const;
  for (const file of [stray, html, rst]) site.write(file, 'Text.\n');
  expect(await reported(stray, html, rst)).toStrictEqual([rst, html, stray]);
  site.remove(rst);
  site.write('content/en/docs/new.md', '# New\n\n[A demo](demo.html)\n');
  expect(await reported(rst, 'content/en/docs/new.md')).toStrictEqual([stray]);
});
