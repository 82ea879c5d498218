import { cpSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSession } from './support/dev/open-test-session.ts';
import { runDocsgen } from './support/docsgen.ts';
import { all, links, one, textOf, texts } from './support/elements.ts';
import { installPackages } from './support/install-packages.ts';
import { parseHtml } from './support/parse-html.mjs';
import { pluginExample, pluginText } from './support/plugin-manual.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('plugins');
  installPackages(built);
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const page = (url: string) => parseHtml(site.read(`build${url}/index.html`));

describe('plugins from the configuration', () => {
  test('unified plugins run in their places, with their options', () => {
    const prose = one(page('/docs/intro'), '.prose');
    const [text] = texts(prose, 'p');
    // `remark-smartypants` has changed the quotes and the dash, a plugin of the site the word.
    expect(text).toMatch(/^“Calls” begin with SIP. More comes SOON — see/);
    const link = site.read('build/docs/intro/index.html');
    expect(link).toContain('href="https://example.org/" rel="noopener noreferrer nofollow"');
  });

  test('a plugin with options changes the tree', () => {
    for (const url of ['/docs/intro', '/es/docs/intro'])
      expect(one(page(url), 'abbr').properties).toStrictEqual({ title: 'A protocol that starts and ends calls.' });
  });

  test('a plugin answers broken links', () => {
    expect(links(one(page('/docs/intro'), '.prose')).map(([, href]) => href)).toContain(
      'https://old.example.com/manual',
    );
  });

  test('a plugin draws code blocks of its language, beside docsgen’s own diagrams', () => {
    const [box, flowchart] = all(page('/docs/intro'), '.diagram');
    if (!box || !flowchart) throw new Error('There are not two diagrams');
    const [light, dark] = all(box, 'img').map(({ properties }) => properties);
    expect(light).toMatchObject({ alt: 'A box: Call', width: 90, height: 30 });
    expect(site.read(`build${String(light?.['src'])}`)).toContain('stroke="#333"');
    expect(site.read(`build${String(dark?.['src'])}`)).toContain('stroke="#ccc"');
    expect(all(flowchart, 'img')).toHaveLength(2);
  });

  test('a mistake in what a plugin draws is reported at its line', async () => {
    site.write('content/en/docs/intro.md', site.read('content/en/docs/intro.md').replace('Call\n', 'Call\nagain\n'));
    const { status, stderr } = await runDocsgen(['build', '--root', site.root]);
    expect(status).toBe(1);
    expect(stderr).toContain('The plugin `boxes` cannot draw this: a box has one line.');
    expect(stderr).toContain('content/en/docs/intro.md:8:1');
  });

  test('a plugin changes the configuration', () => {
    expect(site.read('build/search/index.html')).toContain('content="Set by a plugin"');
  });

  test('a plugin writes a file beside the pages', () => {
    expect(JSON.parse(site.read('build/pages.json'))).toStrictEqual({
      siteUrl: 'https://plugins.example.com/',
      pages: [
        { address: 'https://plugins.example.com/docs/intro', title: 'Introduction', images: [] },
        { address: 'https://plugins.example.com/es/docs/intro', title: 'Introducción', images: [] },
      ],
    });
  });

  test('a plugin brings strings, which those of the site replace', () => {
    expect(texts(parseHtml(site.read('build/404.html')), 'h1')).toStrictEqual(['Lost page']);
    expect(texts(parseHtml(site.read('build/es/404.html')), 'h1')).toStrictEqual(['Aquí no hay nada']);
  });

  test('a plugin adds a command, which gets the arguments after its name', async () => {
    const said = await runDocsgen(['greet', 'dear', 'reader', '--root', site.root]);
    expect(said).toMatchObject({ status: 0, stdout: 'Hello dear reader\n' });
    const unknown = await runDocsgen(['nonsense', '--root', site.root]);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain("unknown command 'nonsense'");
  });

  test('`docsgen help` describes the command of a plugin, and says that there may be such commands', async () => {
    const said = await runDocsgen(['help', 'greet', '--root', site.root]);
    expect(said).toMatchObject({ status: 0, stderr: '' });
    expect(said.stdout).toContain('Usage: docsgen greet');
    expect(said.stdout).toStrictEqual((await runDocsgen(['greet', '--help', '--root', site.root])).stdout);
    expect(await runDocsgen(['help', 'nonsense', '--root', site.root])).toMatchObject({ status: 2 });
    expect((await runDocsgen(['help'])).stdout).toMatch(/\nPlugins may add commands: .+\n/);
  });
});

describe('caches follow plugins', () => {
  test.each([
    ['the code of a plugin', 'plugins/shout.ts', 'toUpperCase', 'toLowerCase'],
    ['the options of a plugin', 'site.config.ts', 'starts and ends', 'begins and ends'],
    ['the address that a plugin gives', 'plugins/moved.ts', 'old.example.com', 'older.example.com'],
    ['the place of a plugin', 'site.config.ts', "place: 'first'", "place: 'last'"],
  ])('%s', async (_, file, from, to) => {
    site.write(file, site.read(file).replace(from, to));
    await site.rebuild();
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });

  test('a warm build with the same plugins renders nothing', async () => {
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
  });

  test('a package that a plugin imports', async () => {
    const folder = join(site.root, 'node_modules', 'voice-words');
    cpSync(join(import.meta.dirname, 'fixtures/voice-words'), folder, { recursive: true });
    site.write('plugins/shout.ts', "import words from 'voice-words';\n\nexport default () => () => void words;\n");
    await site.rebuild();
    expect(await site.rebuild()).toMatchObject({ rendered: 0 });
    site.write('node_modules/voice-words/index.js', "export default ['bye'];\n");
    expect(await site.rebuild()).toMatchObject({ rendered: 2 });
  });
});

describe('in `dev`', () => {
  const htmlOf = async (session: Awaited<ReturnType<typeof openTestSession>>, url: string) => {
    const answer = await session.answer(url);
    return answer.type === 'page' ? answer.html : answer.type;
  };

  test('plugins run, and edits of them show', async () => {
    const session = await openTestSession(site.root);
    expect(await htmlOf(session, '/docs/intro')).toContain('More comes SOON');
    site.write('plugins/shout.ts', site.read('plugins/shout.ts').replace('toUpperCase', 'toLowerCase'));
    expect(await session.update(new Set(['plugins/shout.ts']))).toMatchObject({ kind: 'configuration' });
    expect(await htmlOf(session, '/docs/intro')).toContain('More comes soon');
  });

  test('a mistake in a plugin is reported, and the last pages stay until it is corrected', async () => {
    const session = await openTestSession(site.root);
    const text = site.read('plugins/moved.ts');
    site.write('plugins/moved.ts', text.replace('definePlugin(', 'definePlugin(('));
    await session.update(new Set(['plugins/moved.ts']));
    expect(session.problems().problems).toMatchObject([{ code: 'invalid-module', file: 'plugins/moved.ts' }]);
    site.write('plugins/moved.ts', text.replace('old.example', 'older.example'));
    await session.update(new Set(['plugins/moved.ts']));
    expect(await htmlOf(session, '/docs/intro')).toContain('https://older.example.com/manual');
    expect(session.problems().problems).toStrictEqual([]);
  });
});

describe('the plugins of the manual', () => {
  test('the sitemap lists the pictures of pages', async () => {
    site.write('plugins/lists.ts', pluginExample('output.md', 'plugins/image-sitemap.ts'));
    site.write('static/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    site.write('content/es/docs/intro.md', '# Hola\n\n![Un punto](/dot.svg)\n');
    await site.rebuild();
    const [url, ...others] = site.read('build/images.xml').match(/<url>.*?<\/url>/g) ?? [];
    expect(others).toStrictEqual([]);
    expect(url).toContain('<loc>https://plugins.example.com/es/docs/intro</loc>');
    expect(url).toContain('<image:loc>https://plugins.example.com/dot.svg</image:loc>');
  });

  test('the pages of an API are made from its file', async () => {
    site.write('plugins/api-pages.ts', pluginExample('routes.md', 'plugins/api-pages.ts'));
    site.write('api.json', pluginExample('routes.md', 'api.json'));
    const config = site.read('site.config.ts').replace('docs: {', "api: { type: 'docs' }, docs: {");
    const entry = pluginText('routes.md', /`(\['\.\/plugins\/api-pages\.ts', .*?\])`/);
    site.write('site.config.ts', config.replace('plugins: [', `plugins: [${entry}, `));
    await site.rebuild();
    expect(links(one(page('/api'), 'article'))).toContainEqual(['List calls', '/api/list-calls']);
    expect(texts(page('/es/api/list-calls'), 'h1')).toStrictEqual(['List calls']);
    expect(texts(one(page('/api/list-calls'), 'article'), 'code')).toContain('day');
  });

  test('the glossary explains the words of its options, and the search does not index that', async () => {
    site.write('plugins/glossary.ts', pluginExample('markdown.md', 'plugins/glossary.ts'));
    site.write('plugins/glossary.css', pluginExample('markdown.md', 'plugins/glossary.css'));
    await site.rebuild();
    const prose = one(page('/docs/intro'), '.prose');
    const [word, note] = all(one(prose, '.term'), 'span');
    expect(word?.properties).toMatchObject({ tabIndex: 0 });
    expect(note && textOf(note)).toBe('A protocol that starts and ends calls.');
    const index = 'build/assets/search/en';
    const dictionaries = readdirSync(join(site.root, index)).filter((file) => file.endsWith('.txt'));
    const found = dictionaries.flatMap((file) => site.read(`${index}/${file}`).match(/^(?:sip|begin|protocol) /gm));
    expect(found).toStrictEqual(['begin ', 'sip ']);
    expect(site.read('build/docs/intro/index.html')).toMatch(/<meta name="description" content="[^"]*SIP\. /);
  });

  test('an option answers links to what has moved, and another value is refused', async () => {
    const entry = pluginText('index.md', /`(\['\.\/plugins\/archive\.ts', .*?\])`/);
    const config = site.read('site.config.ts');
    site.write('plugins/archive.ts', pluginExample('index.md', 'plugins/archive.ts'));
    site.write('site.config.ts', config.replace("'./plugins/moved.ts'", entry));
    await site.rebuild();
    expect(links(one(page('/docs/intro'), '.prose')).map(([, href]) => href)).toContain(
      'https://old.example.com/old/manual',
    );
    site.write('site.config.ts', config.replace("'./plugins/moved.ts'", entry.replace('host', 'hosts')));
    const { stderr } = await runDocsgen(['build', '--root', site.root]);
    expect(stderr).toContain('The plugin `./plugins/archive.ts` refuses its options: `host` must be an address.');
  });

  test('a command counts files', async () => {
    site.write('plugins/lists.ts', pluginExample('commands.md', 'plugins/count.ts'));
    const said = await runDocsgen(['count', 'content/es', '--root', site.root]);
    expect(said).toMatchObject({ status: 0, stdout: '1\n' });
  });

  test('the shortest one answers links to what has moved', async () => {
    site.write('plugins/moved.ts', pluginExample('index.md', 'plugins/moved.ts'));
    await site.rebuild();
    expect(links(one(page('/docs/intro'), '.prose')).map(([, href]) => href)).toContain(
      'https://old.example.com/old/manual',
    );
  });
});
