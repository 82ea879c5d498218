import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { copySite } from '../support/small-site.ts';

test('an update names the addresses of new pages, and the new addresses of moved ones in all languages', async () => {
  const site = openEditedSite(copySite('varied'));
  onTestFinished(() => rm(site.root, { recursive: true, force: true }));
  const session = await openTestSession(site.root);
  const [phone, fax] = ['content/en/docs/guide/phone.md', 'content/en/docs/reference/fax machine.md'];
  site.write('content/es/docs/nuevo.md', '# Nuevo\n');
  site.write('content/en/docs/nuevo.md', '# New\n');
  const nothing = await session.update(new Set(['notes.txt']));
  expect(nothing).toMatchObject({ added: [], moved: new Map() });
  const added = await session.update(new Set(['content/es/docs/nuevo.md', 'content/en/docs/nuevo.md']));
  expect(added).toMatchObject({
    added: [
      { file: 'content/en/docs/nuevo.md', from: null, href: '/docs/nuevo' },
      { file: 'content/es/docs/nuevo.md', from: null, href: '/es/docs/nuevo' },
    ],
    moved: new Map(),
  });
  site.move(phone, fax);
  const moved = await session.update(new Set([phone, fax]));
  expect(moved.added).toStrictEqual([{ file: fax, from: phone, href: '/docs/reference/fax-machine' }]);
  expect(moved.moved.get('/docs/guide/phone')).toBe('/docs/reference/fax-machine');
  expect(moved.moved.get('/es/docs/guide/phone')).toBe('/es/docs/reference/fax-machine');
});
