import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { runDocsgen } from './support/docsgen.ts';
import { attributes, links, one } from './support/elements.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowSite, buildFolder } from './support/small-site.ts';

describeSite('hidden', '/', (site) => {
  test('nothing of the output says that there is a hidden locale', () => {
    const { out, routes, page } = site();
    expect(routes.filter(({ url }) => url.startsWith('/pt/'))).toStrictEqual([]);
    expect(existsSync(join(out, 'pt'))).toBe(false);
    const written = [...readFolder(out)].filter(([path]) => !/\.(?:br|gz|js)$/.test(path));
    const naming = written.filter(([, bytes]) =>
      /\/pt\/|hreflang="pt"|"pt"|Levante|Pesquisas|aparelho/i.test(Buffer.from(bytes, 'base64').toString()),
    );
    expect(naming.map(([path]) => path)).toStrictEqual([]);
    expect(links(one(page('/'), '.dropdown-menu')).map(([label]) => label)).toStrictEqual([
      'English',
      'Español Not translated',
      'Português (Brasil) Not translated',
    ]);
  });

  test('a locale that falls back to a hidden one shows the next', () => {
    const guide = site().page('/pt-BR/docs/guide');
    expect(one(guide, '.prose').properties).toMatchObject({ lang: 'en' });
    expect(attributes(guide, 'h2', 'id')).toStrictEqual(['first-steps']);
  });

  test('with --drafts it is a locale as all others, and a build without leaves it out again', async () => {
    const root = borrowSite('hidden');
    const { read, out } = await buildFolder(root, ['--drafts']);
    expect(read('pt/docs/guide/index.html')).toContain('Levante o auscultador');
    expect(read('pt/404.html')).toContain('Nada por aqui');
    expect(read('docs/guide/index.html')).toContain('hrefLang="pt"');
    expect(read('sitemap.xml')).toContain('sitemap-pt.xml');
    await buildFolder(root);
    expect(readFolder(out)).toStrictEqual(readFolder(site().out));
  });

  test('without --drafts, --locale cannot name it', async () => {
    const root = borrowSite('hidden');
    const { status, stderr } = await runDocsgen(['build', '--root', root, '--locale', 'pt']);
    expect(status).toBe(2);
    expect(stderr).toContain('The locale `pt` is hidden (invalid-option)');
    expect(stderr).toContain('Name --drafts as well, or remove `hidden` from `locales.pt`.');
  });

  test('its strings are counted, and a check finds no mistake in what is left out', async () => {
    const root = borrowSite('hidden');
    const { stdout } = await runDocsgen(['strings', '--root', root, '--json']);
    const names: unknown = JSON.parse(stdout);
    expect(names).toMatchObject({ locales: [{}, {}, { name: 'pt' }, {}] });
    const checked = await runDocsgen(['check', '--root', root]);
    expect(checked.stderr).not.toContain('content/pt/');
  });

  test('a link to its pages is a link to a draft', async () => {
    const root = borrowSite('hidden');
    await writeFile(join(root, 'content/en/docs/guide.md'), '# Guide\n\n[In Portuguese](/pt/docs/guide).\n');
    const { stderr } = await runDocsgen(['build', '--root', root]);
    expect(stderr).toContain('The link `/pt/docs/guide` points to the locale `pt`, which is hidden (link-to-draft)');
  });
});
