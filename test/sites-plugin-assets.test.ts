import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, one, texts, textOf } from './support/elements.ts';
import { borrowBuiltSite, buildReport, cleanOutput } from './support/site-build.ts';
import { borrowSite } from './support/small-site.ts';

describeSite('plugin-assets', '/', (site) => {
  const intro = () => site().page('/docs/intro');

  test('a component wraps that of an earlier plugin, and that of the site wraps all', () => {
    const plugins = one(one(one(intro(), '.site-footer'), '.second-footer'), '.first-footer');
    expect(texts(one(plugins, '.footer'), 'a')).toStrictEqual(['Introduction']);
  });

  test('a slot shows what each plugin puts there, in their order, and then what the site does', () => {
    expect(texts(intro(), '.after').map((text) => text.trim())).toStrictEqual([
      'of first 0 votes',
      'of second',
      'of the site',
    ]);
  });

  test('elements of all pages are those of the last plugin that has them', () => {
    const prose = one(intro(), '.prose');
    expect([texts(prose, 'mark'), texts(prose, 'i'), texts(prose, '.first-code')]).toStrictEqual([
      ['early'],
      [],
      ['code'],
    ]);
    expect(texts(site().page('/docs/second'), '.price')).toStrictEqual(['4 €']);
    expect(textOf(one(one(intro(), '.navbar'), '.mood'))).toBe('calm');
  });

  test('an island of a plugin is named by its file, and uses components of plugins', () => {
    const island = all(intro(), 'docs-island').find(({ properties }) => String(properties['name']).endsWith('Vote'));
    expect(island?.properties['name']).toBe('./plugins/first/theme/parts/Vote');
    expect(island && texts(island, '.first-badge')).toStrictEqual(['0 votes']);
  });

  test('styles and scripts of a plugin come before those of the site', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(site().read('docs/intro/index.html')) ?? [];
    expect(css.match(/(?<=first-box\{)[^}]*/g)).toStrictEqual([
      'border-inline-start:3px solid var(--tip)',
      'border-inline-start-width:7px',
    ]);
    expect(css.indexOf('.first-box')).toBeGreaterThan(css.indexOf('@layer'));
    const scripts = attributes(intro(), 'script', 'src').map((src) => /[a-z]+-[a-z]+(?=-)/.exec(src)?.[0]);
    expect(scripts).toStrictEqual([undefined, 'first-count', 'site-site']);
  });
});

test('caches follow the files that plugins bring', async () => {
  const root = borrowSite('plugin-assets');
  await buildReport(root);
  const site = borrowBuiltSite(root);
  const edits = [
    ['plugins/first/theme/Footer.tsx', 'first-footer', 'other-footer'],
    ['plugins/first/theme/mdx-components.tsx', "em: 'i'", "strong: 'b', em: 'i'"],
    ['plugins/first/parts/word.ts', "'first'", "'fourth'"],
    ['plugins/first/first.css', '3px', '5px'],
    ['plugins/first/count.ts', 'scripts', 'words'],
  ] as const;
  for (const [file, from, to] of edits) {
    expect(site.read(file)).toContain(from);
    site.write(file, site.read(file).replaceAll(from, to));
    const { changed } = await site.rebuild();
    expect([file, changed.length > 0]).toStrictEqual([file, true]);
  }
  expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
});

test('`eject` and `doctor` name the plugins that bring components', async () => {
  const root = borrowSite('plugin-assets');
  const list = await runDocsgen(['eject', '--list', '--root', root]);
  expect(list.stdout.match(/Replaced by .*/g)).toStrictEqual([
    'Replaced by the plugin `first`.',
    'Replaced by the plugins `first` and `second`.',
  ]);
  const ejected = await runDocsgen(['eject', 'Badge', '--root', root]);
  expect(ejected.stdout).toContain('Replaced by the plugin `first` so far');
  const { stdout } = await runDocsgen(['doctor', '--root', root]);
  expect(stdout).toMatch(
    /^plugin first +Badge, Footer, slot AfterContent, navbar item Mood, components of all pages,/m,
  );
  expect(stdout).toMatch(/^plugin second +Footer, slot AfterContent, components of all pages$/m);
});
