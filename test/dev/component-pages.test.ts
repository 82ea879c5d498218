import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

const teamFile = 'content/en/pages/about/team.tsx';

/** Opens the site of component pages in `dev`, as an author edits it. */
async function openDev() {
  const site = openEditedSite(borrowSite('tsx-pages'));
  const session = await openTestSession(site.root);
  const htmlOf = async (path: string) => {
    const answer = await session.answer(`/site${path}`);
    return answer.type === 'page' ? answer.html : `${answer.type}: ${JSON.stringify(session.problems().problems)}`;
  };
  const edit = async (file: string, text: string, replacement: string) => {
    expect(site.read(file)).toContain(text);
    site.write(file, site.read(file).replace(text, replacement));
    await session.update(new Set([file]));
  };
  return { site, session, htmlOf, edit };
}

test('an edit of a component page shows: its fields, its component, and what it imports', async () => {
  const { htmlOf, edit } = await openDev();
  expect(await htmlOf('/about/team')).toMatch(/<title>The team .*<h1>The team says .*hello/s);
  await edit(teamFile, "title: 'The team'", "title: 'All of us'");
  expect(await htmlOf('/es/about/team')).toContain('<title>All of us');
  await edit(teamFile, 'The team says', 'The team shouts');
  expect(await htmlOf('/about/team')).toContain('<h1>The team shouts');
  await edit('people.json', '"Bob"', '"Bob", "Cid"');
  expect(await htmlOf('/about/team')).toContain('Cid');
  await edit('content/en/pages/about/_Person.tsx', 'height={24}', 'height={32}');
  expect(await htmlOf('/about/team')).toContain('height="32"');
});

test('a component becomes a page when it exports `page`, and stops being one', async () => {
  const { site, session, htmlOf, edit } = await openDev();
  expect(await htmlOf('/Widget')).not.toContain('A component that a page imports.');
  const file = 'content/en/pages/Notes.tsx';
  site.write(file, 'export default function Notes() {\n  return <p>Some notes</p>;\n}\n');
  await session.update(new Set([file]));
  expect(await htmlOf('/Notes')).not.toContain('Some notes');
  await edit(file, 'export default', "export const page = { title: 'Notes' };\n\nexport default");
  expect(await htmlOf('/Notes')).toContain('<p>Some notes</p>');
  site.remove(file);
  await session.update(new Set([file]));
  expect(await htmlOf('/Notes')).not.toContain('Some notes');
});

test('a mistake in a component page has its place, and goes when it is corrected', async () => {
  const { session, htmlOf, edit } = await openDev();
  await htmlOf('/about/team');
  await edit(teamFile, 'data.greeting', 'data.greeting.missing.deep');
  await session.check();
  // One for all languages that show the file. `test/sites/bad/component-pages` has the lines.
  expect(session.problems().problems).toMatchObject([{ code: 'component-failed', file: teamFile }]);
  await edit(teamFile, 'data.greeting.missing.deep', 'data.greeting');
  await session.check();
  expect(session.problems().problems).toStrictEqual([]);
  expect(await htmlOf('/about/team')).toContain('hello');
});

test('`load` runs again when a page is asked for after a change', async () => {
  const { htmlOf, edit } = await openDev();
  expect(await htmlOf('/about/team')).toContain('hello');
  await edit('greetings.json', 'hello', 'good morning');
  expect(await htmlOf('/about/team')).toContain('good morning');
});

test('the problems of the site contain links to ids that a component page does not render', async () => {
  const { session, edit } = await openDev();
  const anchors = async () => (await session.check()).problems.filter(({ code }) => code === 'missing-anchor');
  expect(await anchors()).toStrictEqual([]);
  await edit(teamFile, 'id="people"', 'id="persons"');
  expect(await anchors()).toMatchObject([
    { hint: 'Ids there: main, persons.', file: 'content/en/docs/intro.md', line: 3 },
  ]);
  await edit(teamFile, 'id="persons"', 'id="people"');
  expect(await anchors()).toStrictEqual([]);
});
