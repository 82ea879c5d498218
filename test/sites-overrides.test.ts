import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceable } from '../src/theme/replaceable.ts';
import { slotNames } from '../src/theme/slots/slot-names.ts';
import { describeSite } from './support/describe-site.ts';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { all, attributes, one, texts, textOf } from './support/elements.ts';
import { buildReport } from './support/site-build.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowSite } from './support/small-site.ts';

describeSite('overrides', '/', (site) => {
  const intro = () => site().page('/docs/intro');

  test('a component of the site wraps the original, everywhere where it is used', () => {
    const footer = one(intro(), '.own-footer');
    expect(texts(one(footer, '.footer'), '.footer-guide')).toStrictEqual(['Guide']);
    expect(textOf(all(footer, 'a').at(-1) ?? footer)).toBe('Imprint 4.2');
    // The footer of the theme, its navbar and the text use the link of the site.
    const places = ['.footer', '.navbar', '.own-footer', 'article', '.tree'];
    for (const place of places) expect(attributes(one(intro(), place), 'a', 'dataOwn')).toContain('link');
  });

  test('an island of the site has an island of the theme as a part of itself', () => {
    const island = all(intro(), 'docs-island').find(({ properties }) => properties['name'] === './theme/ColorSwitch');
    expect(island && all(island, 'docs-island')).toStrictEqual([island]);
    expect(island && texts(one(island, '.own-switch'), '.color-switch')).toHaveLength(1);
  });

  test('every slot is filled on its pages, with the props of the page', () => {
    const pages = site().routes.filter(({ kind }) => kind !== 'redirect');
    const html = pages.map(({ output }) => site().read(output)).join('\n');
    const empty = slotNames.filter((name) => !html.includes(`slot-${name}"`));
    // This site does not ask for consent; `test/browser/consent-slot.test.ts` is about one that
    // does.
    expect(empty).toStrictEqual(['Head', 'AfterContent', 'Consent']);
    const kind = all(intro(), 'meta').find(({ properties }) => properties['name'] === 'page-kind');
    expect(kind?.properties['content']).toBe('doc');
    expect(textOf(one(intro(), '.after-content'))).toContain('Was “Introduction | Overrides” useful?');
    const slot = (url: string, name: string) => texts(site().page(url), `.slot-${name}`);
    expect(slot('/es/docs/intro', 'BeforeNavbar')).toStrictEqual(['BeforeNavbar doc es']);
    expect(slot('/docs/intro', 'AfterToc')).toStrictEqual(['2']);
    expect(slot('/blog', 'BeforeSidebar')).toStrictEqual(['Recent posts']);
    expect(slot('/blog/2026/01/05/first', 'AfterPost')).toStrictEqual(['The first post, 2026-01-05, Ann']);
  });

  test('elements and components of all pages are those of the site', () => {
    expect(texts(one(intro(), 'article'), '.own-kbd')).toStrictEqual(['Ctrl', 'K']);
    const second = one(site().page('/docs/second'), 'article');
    expect([texts(second, '.price'), texts(second, '.own-badge')]).toStrictEqual([['4.00 €'], ['new']]);
  });

  test('the server renders the fallback of what only a browser can render', () => {
    const island = all(site().page('/docs/second'), 'docs-island').find(({ properties }) =>
      String(properties['name']).endsWith('Clock'),
    );
    expect(island?.properties).toMatchObject({ strategy: 'visible', 'client-only': '' });
    expect(island && texts(island, '.clock-fallback')).toStrictEqual(['A clock']);
  });

  test('navbar items have their component, class, target and mark', () => {
    const bar = one(intro(), '.navbar');
    expect(bar.properties['className']).toStrictEqual(['navbar', 'style-dark']);
    expect(textOf(one(bar, '.status'))).toBe('Voice API: up');
    expect(attributes(bar, '.status', 'dataPage')).toStrictEqual(['doc']);
    expect(attributes(bar, '.social-link', 'ariaLabel')).toStrictEqual(['GitHub', 'Our posts']);
    expect(attributes(one(bar, '.navbar-start'), 'a', 'target')).toStrictEqual(['_self']);
    expect(texts(one(bar, '.more-menu'), '.dropdown-link')).toStrictEqual(['Second']);
    const marks = (url: string) =>
      all(one(site().page(url), '.navbar-start'), 'a')
        .slice(0, 3)
        .map(({ properties }) => properties['ariaCurrent'] ?? null);
    expect(marks('/docs/intro')).toStrictEqual(['page', null, null]);
    expect(marks('/docs/second')).toStrictEqual(['true', null, null]);
    expect(marks('/blog/archive')).toStrictEqual([null, 'true', null]);
    expect(one(intro(), '.footer').properties['className']).toStrictEqual(['footer', 'style-primary']);
  });
});

test('copies of all components render what the originals render', async () => {
  const root = borrowSite('varied');
  await buildReport(root, '--out', join(root, 'original'));
  for (const name of Object.keys(replaceable)) await runDocsgen(['eject', name, '--root', root]);
  await buildReport(root, '--out', join(root, 'copies'));
  const [original, copies] = [pagesOf(join(root, 'original')), pagesOf(join(root, 'copies'))];
  expect(copies.size).toBeGreaterThan(50);
  expect([...copies].filter(([path, html]) => original.get(path) !== html)).toStrictEqual([]);
});

/** Returns the pages of an output, without what follows from the code of the theme alone. */
function pagesOf(out: string): ReadonlyMap<string, string> {
  const pages = [...readFolder(out).keys()].filter((path) => path.endsWith('.html'));
  return new Map(
    pages.map((path) => [
      path,
      readFileSync(join(out, path), 'utf8')
        .replace(/(docsgen-build" content=")\w+/, '$1')
        .replace(/(early|style)-\w{8}\./g, '$1.')
        // An island of the site has the path of its file as its name.
        .replaceAll('name="./theme/', 'name="'),
    ]),
  );
}

test('the search leaves out the example of a slot in the manual', async () => {
  const root = borrowSite('minimal');
  const manual = readFileSync(join(projectRoot, 'manual/content/en/docs/theme/slots.mdx'), 'utf8');
  const [, example = ''] = /```tsx title="theme\/slots\/AfterContent.tsx"\n([^]*?)```/.exec(manual) ?? [];
  mkdirSync(join(root, 'theme/slots'), { recursive: true });
  writeFileSync(join(root, 'theme/slots/AfterContent.tsx'), example);
  writeFileSync(join(root, 'theme/slots/BeforeContent.tsx'), 'export default () => <p>Indexed</p>;\n');
  await buildReport(root);
  const files = readFolder(join(root, 'build'));
  const textsOf = (pattern: RegExp) =>
    [...files].filter(([file]) => pattern.test(file)).map(([, text]) => Buffer.from(text, 'base64').toString());
  expect(textsOf(/\.html$/).join('')).toContain('Report a mistake in');
  expect(
    textsOf(/search\/en\/.*\.txt$/)
      .join('')
      .match(/^(?:indexed|mistake) /gm),
  ).toStrictEqual(['indexed ']);
});
