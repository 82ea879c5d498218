import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesWithoutStyles } from './support/dev/without-styles.ts';
import { readAnswers } from './support/dev-answers.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { runDocsgen } from './support/docsgen.ts';
import { makeFifo, makeFile, makeLatinFile, makeLink, makeSocket } from './support/odd-files.ts';
import { pickDifferent } from './support/pick-different.ts';
import { readFolder, readSite } from './support/read-folder.ts';
import { borrowSite } from './support/small-site.ts';

/** The titles of the warnings or errors that the command line has printed. */
function titles(stderr: string, severity: 'warning' | 'error'): readonly string[] {
  return [...stderr.matchAll(new RegExp(`^ *\\d+\\. ${severity} (.*) \\([a-z-]+\\)$`, 'gm'))].map(
    ([, title = '']) => title,
  );
}

/** A folder beside the sites, with a file in it. */
function makeOutside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-outside-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  makeFile(join(folder, 'deep/secret.txt'), 'secret');
  return folder;
}

/** What the build of a site has published beside pages, search, maps and assets. */
function published(root: string): readonly string[] {
  const own = /^(?:assets\/|search\/|docs\/|404\.html$|index\.html$|opensearch\.xml$|robots\.txt$|sitemap[^/]*\.xml$)/;
  return [...readSite(join(root, 'build')).keys()].filter((path) => !own.test(path)).toSorted();
}

test('links that point outside, names that begin with a dot, and special files are left out of static/, each by name, in dev as in a build', async () => {
  const root = borrowSite('minimal');
  const outside = makeOutside();
  const inStatic = (path: string) => join(root, 'static', path);
  for (const path of ['.env', '.git/HEAD', '.DS_Store', '.well-known/security.txt', '.nojekyll', '.htaccess', 'a.txt'])
    makeFile(inStatic(path), path);
  makeFile(join(root, '.env'), 'secret');
  makeFile(join(root, 'shared/b.txt'), 'b');
  makeLink(inStatic('p.txt'), join(outside, 'deep/secret.txt'));
  makeLink(inStatic('etc'), outside);
  makeLink(inStatic('hidden.txt'), '../.env');
  makeLink(inStatic('dangling'), 'nothing');
  makeLink(inStatic('loop'), 'loop');
  makeLink(inStatic('self'), '.');
  makeLink(inStatic('shared'), '../shared');
  makeLink(inStatic('b.txt'), '../shared/b.txt');
  makeLatinFile(join(root, 'static'), 'caf', '.txt');
  makeFile(inStatic('back\\slash.txt'), '');
  makeFifo(inStatic('fifo'));
  await makeSocket(inStatic('socket'));

  const { status, stderr } = await runDocsgen(['build', '--root', root]);

  expect(titles(stderr, 'warning')).toStrictEqual([
    'static/.env is left out: it has a name that begins with a dot',
    'static/.git is left out: it has a name that begins with a dot',
    'static/back\\slash.txt is left out: it has a name that cannot be part of an address',
    'static/caf\uFFFD.txt is left out: it has a name that is not UTF-8',
    'static/dangling is left out: it is a symbolic link to nothing',
    'static/etc is left out: it is a symbolic link that points outside the site',
    'static/fifo is left out: it is a FIFO, not a file',
    'static/hidden.txt is left out: it is a link to `.env`, where a name begins with a dot',
    'static/loop is left out: it is a symbolic link that points back to itself',
    'static/p.txt is left out: it is a symbolic link that points outside the site',
    'static/self is left out: it is a symbolic link to a folder that contains it',
    'static/socket is left out: it is a socket, not a file',
  ]);
  expect(status).toBe(0);
  const expected = ['.htaccess', '.nojekyll', '.well-known/security.txt', 'a.txt', 'b.txt', 'shared/b.txt'];
  expect(published(root)).toStrictEqual(expected);
  const session = await openTestSession(root);
  const built = readSite(join(root, 'build'));
  expect(
    pickDifferent(filesWithoutStyles(await readAnswers(session, built.keys())), filesWithoutStyles(built)),
  ).toStrictEqual([]);
  for (const path of ['/.env', '/.git/HEAD', '/p.txt', '/etc/deep/secret.txt', '/hidden.txt', '/fifo', '/socket'])
    expect(await session.answer(path)).toMatchObject({ type: 'page', status: 404 });
});

test('names that begin with a dot and links that point outside are published if the configuration lists them, in dev as in a build', async () => {
  const root = borrowSite('minimal');
  const outside = makeOutside();
  makeFile(join(root, 'static/.env'), 'meant');
  makeFile(join(root, 'static/.git/HEAD'), 'not meant');
  makeLink(join(root, 'static/linked'), join(outside, 'deep'));
  makeLink(join(root, 'content/en/docs/other.md'), join(outside, 'other.md'));
  makeFile(join(outside, 'other.md'), '# Other\n\nSee [the file](./data.bin).\n\n<<< ./code.js\n');
  for (const name of ['data.bin', 'code.js'])
    makeLink(join(root, 'content/en/docs', name), join(outside, 'deep/secret.txt'));
  const config = join(root, 'site.config.ts');
  const security = `security: { dotfiles: ['.env'], linkedFolders: [${JSON.stringify(outside)}] },`;
  writeFileSync(config, readFileSync(config, 'utf8').replace('collections:', `${security}\n  collections:`));

  const { status, stderr } = await runDocsgen(['build', '--root', root]);

  expect(titles(stderr, 'error')).toStrictEqual([]);
  expect(titles(stderr, 'warning')).toStrictEqual(['static/.git is left out: it has a name that begins with a dot']);
  expect(status).toBe(0);
  expect(published(root)).toStrictEqual(['.env', 'linked/secret.txt']);
  const session = await openTestSession(root);
  const built = readSite(join(root, 'build'));
  expect(
    pickDifferent(filesWithoutStyles(await readAnswers(session, built.keys())), filesWithoutStyles(built)),
  ).toStrictEqual([]);
});

test('special files and invalid links are reported where a page or its folder should be', async () => {
  const root = borrowSite('three-locales');
  const outside = makeOutside();
  const docs = join(root, 'content/en/docs');
  makeFifo(join(docs, 'fifo.md'));
  await makeSocket(join(docs, 'socket.md'));
  makeLink(join(docs, 'dangling.md'), 'nothing.md');
  makeLink(join(docs, 'loop.md'), 'loop.md');
  makeLink(join(docs, 'outside.md'), join(outside, 'deep/secret.txt'));
  makeLink(join(docs, 'circle'), '.');
  makeLink(join(docs, 'nowhere'), 'nothing');
  makeLatinFile(docs, 'caf', '.md');
  makeFile(join(docs, '.hidden.md'), '# Hidden\n');
  makeFifo(join(docs, 'parts/_category_.yml'));
  appendFileSync(
    join(docs, 'intro.md'),
    '\n![p](./picture.png)\n\n[f](./file.bin)\n\n<<< ./_part.md\n\n<<< ./_outside.js\n',
  );
  makeFifo(join(docs, 'picture.png'));
  makeLink(join(docs, 'file.bin'), join(outside, 'deep/secret.txt'));
  makeFifo(join(docs, '_part.md'));
  makeLink(join(docs, '_outside.js'), join(outside, 'deep/secret.txt'));

  const { status, stderr } = await runDocsgen(['build', '--root', root]);

  expect(status).toBe(1);
  expect(titles(stderr, 'error')).toStrictEqual(
    expect.arrayContaining([
      'content/en/docs/caf\uFFFD.md has a name that is not UTF-8',
      'content/en/docs/dangling.md is a symbolic link to nothing',
      'content/en/docs/fifo.md is a FIFO, not a file',
      'content/en/docs/loop.md is a symbolic link that points back to itself',
      'content/en/docs/outside.md is a symbolic link that points outside the site',
      'content/en/docs/parts/_category_.yml is a FIFO, not a file',
      'content/en/docs/socket.md is a socket, not a file',
      'The image `./picture.png` is a FIFO, not a file',
      'The file `./file.bin` is a symbolic link that points outside the site',
      'The path `./_part.md` is a FIFO, not a file.',
      'The path `./_outside.js` is a symbolic link that points outside the site.',
    ]),
  );
  expect(titles(stderr, 'warning')).toStrictEqual(
    expect.arrayContaining([
      'content/en/docs/.hidden.md is left out: it has a name that begins with a dot',
      'content/en/docs/circle is left out: it is a symbolic link to a folder that contains it',
      'content/en/docs/nowhere is left out: it is a symbolic link to nothing',
    ]),
  );
});

test('a FIFO is reported that replaces the configuration, a file that it imports or a style sheet', async () => {
  const root = borrowSite('minimal');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8');
  const errorsOf = async () => {
    const { status, stderr } = await runDocsgen(['build', '--root', root]);
    return [status, ...titles(stderr, 'error')];
  };
  await rm(config);
  makeFifo(config);
  expect(await errorsOf()).toStrictEqual([1, 'site.config.ts is a FIFO, not a file']);
  await rm(config);
  makeFifo(join(root, 'fifo.css'));
  writeFileSync(config, `import './fifo.css';\n${text}`);
  expect(await errorsOf()).toStrictEqual([1, 'fifo.css is a FIFO, not a file']);
  writeFileSync(config, text.replace('collections:', "styles: './fifo.css',\n  collections:"));
  expect(await errorsOf()).toStrictEqual([1, 'fifo.css is a FIFO, not a file']);
});

test('a FIFO that replaces a known page is a problem in dev, and no request waits for it', async () => {
  const root = borrowSite('minimal');
  const session = await openTestSession(root);
  const file = 'content/en/docs/intro.md';
  const text = readFileSync(join(root, file), 'utf8');
  expect(await session.answer('/docs/intro')).toMatchObject({ type: 'page', status: 200 });
  await rm(join(root, file));
  makeFifo(join(root, file));
  await session.update(new Set([file]));
  await session.answer('/docs/intro');
  const known = await session.check();
  expect(known.problems.map(({ title }) => title)).toContain(`${file} is a FIFO, not a file`);
  await rm(join(root, file));
  writeFileSync(join(root, file), text);
  await session.update(new Set([file]));
  expect(await session.answer('/docs/intro')).toMatchObject({ type: 'page', status: 200 });
});

test('`routes` writes nothing', async () => {
  const root = borrowSite('minimal');
  const before = readFolder(root);
  const { status } = await runDocsgen(['routes', '--root', root]);
  expect(status).toBe(0);
  expect(readFolder(root)).toStrictEqual(before);
});
