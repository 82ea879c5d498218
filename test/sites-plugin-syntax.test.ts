import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { all, one, texts } from './support/elements.ts';
import { installPackages } from './support/install-packages.ts';
import { parseHtml } from './support/parse-html.mjs';
import { borrowBuiltSite, buildReport, type BuiltSite } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('plugin-syntax');
  installPackages(built);
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const prose = (url: string) => one(parseHtml(site.read(`build${url}/index.html`)), '.prose');
const report = z.looseObject({ ok: z.boolean(), problems: z.array(z.unknown()) });

async function build() {
  const { stdout } = await runDocsgen(['build', '--json', '--root', site.root]);
  return report.parse(JSON.parse(stdout));
}

describe('a plugin that adds syntax', () => {
  test.each([
    ['a page', '/docs/intro', 'silence'],
    ['MDX', '/docs/script', 'time'],
    ['a text that a page includes', '/docs/plain', 'echo'],
  ])('in %s', (_, url, word) => expect(texts(prose(url), '.spoiler')).toStrictEqual([word]));

  test('beside formulas, and in texts that do not need it', () => {
    expect(all(prose('/docs/intro'), 'math')).toHaveLength(1);
    expect(texts(prose('/docs/intro'), 'p').at(-1)).toBe('A part without marks: 5 % and 6 %.');
  });

  test('replaces code blocks after their code is included', () => {
    expect(texts(prose('/docs/intro'), 'td')).toStrictEqual(['One', '5 a month']);
    expect(all(prose('/docs/intro'), 'pre')).toStrictEqual([]);
  });

  test('a warm build renders nothing, and an edited condition shows', async () => {
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
    site.write('plugins/riddles.ts', site.read('plugins/riddles.ts').replace("includes('%%')", "includes('%%%')"));
    await site.rebuild();
    expect(all(prose('/docs/intro'), '.spoiler')).toStrictEqual([]);
  });
});

describe('the codes of a plugin', () => {
  const found = { code: 'riddles/long-spoiler', title: '"two words" is no single word', line: 3, column: 4 };
  const setLevel = (level: string) =>
    site.write(
      'site.config.ts',
      site.read('site.config.ts').replace('plugins:', `reports: { 'riddles/long-spoiler': '${level}' }, plugins:`),
    );

  test('are those of its messages, and the site sets their level', async () => {
    site.write('content/en/docs/plain.md', '# Plain\n\nIn %%two words%%.\n');
    const hint = 'Mark each word, or leave it open.';
    const place = { file: 'content/en/docs/plain.md', hint };
    expect(await build()).toMatchObject({ ok: true, problems: [{ ...found, ...place, severity: 'warning' }] });
    setLevel('error');
    expect(await build()).toMatchObject({ ok: false, problems: [{ ...found, ...place, severity: 'error' }] });
    site.write('site.config.ts', site.read('site.config.ts').replace("'error'", "'off'"));
    expect(await build()).toMatchObject({ ok: true, problems: [] });
  });

  test('are explained by the plugin', async () => {
    const said = await runDocsgen(['explain', 'riddles/long-spoiler', '--root', site.root]);
    expect(said).toMatchObject({ status: 0, stderr: '' });
    expect(said.stdout).toMatch(
      /^riddles\/long-spoiler\nA spoiler is too long\.\n\nA spoiler has one word\.\n\nRemedy/,
    );
    const unknown = await runDocsgen(['explain', 'riddles/long-spoler', '--root', site.root]);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('No plugin of the site has the error code `riddles/long-spoler`');
    expect(unknown.stderr).toContain('Did you mean `riddles/long-spoiler`?');
  });
});
