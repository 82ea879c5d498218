import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { DocsgenError, type Problem } from '../../src/shared/problem.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { startIn } from '../support/dev/start-in.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

const page = 'content/en/docs/page.mdx';

/** Mistakes that are only found when a page is rendered, with a part of their titles. */
const failures = [
  ['an expression of an unknown name', 'Hello {userName}', '`userName` is not defined.'],
  ['plain text among tabs', '<Tabs>\nJust text\n</Tabs>', 'The component `<Tabs>`'],
  ['steps without a list', '<Steps>\nJust text\n</Steps>', 'The component `<Steps>`'],
  ['a component that throws', "export const Bad = () => { throw new Error('on purpose'); };\n\n<Bad />", 'on purpose'],
  ['a component of a partial that throws', '<!--@include: ./_part.mdx-->', 'The component `<Steps>`'],
] as const;

function openSiteWith(text: string) {
  const site = openEditedSite(borrowSite('minimal'));
  site.write('content/en/docs/_part.mdx', '<Steps>\nJust text\n</Steps>\n');
  site.write(page, `# Page\n\n${text}\n`);
  return site;
}

/** Returns why a site does not build. */
async function buildProblems(root: string): Promise<readonly Problem[]> {
  try {
    const silent = { onProgress: () => undefined, onWait: () => undefined };
    await build({ root, out: join(root, 'out'), drafts: true, cache: true, profile: false, ...silent });
    return [];
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    throw error;
  }
}

test.each(failures)(
  'the page, the list of the whole site and a build report the same about %s',
  async (_, text, title) => {
    const site = openSiteWith(text);
    const session = await openTestSession(site.root);
    const { problems, isComplete } = await session.check();
    expect(problems).toStrictEqual([expect.objectContaining({ title: expect.stringContaining(title) })]);
    expect(isComplete).toBe(true);
    expect(await session.answer('/docs/page')).toStrictEqual({ type: 'refused', problems });
    expect(await buildProblems(site.root)).toStrictEqual(problems);
    site.write(page, '# Page\n\nHello.\n');
    await session.update(new Set([page]));
    expect(await session.check()).toStrictEqual({ problems: [], isComplete: true });
  },
);

test('problems of a requested page are in the list before the whole site was checked', async () => {
  const site = openSiteWith('Hello {userName}');
  let news = 0;
  const session = await openTestSession(site.root, { onNews: () => (news += 1) });
  expect(session.problems()).toStrictEqual({ problems: [], isComplete: false });
  const answer = await session.answer('/docs/page');
  expect(answer.type).toBe('refused');
  expect(session.problems()).toStrictEqual({
    problems: answer.type === 'refused' ? answer.problems : [],
    isComplete: false,
  });
  // A page that is requested again has no new problem.
  await session.answer('/docs/page');
  expect(news).toBe(1);
  site.write(page, '# Page\n\nHello.\n');
  await session.update(new Set([page]));
  expect((await session.answer('/docs/page')).type).toBe('page');
  expect(session.problems().problems).toStrictEqual([]);
  expect(news).toBe(2);
});

test('a check ends when the site changes, and the next one is complete', async () => {
  const site = openSiteWith('Hello {userName}');
  let edits = 0;
  const session = await openTestSession(site.root, {
    whenIdle: async () => {
      if (edits > 0) return;
      edits += 1;
      site.write(page, '# Page\n\nHello.\n');
      await session.update(new Set([page]));
    },
  });
  expect(await session.check()).toStrictEqual({ problems: [], isComplete: false });
  expect(edits).toBe(1);
  expect(await session.check()).toStrictEqual({ problems: [], isComplete: true });
});

test('a check that is aborted rejects, and finds nothing', async () => {
  const controller = new AbortController();
  const session = await openTestSession(openSiteWith('Hello {userName}').root, {
    whenIdle: async () => controller.abort(),
  });
  await expect(session.check(controller.signal)).rejects.toThrow(/aborted/);
  expect(session.problems()).toStrictEqual({ problems: [], isComplete: false });
});

test('the terminal gets the problems of a page when it is requested, not only after the check of the whole site', async () => {
  const { ask, told } = await startIn(openSiteWith('Hello {userName}').root);
  const { status } = await ask('/docs/page');
  expect(status).toBe(500);
  expect(told()).toMatchObject([{ title: '`userName` is not defined.', file: page }]);
  expect((await ask('/__docsgen/problems')).text).toContain('is not defined.');
});

test('a page that fails in one language only is found', async () => {
  const site = openEditedSite(borrowSite('three-locales'));
  const text = "export const Bad = () => {\n  const title = { en: 'a' };\n  return title;\n};\n\n# Page\n\n<Bad />\n";
  site.write('content/es/docs/only.mdx', text);
  site.write('content/en/docs/only.mdx', '# Page\n');
  const session = await openTestSession(site.root);
  const { problems } = await session.check();
  expect(problems).toStrictEqual([expect.objectContaining({ file: 'content/es/docs/only.mdx' })]);
});

test('a file that no disk can store is in the list', async () => {
  const site = openEditedSite(borrowSite('minimal'));
  site.write('static/assets', 'A file where docsgen needs a folder.');
  const session = await openTestSession(site.root);
  const mistake = { file: 'static/assets', title: expect.stringContaining('cannot both be published') };
  expect((await session.check()).problems).toMatchObject([mistake]);
  expect(await buildProblems(site.root)).toMatchObject([mistake]);
});

const island =
  "'use client';\nimport { useState } from 'react';\n\nexport const Counter = () => <b>{useState(0)[0]}</b>;\n";

test.each([
  ['a slip in its syntax', island.replace('(0)', '(0'), 4],
  ['an import of what is not there', island.replace("'react';", "'react';\nimport './gone.ts';"), 3],
])('an island with %s is reported once, in its own file, until it is fixed', async (_, broken, line) => {
  const site = openSiteWith("import { Counter } from '@site/components/Counter.tsx';\n\n<Counter />");
  const file = 'components/Counter.tsx';
  site.write(file, island);
  const session = await openTestSession(site.root);
  expect((await session.answer('/docs/page')).type).toBe('page');
  site.write(file, broken);
  await session.update(new Set([file]));
  const answer = await session.answer('/docs/page');
  const { problems } = await session.check();
  expect(problems).toMatchObject([{ file, line }]);
  expect(answer).toStrictEqual({ type: 'refused', problems });
  expect(session.knowsFile(file)).toBe(true);
  expect(await buildProblems(site.root)).toStrictEqual(problems);
  site.write(file, island);
  await session.update(new Set([file]));
  expect(await session.check()).toStrictEqual({ problems: [], isComplete: true });
});

test('invalid front matter covers its own page only, which keeps its title', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const file = 'content/en/docs/setup.mdx';
  site.write(file, site.read(file).replace('title: Set up', 'title: "Set up'));
  await session.update(new Set([file]));
  const slip = { code: 'malformed-yaml', title: 'Malformed YAML: this `"` is never closed', file, line: 2, column: 8 };
  expect(await session.answer('/docs/setup')).toMatchObject({
    type: 'page',
    html: expect.stringContaining('<title>Set up'),
    notes: { overlay: [slip] },
  });
  expect(await session.answer('/docs/guide/web')).toMatchObject({ type: 'page', notes: { overlay: [] } });
  expect((await session.check()).problems).toMatchObject([slip]);
});

test('a conflict of a merge is over the page whose text, front matter or data has it', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const file = 'content/en/docs/setup.mdx';
  const before = site.read(file);
  const sides = (side: string) => `<<<<<<< HEAD\n${side} one\n=======\n${side} two\n>>>>>>> branch\n`;
  const slip = { code: 'merge-conflict', title: 'A merge conflict is not resolved', file };
  site.write(file, `${before}\n${sides('Text')}`);
  await session.update(new Set([file]));
  expect(await session.answer('/docs/setup')).toMatchObject({ type: 'refused', problems: [slip] });
  expect(await session.answer('/docs/guide/web')).toMatchObject({ type: 'page', notes: { overlay: [] } });
  site.write(file, before.replace('---\n', `---\n${sides('description: Part')}`));
  await session.update(new Set([file]));
  expect(await session.answer('/docs/setup')).toMatchObject({ notes: { overlay: [{ ...slip, line: 2 }] } });
  expect(await session.answer('/docs/guide/web')).toMatchObject({ type: 'page', notes: { overlay: [] } });
  site.write(file, before);
  const strings = 'content/en/strings.yml';
  site.write(strings, sides('search.title: Find'));
  await session.update(new Set([file, strings]));
  const data = { code: 'merge-conflict', file: strings };
  expect(await session.answer('/docs/guide/web')).toMatchObject({ notes: { overlay: [data] } });
});

test('a translation that is a copy of its source is still to be translated', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const file = 'content/es/docs/guide/phone.md';
  const untranslated = async () => {
    const answer = await session.answer('/es/docs/guide/phone');
    return answer.type === 'page' ? answer.notes.untranslated : answer;
  };
  expect(await untranslated()).toStrictEqual({ file, isCopy: false });
  expect(await session.createTranslation('/es/docs/guide/phone')).toBe(file);
  await session.update(new Set([file]));
  expect(await untranslated()).toStrictEqual({ file, isCopy: true });
  site.write(file, site.read(file).replace('People call a number.', 'La gente llama a un número.'));
  await session.update(new Set([file]));
  expect(await untranslated()).toBeNull();
});

test('a mistake in a style sheet is in the list and on the page until it is fixed', async () => {
  const site = openEditedSite(borrowSite('varied'));
  const session = await openTestSession(site.root);
  const css = site.read('site.css');
  site.write('site.css', `${css}\nmain {\n`);
  await session.update(new Set(['site.css']));
  const slip = { severity: 'warning', title: 'This `{` is never closed', file: 'site.css' };
  expect((await session.check()).problems).toContainEqual(expect.objectContaining(slip));
  const answer = await session.answer('/docs/guide/web');
  expect(answer).toMatchObject({ type: 'page', notes: { problems: [slip], overlay: [] } });
  // Styles need not be bundled again because of another picture.
  site.write('content/en/docs/img/dot.svg', `${site.read('content/en/docs/img/dot.svg')}<!-- another -->`);
  expect(await session.update(new Set(['content/en/docs/img/dot.svg']))).not.toMatchObject({ kind: 'styles' });
  site.write('site.css', css);
  await session.update(new Set(['site.css']));
  expect((await session.check()).problems.filter(({ file }) => file === 'site.css')).toStrictEqual([]);
});
