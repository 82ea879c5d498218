import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

test('what a site adds to its pages is taken in while they are shown', async () => {
  const site = openEditedSite(borrowSite('analytics'));
  const session = await openTestSession(site.root);
  const replace = (file: string, text: string, replacement: string) => {
    expect(site.read(file)).toContain(text);
    site.write(file, site.read(file).replace(text, replacement));
    return session.update(new Set([file]));
  };
  const ask = async () => {
    const answer = await session.answer('/docs/first');
    if (answer.type !== 'page') throw new Error(`The answer is ${answer.type}`);
    return answer;
  };
  const script = async () => /src="(\/assets\/site-scripts-pages-\w+\.js)"/.exec((await ask()).html)?.[1];

  const first = await script();
  expect(first).toBeDefined();
  // The script imports this file.
  await replace('scripts/note.ts', "['notes']", "['heard']");
  expect(await script()).not.toBe(first);

  await replace('content/en/docs/first.md', 'class: from-page wide', 'class: narrow');
  expect((await ask()).html).toMatch(/<html[^>]* class="narrow"/);

  await replace('content/en/docs/first.md', 'Ann <ann@example.org>', 'Eve');
  expect((await ask()).html).toContain('<meta name="author" content="Eve">');

  await replace('site.config.ts', 'films.example.org/embed/', 'films.example.org/');
  expect((await ask()).policy).toContain("frame-src 'self' https://films.example.org/;");
});
