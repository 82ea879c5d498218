import { chmodSync, existsSync, linkSync, lstatSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';
import { files, useTranslatedSite } from './support/translated-site.ts';

const { root, commit, write, read, run, page } = useTranslatedSite();

describe('translations move after their sources', () => {
  const { 'content/en/docs/calls.md': source, 'content/es/docs/calls.md': translation } = files;
  const moved = 'content/es/guide/greet.md';
  const collections = "collections: { docs: { type: 'docs' }, guide: { type: 'docs' } }";
  const locales = "locales: { en: { label: 'English' }, es: { label: 'Español' } },\n";
  const remove = (file: string) => rmSync(join(root(), file), { recursive: true });

  test.each([true, false])('into another collection, with records: %s', async (hasRecords) => {
    write('content/en/docs/other.md', '---\ntitle: Other\n---\n\nOther.\n');
    if (hasRecords) await run('i18n', 'sync', '--no-skeletons');
    commit();
    write('site.config.ts', `${locales}${collections},\n`);
    write('content/en/guide/greet.md', source);
    remove('content/en/docs/calls.md');
    expect(await run('i18n', 'sync', '--no-skeletons')).toContain(`${moved}  moved from content/es/docs/calls.md`);
    expect(read(moved)).toBe(translation);
    expect(existsSync(join(root(), 'content/es/docs/calls.md'))).toBe(false);
  });

  test('with a collection that has another name, and not as long as the source is there', async () => {
    write('site.config.ts', `${locales}collections: { guide: { type: 'docs' } },\n`);
    write('content/en/guide/greet.md', source);
    await run('i18n', 'sync', '--no-skeletons');
    expect(existsSync(join(root(), moved))).toBe(false);
    remove('content/en/docs');
    await run('i18n', 'sync', '--no-skeletons');
    expect(read(moved)).toBe(translation);
    expect(existsSync(join(root(), 'content/es/docs/calls.md'))).toBe(false);
    expect(await run('i18n', 'status')).toMatch(/^es +guide +100 %/);
  });
});

describe.each(['sync', 'import'])('an %s leaves files what they are', (command) => {
  const file = 'content/es/docs/calls.md';
  /** Changes the source, and lets the command write the translation. */
  const change = async () => {
    await run('i18n', 'sync');
    if (command === 'import') {
      await run('i18n', 'export', '--all', '--format', 'po', '--to', 'texts');
      write('texts/es.po', read('texts/es.po').replace('Pide el número.', 'Pide el nombre.'));
      return run('i18n', 'import', join(root(), 'texts/es.po'));
    }
    write('content/en/docs/calls.md', files['content/en/docs/calls.md'].replace('the number', 'the name'));
    return run('i18n', 'sync');
  };
  const wasWritten = (text: string) => /docsgen-stale|Pide el nombre/.test(text);

  test('one with two names and its own permissions', async () => {
    linkSync(join(root(), file), join(root(), 'other.md'));
    chmodSync(join(root(), file), 0o600);
    await change();
    const [own, other] = [statSync(join(root(), file)), statSync(join(root(), 'other.md'))];
    expect([own.ino === other.ino, own.mode & 0o777, wasWritten(read('other.md'))]).toStrictEqual([true, 0o600, true]);
  });

  test('one with permissions of its own', async () => {
    chmodSync(join(root(), file), 0o600);
    await change();
    expect([statSync(join(root(), file)).mode & 0o777, wasWritten(read(file))]).toStrictEqual([0o600, true]);
  });

  test('a symbolic link, which is left out and named', async () => {
    write('shared/calls.md', files[file]);
    rmSync(join(root(), file));
    symlinkSync('../../../shared/calls.md', join(root(), file));
    expect(await change()).toContain(`${file}  was left as it is: it is a symbolic link`);
    expect([lstatSync(join(root(), file)).isSymbolicLink(), read('shared/calls.md')]).toStrictEqual([
      true,
      files[file],
    ]);
  });
});

test('a translation that moves stays the same file', async () => {
  write('content/en/docs/greet.md', files['content/en/docs/calls.md']);
  rmSync(join(root(), 'content/en/docs/calls.md'));
  linkSync(join(root(), 'content/es/docs/calls.md'), join(root(), 'other.md'));
  chmodSync(join(root(), 'other.md'), 0o600);
  await run('i18n', 'sync', '--no-skeletons');
  const [own, other] = ['content/es/docs/greet.md', 'other.md'].map((file) => statSync(join(root(), file)));
  expect([own?.ino === other?.ino, (own?.mode ?? 0) & 0o777]).toStrictEqual([true, 0o600]);
});

test('a link that leads out of the site is not followed', async () => {
  const outside = makeFolder();
  onTestFinished(() => rmSync(outside, { recursive: true }));
  rmSync(join(root(), 'content/es'), { recursive: true });
  symlinkSync(outside, join(root(), 'content/es'));
  await runDocsgen(['i18n', 'sync', '--root', root()]);
  expect(readdirSync(outside)).toStrictEqual([]);
});

test('a copy of the site without git knows what is stale, and builds', async () => {
  await run('i18n', 'sync');
  write('content/en/docs/calls.md', files['content/en/docs/calls.md'].replace('each call', 'any call'));
  rmSync(join(root(), '.git'), { recursive: true });
  expect(await run('i18n', 'status')).toMatch(/stale +line 6 +An agent answers any call/);
  expect(await page('es/docs/calls/index.html')).toContain('Traducción desactualizada');
});

test('a module for machine translation without a function is a problem', async () => {
  write('wrong.ts', 'export default 5;\n');
  const { status, stderr } = await runDocsgen(['i18n', 'sync', '--machine', './wrong.ts', '--root', root()]);
  expect([status, stderr.split('\n')[0]]).toStrictEqual([
    1,
    expect.stringContaining('no function as its default export'),
  ]);
});

test('an item of a list is marked before the list, and a new one can be imported nowhere but behind it', async () => {
  await run('i18n', 'sync');
  commit();
  write(
    'content/en/docs/calls.md',
    files['content/en/docs/calls.md'].replace('asks for the number', 'asks for the name'),
  );
  await run('i18n', 'sync');
  expect(read('content/es/docs/calls.md')).toMatch(
    /cada llamada\.\n\n<!-- docsgen-stale [^]*?- It asks for the number\.\n\+ It asks for the name\.\n-->\n\n- Saluda a quien llama\.\n- Pide el número\.\n$/,
  );
  const html = await page('es/docs/calls/index.html');
  expect(html).toContain('Traducción desactualizada');
  expect(html).not.toContain('docsgen-stale');
  await run('i18n', 'export', '--format', 'po', '--to', 'texts');
  write('texts/es.po', read('texts/es.po').replace('Pide el número.', 'Pide el nombre.').replaceAll('#, fuzzy\n', ''));
  await run('i18n', 'import', join(root(), 'texts/es.po'));
  expect(read('content/es/docs/calls.md')).toBe(files['content/es/docs/calls.md'].replace('el número', 'el nombre'));
  expect(await run('i18n', 'status')).toMatch(/^es +docs +100 %/);
  expect(await page('es/docs/calls/index.html')).not.toContain('Traducción desactualizada');
});
