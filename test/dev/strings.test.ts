import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

const file = 'content/ja/strings.yml';

test('an edit of strings is shown at once, in parts that pages share too, and in no other language', async () => {
  const site = openEditedSite(borrowSite('strings'));
  const session = await openTestSession(site.root);
  const htmlOf = async (path: string) => {
    const answer = await session.answer(path);
    return answer.type === 'page' ? answer.html : answer.type;
  };
  expect(await htmlOf('/ja/docs/other')).toContain('>検索<');
  const english = await htmlOf('/docs/intro');
  const before = site.read(file);
  site.write(file, `${before}theme.SearchBar.label: さがす\ntheme.TOCCollapsible.toggleButtonLabel: 見出し\n`);
  expect(await session.update(new Set([file]))).toMatchObject({ kind: 'site' });
  const html = await htmlOf('/ja/docs/intro');
  expect(html).toContain('見出し');
  expect(html).toContain('>さがす<');
  expect(html).not.toContain('>検索<');
  expect(await htmlOf('/docs/intro')).toBe(english);

  site.write(file, `${before}shop.titel: カート\n`);
  await session.update(new Set([file]));
  expect(session.problems().problems).toContainEqual(expect.objectContaining({ code: 'unknown-string', file }));
});
