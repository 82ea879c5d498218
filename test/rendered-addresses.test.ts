import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../src/build/build.ts';
import type { BuildResult } from '../src/build/build-options.ts';
import type { Problem } from '../src/shared/problem.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { borrowSite } from './support/small-site.ts';

// `test/sites/bad/printed-links` has the messages with their positions.

/** A site whose components render broken links, and which can still be built. */
function borrowWarnedSite(): string {
  const root = borrowSite('bad/printed-links');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace("base: '/voice/',", "base: '/voice/',\n  reports: { brokenLinks: 'warning' },"));
  return root;
}

function buildOnce(root: string): Promise<BuildResult> {
  const options = { drafts: true, cache: true, profile: false, onProgress: () => undefined, onWait: () => undefined };
  return build({ root, ...options });
}

const titlesOf = (problems: readonly Problem[]) => problems.map(({ title }) => title).toSorted();

test('broken links of components are reported again by a build that renders no page', async () => {
  const root = borrowWarnedSite();
  const first = await buildOnce(root);
  expect(titlesOf(first.warnings)).toHaveLength(10);
  const second = await buildOnce(root);
  expect(second.rendered).toBe(0);
  expect(second.warnings).toStrictEqual(first.warnings);
});

test('a link of a component is reported when its target is removed, although the page with the link is unchanged', async () => {
  const root = borrowWarnedSite();
  writeFileSync(join(root, 'content/en/pages/away.md'), '# Away\n');
  const component = join(root, 'components/Away.tsx');
  writeFileSync(component, 'export default function Away() {\n  return <a href="/voice/away">Away</a>;\n}\n');
  const text = "import Away from '@site/components/Away.tsx';\n\n# Here\n\n<Away />\n";
  writeFileSync(join(root, 'content/en/pages/here.mdx'), text);
  const before = await buildOnce(root);
  const page = join(root, 'build/here/index.html');
  const { mtimeMs } = statSync(page);
  rmSync(join(root, 'content/en/pages/away.md'));
  const after = await buildOnce(root);
  expect(statSync(page).mtimeMs).toBe(mtimeMs);
  const told = titlesOf(before.warnings);
  expect(titlesOf(after.warnings).filter((title) => !told.includes(title))).toStrictEqual([
    'The link `/voice/away` does not lead to a page or a file of the site',
  ]);
});

test("a page in dev and the list of all problems have the same problems of components' links as a build", async () => {
  const root = borrowWarnedSite();
  const { warnings } = await buildOnce(root);
  const session = await openTestSession(root);
  const answer = await session.answer('/voice/docs/intro');
  if (answer.type !== 'page') throw new Error(`The page is answered by ${answer.type}`);
  // A component that makes a mistake on several pages is reported for the first of them.
  const placesOf = (problems: readonly Problem[]) =>
    problems.map(({ code, title, hint, file, line, column }) =>
      JSON.stringify([code, title, hint, file, line, column]),
    );
  expect(placesOf(answer.notes.problems).toSorted()).toStrictEqual(placesOf(warnings).toSorted());
  // The list of the whole site has all of them, without duplicates.
  expect((await session.check()).problems).toStrictEqual(warnings);
});

test('a link may lead to an id that a component renders, as long as it does', async () => {
  const root = borrowSite('minimal');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('components/Steps.tsx', 'export default function Steps() {\n  return <h2 id="steps">Steps</h2>;\n}\n');
  write(
    'content/en/docs/guide.mdx',
    "import Steps from '@site/components/Steps.tsx';\n\n# Guide\n\n[Down](#steps)\n\n<Steps />\n",
  );
  write('content/en/docs/link.md', '# Link\n\n[The steps](./guide.mdx#steps)\n');
  expect((await buildOnce(root)).warnings).toStrictEqual([]);
  const session = await openTestSession(root);
  const answer = await session.answer('/docs/link');
  expect(answer.type === 'page' && answer.notes.problems).toStrictEqual([]);
  expect((await session.check()).problems).toStrictEqual([]);
  // The page with the link stays as it is.
  write('components/Steps.tsx', 'export default function Steps() {\n  return <h2 id="stages">Steps</h2>;\n}\n');
  const places = { 'content/en/docs/guide.mdx': 5, 'content/en/docs/link.md': 3 };
  await expect(buildOnce(root)).rejects.toMatchObject({
    problems: Object.entries(places).map(([file, line]) => ({ code: 'missing-anchor', file, line })),
  });
});

test.each([
  ['/', '/demo/'],
  ['/voice/', '/voice/demo/'],
  ['./', '../../demo/index.html'],
])('a link to a folder of static files leads to its index, under the base %s', async (base, href) => {
  const root = borrowSite('minimal');
  const config = join(root, 'site.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("title: 'Minimal',", `title: 'Minimal', base: '${base}',`),
  );
  mkdirSync(join(root, 'static/demo'), { recursive: true });
  writeFileSync(join(root, 'static/demo/index.html'), '<!doctype html><title>Demo</title>\n');
  writeFileSync(join(root, 'content/en/docs/link.md'), '# Link\n\n[A](/demo/), [B](/demo)\n');
  expect((await buildOnce(root)).warnings).toStrictEqual([]);
  const html = readFileSync(join(root, 'build/docs/link/index.html'), 'utf8');
  expect(html.split(`href="${href}"`)).toHaveLength(3);
});
