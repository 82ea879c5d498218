import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DevSession } from '../../src/dev/session/dev-session.ts';
import { answerPage, changeFile } from '../support/dev/edited-session.ts';
import { openFileSession } from '../support/dev/open-test-session.ts';
import { openEditedSite, type EditedSite } from '../support/edits/edited-site.ts';
import { copySite } from '../support/small-site.ts';

const words = 'node_modules/docsgen-plugin-words';

let site: EditedSite;
let session: DevSession;
let close: () => Promise<void>;
beforeAll(async () => {
  site = openEditedSite(copySite('plugin-assets'));
  site.write(`${words}/package.json`, '{ "name": "docsgen-plugin-words", "type": "module", "exports": "./index.js" }');
  site.write(`${words}/data.json`, '["from data"]');
  site.write(`${words}/words.js`, "export const words = ['early'];\n");
  site.write(
    `${words}/index.js`,
    `import { readFileSync } from 'node:fs';
import { words } from './words.js';

const data = JSON.parse(readFileSync(new URL('./data.json', import.meta.url), 'utf8'));
const add = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: [...words, ...data].join() }] });
};
export default { name: 'words', theme: './theme', styles: ['./words.css'], markdown: { remark: [add] } };
`,
  );
  site.write(`${words}/words.css`, '.words { color: red; }\n');
  site.write(`${words}/theme/slots/AfterHome.tsx`, 'export default () => <p>Home</p>;\n');
  const config = site.read('site.config.ts');
  site.write(
    'site.config.ts',
    config.replace("'./plugins/second.ts'", "'./plugins/second.ts', 'docsgen-plugin-words'"),
  );
  ({ session, close } = await openFileSession(site.root));
});
afterAll(async () => {
  await close();
  await rm(site.root, { recursive: true, force: true });
});

const change = (file: string, text: string | null) => changeFile({ site, session }, file, text);
const page = () => answerPage(session, '/docs/intro');

/** Returns the text of the last style sheet or the script of the page with this name. */
async function asset(name: string): Promise<string> {
  const [path = ''] = (await page()).html.match(new RegExp(`/assets/${name}-\\w+\\.\\w+`, 'g'))?.slice(-1) ?? [];
  const answer = await session.answer(path);
  return answer.type === 'made' ? Buffer.from(answer.content).toString() : answer.type;
}

test('components, styles and scripts of a plugin that are edited, added or removed show', async () => {
  const footer = 'plugins/first/theme/Footer.tsx';
  const source = site.read(footer);
  expect((await page()).html).toContain('first-footer');
  expect(await change(footer, source.replace('first-footer', 'other-footer'))).toBe('scripts');
  expect((await page()).html).toContain('other-footer');
  expect(await change(footer, null)).toBe('scripts');
  expect((await page()).html).not.toContain('other-footer');
  expect(await change(footer, source)).toBe('scripts');
  expect((await page()).html).toContain('first-footer');

  const slot = 'plugins/second-theme/slots/BeforeFooter.tsx';
  expect(await change(slot, 'export default () => <p>before the end</p>;\n')).toBe('scripts');
  expect((await page()).html).toContain('before the end');
  expect(await change('plugins/second-theme/mdx-components.ts', "export default { em: 'u' };\n")).toBe('configuration');
  expect((await page()).html).toContain('<u>early</u>');

  expect(await change('plugins/first/first.css', '.first-box { margin: 13px; }\n')).toBe('styles');
  expect(await asset('style')).toContain('margin:13px');
  expect(await change('plugins/first/count.ts', "document.title = 'counted';\n")).toBe('scripts');
  expect(await asset('first-count')).toContain('counted');
});

test('a mistake names the plugin, and is gone when it is corrected', async () => {
  const file = 'plugins/second-theme/Footer.tsx';
  const source = site.read(file);
  await change(file, 'export default () => <p>;\n');
  const overlay = async () => (await page()).notes.overlay;
  expect(await overlay()).toMatchObject([{ code: 'invalid-module', file, line: 2 }]);
  expect((await overlay()).map(({ title }) => title.startsWith('In the plugin `second`: '))).toStrictEqual([true]);
  await change(file, source);
  expect(await overlay()).toStrictEqual([]);

  const style = site.read('plugins/first/first.css');
  await change('plugins/first/first.css', null);
  expect(session.problems().problems).toMatchObject([{ code: 'missing-file', file: 'site.config.ts' }]);
  await change('plugins/first/first.css', style);
  expect(session.problems().problems).toStrictEqual([]);
});

test('a package that has changed is read again, with all its files', async () => {
  expect(session.packageFolders()).toStrictEqual([words]);
  expect((await page()).html).toContain('<p>early,from data</p>');
  expect(await change(`${words}/words.js`, "export const words = ['late'];\n")).toBe('configuration');
  expect((await page()).html).toContain('<p>late,from data</p>');
  expect(await change(`${words}/words.js`, "export const words = ['latest'];\n")).toBe('configuration');
  expect((await page()).html).toContain('<p>latest,from data</p>');
  expect(await change(`${words}/theme/slots/AfterContent.tsx`, 'export default () => <p>by words</p>;\n')).toBe(
    'scripts',
  );
  expect((await page()).html).toContain('<p>by words</p>');
  expect(await change(`${words}/words.css`, '.words { color: blue; }\n')).toBe('styles');
  expect(await asset('style')).toContain('.words{color:#00f}');
});

test('a mistake in a package is reported until it is corrected', async () => {
  const source = site.read(`${words}/words.js`);
  await change(`${words}/words.js`, 'export const words = [;\n');
  expect(session.problems().problems).toMatchObject([{ code: 'invalid-module', file: `${words}/words.js` }]);
  await change(`${words}/words.js`, source);
  expect(session.problems().problems).toStrictEqual([]);
});
