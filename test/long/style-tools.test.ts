import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startIn } from '../support/dev/start-in.ts';
import { runDocsgen } from '../support/docsgen.ts';
import { installSite } from '../support/install-site.ts';

// Tailwind and Sass, as they are installed from npm.

let root: string;
beforeAll(async () => {
  root = await installSite('tailwind');
}, 900_000);
afterAll(() => rm(root, { recursive: true, force: true }));

/** What the classes of the site's page, of its component and of its Sass files have to become. */
const expected = [
  '.mt-17{margin-top:calc(var(--spacing) * 17)}',
  '.px-13{padding-inline:calc(var(--spacing) * 13)}',
  '.dark\\:bg-teal-900:where([data-theme=dark],[data-theme=dark] *){background-color:var(--color-teal-900)}',
  '.warm-text{color:#c0ffee}',
  '.box>p{outline-color:#c0ffee}',
];

test('a build has the rules of the classes that are used, and compiled Sass', async () => {
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  const page = readFileSync(join(root, 'build/guide/intro/index.html'), 'utf8');
  const assets = join(root, 'build/assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css') && page.includes(file));
  const rules = [page, ...sheets.map((file) => readFileSync(join(assets, file), 'utf8'))].join('\n');
  for (const rule of expected) expect(rules).toContain(rule);
  expect(rules).not.toContain('.mt-19');
});

test('the preview has them, also those of a class that is written while it runs', async () => {
  const { ask } = await startIn(root);
  const rules = async () => {
    const { text } = await ask('/guide/intro');
    const hrefs = [...text.matchAll(/<link[^>]* href="([^"]+\.css[^"]*)"/g)].map(([, href = '']) => href);
    const sheets = await Promise.all(hrefs.map(async (href) => (await ask(href)).text));
    return [text, ...sheets].join('\n').replaceAll(/\s+/g, '');
  };
  const withoutSpace = (rule: string) => rule.replaceAll(/\s+/g, '');
  const before = await rules();
  for (const rule of ['.mt-17', '.px-13', '.warm-text', '.box>p']) expect(before).toContain(withoutSpace(rule));
  expect(before).not.toContain('.mt-19{');
  const file = join(root, 'content/en/guide/intro.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('mt-17', 'mt-19'));
  await vi.waitFor(async () => expect(await rules()).toContain('.mt-19{'), { timeout: 20_000, interval: 100 });
  const palette = join(root, 'styles/_palette.scss');
  writeFileSync(palette, readFileSync(palette, 'utf8').replace('#c0ffee', '#bada55'));
  await vi.waitFor(async () => expect((await rules()).match(/#bada55/g)).toHaveLength(2), {
    timeout: 20_000,
    interval: 100,
  });
});
