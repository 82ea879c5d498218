import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { writeSample } from './support/error-page.ts';
import { makeFolder } from './support/small-site.ts';

const report = z.object({ problems: z.array(z.object({ code: z.string(), severity: z.string(), title: z.string() })) });

type Files = Readonly<Record<string, string>>;

function siteOf(fields: string, files: Files = {}): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const config = `${fields.startsWith('url:') ? '' : "url: 'https://docs.internal',\n"}${fields}\n`;
  const intro = { 'content/en/docs/intro.md': '---\ndescription: A page.\n---\n\n# Intro\n\nText.\n' };
  writeSample(root, new Map(Object.entries({ 'site.config.ts': config, ...intro, ...files })));
  return root;
}

/** Returns the problems of the publication that a command reports. */
async function found(command: string, root: string, ...options: readonly string[]) {
  const { status, stdout } = await runDocsgen([command, '--root', root, '--json', ...options]);
  const { problems } = report.parse(JSON.parse(stdout));
  const titles = problems.flatMap(({ code, severity, title }) =>
    code === 'unreachable-locale' || code === 'placeholder-address' ? [`${severity}: ${title}`] : [],
  );
  return { status, titles };
}

const two = 'locales: { en: {}, es: {} },';
const lost = ['warning: No page leads to the locale `es`'];

describe('a locale that no page leads to is a warning', () => {
  test.each(['build', 'check', 'doctor'])('of %s', async (command) => {
    expect(await found(command, siteOf(two))).toStrictEqual({ status: 0, titles: lost });
  });

  test.each<[string, string, Files?]>([
    [
      'whose name begins other addresses',
      `${two} navbar: { items: [{ label: 'x', href: '/est' }] },`,
      { 'static/est': '' },
    ],
    ['that only its own pages name', two, { 'content/es/docs/intro.md': '# Intro\n\n[Inicio](/es/docs/intro)\n' }],
    ['that a text only mentions', two, { 'content/en/docs/es.md': '# Spanish\n\nTexts are in content/es/docs.\n' }],
  ])('also one %s', async (_, fields, files) => {
    expect(await found('build', siteOf(fields, files))).toStrictEqual({ status: 0, titles: lost });
  });

  test('all in one', async () => {
    const root = siteOf(
      "locales: { en: {}, es: {}, 'pt-BR': { path: 'br' }, de: {} }, footer: { links: [{ label: 'Deutsch', href: 'https://docs.internal/de/' }] },",
    );
    expect((await found('build', root)).titles).toStrictEqual(['warning: No page leads to the locales `es`, `pt-BR`']);
  });

  test.each<[string, string, Files?]>([
    ['a language menu', `${two} navbar: { items: [{ type: 'localeDropdown' }] },`],
    ['a link in the footer', `${two} footer: { links: [{ label: 'Español', href: 'https://docs.internal/es/' }] },`],
    [
      'a link in the HTML of the navbar',
      `${two} navbar: { items: [{ type: 'html', value: '<a href="https://docs.internal/es/docs/intro">ES</a>' }] },`,
    ],
    [
      'a link in an announcement',
      `${two} announcement: { id: 'a', content: '<a href="https://docs.internal/es">¡En español!</a>' },`,
    ],
    ['a link on a page', two, { 'content/en/docs/intro.md': '# Intro\n\n[Español](/es/docs/intro)\n' }],
    ['the whole address on a page', two, { 'content/en/docs/intro.md': '# Intro\n\n<https://docs.internal/es/>\n' }],
    ['a component of the theme', two, { 'theme/slots/AfterNavbar.tsx': 'export default () => <a href="#">x</a>;\n' }],
    ['nothing, and the level off', `${two} reports: { 'unreachable-locale': 'off' },`],
    ['nothing, while it is hidden', 'locales: { en: {}, es: { hidden: true } },'],
  ])('but not with %s', async (_, fields, files) => {
    const root = siteOf(fields, files);
    const nothing = { status: 0, titles: [] };
    expect([await found('build', root), await found('doctor', root)]).toStrictEqual([nothing, nothing]);
  });
});

describe('an address that is only a placeholder', () => {
  const fields = "url: 'https://docs.example.com',";
  const title = 'The URL https://docs.example.com is only a placeholder';

  test.each(['build', 'check'])('is a warning of %s, an error with --strict, and can be left out', async (command) => {
    const root = siteOf(fields);
    expect(await found(command, root)).toStrictEqual({ status: 0, titles: [`warning: ${title}`] });
    expect(await found(command, root, '--strict')).toStrictEqual({ status: 1, titles: [`error: ${title}`] });
    const silent = siteOf(`${fields} reports: { 'placeholder-address': 'off' },`);
    expect(await found(command, silent, '--strict')).toStrictEqual({ status: 0, titles: [] });
  });

  test('may be that of a language', async () => {
    const root = siteOf(
      "locales: { en: {}, es: { url: 'https://es.example.com' } }, navbar: { items: [{ type: 'localeDropdown' }] },",
    );
    expect((await found('build', root)).titles).toStrictEqual([
      'warning: The URL https://es.example.com is only a placeholder',
    ]);
  });

  test('is not said of a site that does not build', async () => {
    const root = siteOf(fields, { 'content/en/docs/intro.md': '# Intro\n\n[Gone](./gone.md)\n' });
    expect(await found('build', root)).toStrictEqual({ status: 1, titles: [] });
  });
});
