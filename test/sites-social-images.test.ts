import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { all } from './support/elements.ts';
import { buildFolder, copySite, type SmallSite } from './support/small-site.ts';

const config = `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Minimal', ar: 'وثائق' },
  url: 'https://minimal.internal',
  base: '/help/',
  image: '/own.png',
  navbar: { logo: { src: '/logo.svg' }, items: [{ type: 'localeDropdown' }] },
  locales: { en: {}, ar: {} },
  collections: { docs: { type: 'docs' } },
  plugins: [['docsgen/plugins/social-images', { fonts: ['FONT'] }]],
});
`.replace('FONT', '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff');

let root: string;
let site: SmallSite;

const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
};
const folder = () => join(root, 'build/assets/social');
const metas = (built: SmallSite, url: string) =>
  Object.fromEntries(
    all(built.page(url), 'meta').flatMap(({ properties }) => {
      const name = String(properties['property'] ?? properties['name'] ?? '');
      return name.includes('image') || name === 'twitter:card' ? [[name, properties['content']]] : [];
    }),
  );

beforeAll(async () => {
  root = copySite('minimal');
  write('site.config.ts', config);
  write('static/own.png', 'A picture.');
  write('static/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');
  write('content/en/docs/calls.md', '---\ntitle: Calls\nimage: /own.png\n---\n\nText.\n');
  write('content/ar/docs/intro.md', '# مقدمة API\n\nText.\n');
  site = await buildFolder(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a page has a picture of its own, and says its size and what it shows', () => {
  const { 'og:image': address, ...others } = metas(site, '/docs/intro');
  expect(others).toStrictEqual({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Hello',
    'twitter:image:alt': 'Hello',
    'twitter:card': 'summary_large_image',
  });
  const [, path = ''] =
    /^https:\/\/minimal\.internal\/help\/(assets\/social\/[\da-f]{16}\.png)$/.exec(String(address)) ?? [];
  const { width, height, type } = imageSize(readFileSync(join(root, 'build', path)));
  expect({ width, height, type }).toStrictEqual({ width: 1200, height: 630, type: 'png' });
  expect(metas(site, '/ar/docs/intro')['og:image:alt']).toBe('مقدمة API');
});

test('the picture of the front matter wins, and pages that nobody shares have that of the site', () => {
  const own = {
    'og:image': 'https://minimal.internal/help/own.png',
    'og:image:alt': 'Calls',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'Calls',
  };
  expect(metas(site, '/docs/calls')).toStrictEqual(own);
  expect(site.read('404.html')).toContain('<meta property="og:image" content="https://minimal.internal/help/own.png"');
});

test('a warm build draws nothing, and a clean one draws the same', async () => {
  const files = () =>
    Object.fromEntries(
      readdirSync(folder()).map((file) => [file, readFileSync(join(folder(), file)).toString('base64')]),
    );
  const times = () => readdirSync(folder()).map((file) => statSync(join(folder(), file)).mtimeMs);
  const [drawn, written] = [files(), times()];
  await runDocsgen(['build', '--root', root]);
  expect(times()).toStrictEqual(written);

  // The pictures are still in the cache.
  rmSync(join(root, 'build'), { recursive: true });
  const cache = join(root, '.docsgen/cache/page-images');
  const stored = readdirSync(cache, { recursive: true }).length;
  await runDocsgen(['build', '--root', root]);
  expect(readdirSync(cache, { recursive: true })).toHaveLength(stored);
  expect(files()).toStrictEqual(drawn);

  rmSync(join(root, '.docsgen'), { recursive: true });
  rmSync(join(root, 'build'), { recursive: true });
  await runDocsgen(['build', '--root', root]);
  expect(files()).toStrictEqual(drawn);
});

test('another title has another picture', async () => {
  const before = readdirSync(folder());
  const text = readFileSync(join(root, 'content/en/docs/intro.md'), 'utf8');
  write('content/en/docs/intro.md', text.replace('# Hello', '# Overture'));
  await runDocsgen(['build', '--root', root]);
  expect(readdirSync(folder()).filter((file) => !before.includes(file))).toHaveLength(1);
  expect(readdirSync(folder())).toHaveLength(before.length);
  write('content/en/docs/intro.md', text);
});

test('characters without a font are a warning at the title, and the picture shows the site', async () => {
  write('content/en/docs/thai.md', '---\ntitle: ภาษา\n---\n\nText.\n');
  write('content/en/docs/party.md', '# Party 🎉\n\nText.\n');
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect(status).toBe(0);
  expect(stderr).toContain('`social-images/missing-font`: No font has these characters of the title');
  expect(stderr).toContain('content/en/docs/thai.md:2:1');
  expect(stderr).toContain('1 warning');
  rmSync(join(root, 'content/en/docs/thai.md'));
  rmSync(join(root, 'content/en/docs/party.md'));
});

test('dev answers with the picture of a page that it has shown', async () => {
  const session = await openTestSession(root);
  const page = await session.answer('/help/docs/intro');
  const [, path = ''] =
    /property="og:image" content="https:\/\/minimal\.internal([^"]+)"/.exec(page.type === 'page' ? page.html : '') ??
    [];
  expect(path).toBe(new URL(String(metas(site, '/docs/intro')['og:image'])).pathname);
  const answer = await session.answer(path);
  expect(answer).toMatchObject({ type: 'made', path: path.slice('/help/'.length) });
  if (answer.type === 'made') expect(Buffer.from(answer.content).subarray(1, 4).toString()).toBe('PNG');
});
