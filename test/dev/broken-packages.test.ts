import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { copySite } from '../support/small-site.ts';

const folder = 'node_modules/docsgen-plugin-words';
const manifest = '{ "name": "docsgen-plugin-words", "type": "module", "exports": "./index.js" }';
const works = `const add = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'by words' }] });
};
export default { name: 'words', markdown: { remark: [add] } };
`;

/** Package files of a plugin that cannot be loaded when the session starts. */
const broken: readonly (readonly [string, Readonly<Record<string, string>>, code: string])[] = [
  ['cannot be parsed', { 'package.json': manifest, 'index.js': 'export default {\n' }, 'plugin-failed'],
  ['fails when it is loaded', { 'package.json': manifest, 'index.js': "throw new Error('no');\n" }, 'plugin-failed'],
  ['has no main module', { 'package.json': manifest }, 'unresolved-import'],
  ['is not installed', {}, 'unresolved-import'],
];

test.each(broken)('a plugin that %s is followed, and works when it is corrected', async (_, files, code) => {
  const site = openEditedSite(copySite('minimal'));
  onTestFinished(() => rmSync(site.root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) site.write(`${folder}/${file}`, text);
  const config = site.read('site.config.ts');
  site.write('site.config.ts', config.replace('defineConfig({', "defineConfig({ plugins: ['docsgen-plugin-words'],"));
  const session = await openTestSession(site.root);
  expect(session.problems().problems).toMatchObject([{ code }]);
  expect(session.packageFolders()).toStrictEqual([folder]);

  site.write(`${folder}/package.json`, manifest);
  site.write(`${folder}/index.js`, works);
  const update = await session.update(new Set([`${folder}/package.json`, `${folder}/index.js`]));
  expect(update.kind).toBe('configuration');
  expect(session.problems().problems).toStrictEqual([]);
  expect(await session.answer('/docs/intro')).toMatchObject({
    type: 'page',
    html: expect.stringContaining('by words'),
  });
});

test('a plugin is followed if the site cannot be checked without it', async () => {
  const site = openEditedSite(copySite('minimal'));
  onTestFinished(() => rmSync(site.root, { recursive: true, force: true }));
  const config = site.read('site.config.ts');
  const collections = "plugins: ['docsgen-plugin-words'], collections: { words: { type: 'words' } },";
  site.write('site.config.ts', config.replace('defineConfig({', `defineConfig({ ${collections}`));
  const session = await openTestSession(site.root);
  expect(session.problems().problems).toMatchObject([{ code: 'unresolved-import' }]);
  expect(session.packageFolders()).toStrictEqual([folder]);
});
