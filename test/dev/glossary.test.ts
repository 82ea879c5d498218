import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

const file = 'glossary.yml';

test('a page follows the glossary, and a mistake in it is told until it is corrected', async () => {
  const site = openEditedSite(borrowSite('minimal'));
  const config = site.read('site.config.ts');
  site.write('site.config.ts', config.replace('locales:', "plugins: ['docsgen/plugins/glossary'],\n  locales:"));
  site.write('content/en/docs/a.md', '# A\n\nOne trunk.\n');
  site.write(file, 'en:\n  trunk: A connection.\n');
  const session = await openTestSession(site.root);
  const html = async () => {
    const answer = await session.answer('/docs/a');
    return answer.type === 'page' ? answer.html : answer.type;
  };
  expect(await html()).toContain('A connection.');

  site.write(file, 'en:\n  trunk: A line.\n');
  await session.update(new Set([file]));
  expect(await html()).toContain('A line.');

  site.write(file, 'en:\n  trunk:\n');
  await session.update(new Set([file]));
  expect(session.problems().problems).toContainEqual(expect.objectContaining({ code: 'plugin-failed' }));

  site.write(file, 'en:\n  trunk: A cable.\n');
  await session.update(new Set([file]));
  expect(session.problems().problems).toEqual([]);
  expect(await html()).toContain('A cable.');
});
