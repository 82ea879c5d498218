import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { findPort } from '../../support/dev/find-port.ts';
import { runDocsgen, runProcess, startDocsgen } from '../../support/docsgen.ts';
import { readFolder } from '../../support/read-folder.ts';
import { borrowSite, makeFolder } from '../../support/small-site.ts';

describe('a mistake on the command line exits with 2 and suggests the nearest name', () => {
  test.each([
    [['bild'], 'build'],
    [['build', '--drafst'], '--drafts'],
    [['routes', '--jsno'], '--json'],
    [['serve', '--port', '0'], 'A port is a whole number'],
    [['build', '--out'], 'argument missing'],
    [['bild'], "error: unknown command 'bild'\n→ Did you mean build? See `docsgen --help`.\n"],
    [['add', 'pge'], "error: unknown command 'pge'\n→ Did you mean page? See `docsgen add --help`.\n"],
    [['dev', '--prot', '1'], "error: unknown option '--prot'\n→ Did you mean --port? See `docsgen dev --help`.\n"],
    [['add', 'page', '--titel'], "error: unknown option '--titel'\n→ See `docsgen add page --help`.\n"],
  ])('%j', async (args, said) => {
    const { status, stdout, stderr } = await runDocsgen(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(said);
  });
});

test('the process exits with the status of the command, and uses both streams correctly', async () => {
  const root = borrowSite('minimal');
  const listed = await runProcess(['routes', '--root', root]);
  expect([listed.status, listed.stderr]).toStrictEqual([0, '']);
  expect(listed).toStrictEqual(await runDocsgen(['routes', '--root', root]));
  const refused = await runProcess(['routes', '--root', join(root, 'docs')]);
  expect([refused.status, refused.stdout]).toStrictEqual([2, '']);
  expect(refused.stderr).toContain('There is no folder');
  const mistaken = await runProcess(['bild']);
  expect([mistaken.status, mistaken.stdout]).toStrictEqual([2, '']);
  expect(mistaken.stderr).toContain('build');
});

describe('a missing folder is reported before anything else', () => {
  test.each(['build', 'dev', 'serve', 'routes', 'clean'])('%s', async (command) => {
    const root = join(borrowSite('minimal'), 'docs');
    const { status, stdout, stderr } = await runDocsgen([command, '--root', root]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `1. error There is no folder ${root} (invalid-option)\n` +
        "   → Name the site's folder with --root, or run docsgen in it.\n\n1 error\n",
    );
    expect(existsSync(root)).toBe(false);
  });
});

describe('a folder without a configuration gets nothing, and the message leads to a site', () => {
  const commands = [['build'], ['dev'], ['check'], ['serve'], ['routes'], ['eject', 'Footer'], ['add', 'locale', 'es']];

  test.each(commands)('%s %s', async (...args) => {
    const folder = makeFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { status, stderr } = await runDocsgen([...args, '--root', folder]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      `1. error No configuration in ${folder} (missing-config)\n   → Write a new site with \`docsgen init\``,
    );
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  test.each(commands)('%s %s in a folder of a site', async (...args) => {
    const root = borrowSite('minimal');
    const folder = join(root, 'content/en');
    const before = [...readFolder(root).keys()];
    const { status, stderr } = await runDocsgen([...args, '--root', folder]);
    expect(status).toBe(1);
    expect(stderr).toContain(`There is a site in ${root}: go there with \`cd ${relative('.', root)}\``);
    expect([...readFolder(root).keys()]).toStrictEqual(before);
  });
});

describe('a value that does not fit the site is a usage error, with the values that do', () => {
  test.each<[readonly string[], string]>([
    [['build', '--locale', 'fr'], 'Locales: en, es.'],
    [['routes', '--locale', 'fr'], 'Locales: en, es.'],
    [['add', 'page', 'A', '--locale', 'fr'], 'Locales: en, es.'],
    [['build', '--base', 'docs'], 'begins and ends with one slash'],
    [['serve', '--base', 'docs'], 'begins and ends with one slash'],
    [['eject', 'Foter'], 'Did you mean `Footer`?'],
    [['explain', 'broken-lnk'], 'Did you mean `broken-link`? `docsgen explain` lists all codes.'],
    [['explain', 'foo'], '→ `docsgen explain` lists all codes.\n\n1 error\n'],
  ])('%j', async (args, hint) => {
    const place = args[0] === 'explain' ? [] : ['--root', borrowSite('versions')];
    const { status, stderr } = await runDocsgen([...args, ...place]);
    expect([status, stderr]).toStrictEqual([2, expect.stringContaining(hint)]);
    expect(stderr).not.toContain('explain invalid-option');
  });

  test('a folder with nearly the name of the one that is missing is named', async () => {
    const root = borrowSite('versions');
    const { stderr } = await runDocsgen(['build', '--root', join(root, 'contnt')]);
    expect(stderr).toContain(`Did you mean \`${relative('.', join(root, 'content'))}\`?`);
  });
});

describe('help', () => {
  test.each<[readonly string[], string]>([
    [['help', 'biuld'], "error: unknown command 'biuld'\n→ Did you mean build? See `docsgen --help`.\n"],
    [['help', 'nonsense'], "error: unknown command 'nonsense'\n→ See `docsgen --help`.\n"],
    [['biuld', '--help'], "error: unknown command 'biuld'"],
    [['help', 'i18n', 'exprot'], "error: unknown command 'exprot'\n→ Did you mean export?"],
    [['i18n', 'exprot', '-h'], "error: unknown command 'exprot'\n→ Did you mean export?"],
  ])('for a command that does not exist is an error: %j', async (args, said) => {
    const { status, stdout, stderr } = await runDocsgen(args);
    expect([status, stdout, stderr]).toStrictEqual([2, '', expect.stringContaining(said)]);
  });

  test.each<[readonly string[], string]>([
    [['help'], 'Usage: docsgen [options] [command]'],
    [['help', 'build'], 'Usage: docsgen build [options]'],
    [['help', 'i18n', 'status'], 'Usage: docsgen i18n status [options]'],
    [['why', 'page', '--help'], 'Usage: docsgen why [options] <url>'],
    [['help', 'help'], 'Usage: docsgen'],
  ])('describes the command: %j', async (args, said) => {
    const { status, stdout } = await runDocsgen(args);
    expect([status, stdout]).toStrictEqual([0, expect.stringContaining(said)]);
  });

  test.each(['-v', '-V', '--version'])('%s prints the version', async (flag) => {
    expect(await runDocsgen([flag])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });
});

test('--locale builds only that language, with the addresses of a full build', async () => {
  const root = borrowSite('versions');
  const { status } = await runDocsgen(['build', '--root', root, '--locale', 'es']);
  expect(status).toBe(0);
  const pages = [...readFolder(join(root, 'build')).keys()].filter((file) => file.endsWith('.html'));
  expect(pages).toContain('es/docs/guide/web/index.html');
  expect(pages.filter((file) => !file.startsWith('es/'))).toStrictEqual([]);
});

test('--drafts builds drafts, with a notice', async () => {
  const root = borrowSite('versions');
  await runDocsgen(['build', '--root', root, '--drafts']);
  const draft = readFolder(join(root, 'build')).get('docs/guide/planned/index.html') ?? '';
  expect(Buffer.from(draft, 'base64').toString()).toContain('noindex, nofollow');
});

test('build --json prints one document, and warnings to the other stream', async () => {
  const root = borrowSite('bad/code-language');
  const { stdout, stderr } = await runDocsgen(['build', '--root', root, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    routes: 4,
    rendered: 4,
    reused: 0,
    locales: ['en'],
    outDir: join(root, 'build'),
    warnings: [{ severity: 'warning', file: 'content/en/docs/intro.md', line: 3 }],
  });
  expect(stderr).toContain('1 warning');
});

test("clean removes docsgen's files, and refuses a foreign folder", async () => {
  const root = borrowSite('minimal');
  await runDocsgen(['build', '--root', root]);
  expect(await runDocsgen(['clean', '--root', root])).toMatchObject({ status: 0 });
  expect(existsSync(join(root, 'build')) || existsSync(join(root, '.docsgen'))).toBe(false);
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build', 'cat.txt'), 'A cat.');
  const { status, stderr } = await runDocsgen(['clean', '--root', root]);
  expect(status).toBe(1);
  expect(stderr).toContain('files that docsgen did not write');
  expect(existsSync(join(root, 'build', 'cat.txt'))).toBe(true);
});

test('a development server exits if its port is taken, with nothing left running', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = z.object({ port: z.number() }).parse(taken.address());
  const args = ['dev', '--root', borrowSite('minimal'), '--host', '127.0.0.1', '--port', String(port)];
  const { status, stderr } = await runProcess(args);
  expect(status).toBe(1);
  expect(stderr).toContain(`Cannot listen on 127.0.0.1:${port}`);
});

describe('a command exits when its output is closed', () => {
  test('a command with much output', async () => {
    const child = startDocsgen(['routes', '--json']);
    child.stdout.destroy();
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    expect(await once(child, 'close')).toStrictEqual([0, null]);
    expect(said).toBe('');
  });

  test('a development server, at its next output', async () => {
    const root = borrowSite('minimal');
    const port = await findPort();
    const child = startDocsgen(['dev', '--root', root, '--host', '127.0.0.1', '--port', String(port)]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    // It reports the problems of a site once.
    writeFileSync(join(root, 'content/en/docs/broken.md'), '[Nowhere](./nowhere.md)\n');
    // It may be gone before it answers.
    await fetch(`http://127.0.0.1:${port}/docs/broken`).catch(() => undefined);
    expect(await closed).toStrictEqual([0, null]);
  });
});

test('an output folder that is a broken link or below a file is a user error, not an internal error', async () => {
  const root = borrowSite('minimal');
  symlinkSync('nothing', join(root, 'out'));
  writeFileSync(join(root, 'file'), '');
  const before = readFolder(root);
  for (const [out, said] of [
    ['out', `${join(root, 'out')} is a link to nothing, which does not exist`],
    ['file/out', 'there is a file where a folder is expected'],
  ] as const) {
    const { status, stderr } = await runDocsgen(['build', '--root', root, '--out', join(root, out)]);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('bug in docsgen');
    expect(status).toBe(1);
  }
  const after = [...readFolder(root)].filter(([file]) => !file.startsWith('.docsgen/'));
  expect(new Map(after)).toStrictEqual(before);
});
