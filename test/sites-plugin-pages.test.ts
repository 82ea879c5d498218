import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSession } from './support/dev/open-test-session.ts';
import { runDocsgen } from './support/docsgen.ts';
import { one, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { pluginExample } from './support/plugin-manual.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('plugin-pages');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const htmlOf = (url: string) => site.read(`build${url}/index.html`);

/** Returns the contents of the `meta` elements of a name. */
const metas = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content]) => content,
  );

/** So many pages are rendered again, and the output equals that of a clean build. */
async function expectRendered(count: number): Promise<void> {
  expect(await site.rebuild()).toMatchObject({ rendered: count });
  expect(site.output()).toStrictEqual(await cleanOutput(site.root));
}

describe('the hook `page`', () => {
  test('changes title and description in the head, not the heading', () => {
    const html = htmlOf('/docs/intro');
    expect(html).toContain('<title>Introduction (guide) | Pages</title>');
    expect(metas(html, 'og:title')).toStrictEqual(['Introduction (guide) | Pages']);
    expect(metas(html, 'description')).toStrictEqual(['13 words about Introduction.']);
    expect(texts(parseHtml(html), 'h1')).toStrictEqual(['Introduction']);
  });

  test('is called in each language, with the title that an earlier plugin has set', () => {
    expect(htmlOf('/es/docs/intro')).toContain('<title>Introducción (guide) | Pages</title>');
    expect(htmlOf('/docs/calls')).toContain('<title>Calls (guide), reviewed | Pages</title>');
    expect(htmlOf('/es/docs/calls')).toContain('<title>Calls (guide) | Pages</title>');
    expect(site.read('build/404.html')).not.toContain('guide');
  });

  test('adds tags that replace those of the site, and not those of the page', () => {
    const html = htmlOf('/docs/intro');
    expect(metas(html, 'author')).toStrictEqual(['The plugin']);
    expect(metas(html, 'audience')).toStrictEqual(['everyone']);
    expect(metas(htmlOf('/docs/calls'), 'audience')).toStrictEqual(['developers']);
    expect(metas(site.read('build/404.html'), 'author')).toStrictEqual(['The site']);
  });

  test('links in tags lead to the page of the language, under the base', () => {
    expect(htmlOf('/docs/intro')).toContain('<link rel="next" href="/help/docs/calls">');
    expect(htmlOf('/es/docs/intro')).toContain('<link rel="next" href="/help/es/docs/calls">');
  });

  test('knows the whole address, and the headings with the ids that the page has', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf('/es/docs/intro')) ?? [];
    expect(JSON.parse(json)).toStrictEqual({
      '@type': 'TechArticle',
      parts: [{ '@id': 'https://pages.example.com/help/es/docs/intro#how-it-rings', name: 'Cómo suena' }],
    });
    expect(htmlOf('/es/docs/intro')).toContain('id="how-it-rings"');
  });

  test('adds classes to those of the front matter', () => {
    expect(htmlOf('/docs/intro')).toMatch(/<html [^>]*class="welcome guide marked"/);
    expect(htmlOf('/docs/calls')).toMatch(/<html [^>]*class="guide"/);
  });

  test('gives values to components in the text and in slots', () => {
    const calls = parseHtml(htmlOf('/docs/calls'));
    expect(texts(one(calls, '.reading'), 'p')).toStrictEqual(['1 min']);
    expect(htmlOf('/docs/calls')).toContain('Reviewed by');
    expect(htmlOf('/docs/intro')).not.toContain('Reviewed by');
  });
});

describe('caches follow the hook `page`', () => {
  // The theme of a site that was moved is bundled again, and with it the pages that import it.
  beforeEach(() => site.rebuild());

  test('nothing is rendered if it returns the same, even by other code', async () => {
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
    site.write('plugins/reading.ts', site.read('plugins/reading.ts').replace('words / 200', 'words / 201'));
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
  });

  test('a page is rendered again if it returns something else, by a file that docsgen does not know', async () => {
    site.write('data/reviews.json', '{ "/docs/calls": "Bob" }');
    await expectRendered(1);
    site.write('data/reviews.json', '{ "/docs/intro": "Bob" }');
    await expectRendered(2);
  });
});

describe('the hook `rules`', () => {
  const warningsOf = async () => {
    const { status, stderr } = await runDocsgen(['build', '--root', site.root]);
    const found = [...stderr.matchAll(/^\d+\. (error|warning) (.*) \(plugin-rule\)\n +(\S+)$/gm)].map(
      ([, ...parts]) => parts,
    );
    return { status, found };
  };

  test('reports mistakes in the text, in front matter, at headings and at links, also in a warm build', async () => {
    const expected = {
      status: 0,
      found: [
        ['warning', '`words/no-forbidden`: "simply" helps nobody', 'content/en/docs/intro.md:9:11'],
        ['warning', '`words/short-title`: The title has 12 letters', 'content/en/docs/intro.md:2:1'],
        ['warning', '`words/questions`: "How it rings" is no question', 'content/en/docs/intro.md:11:1'],
        ['warning', '`words/questions`: Link to the page', 'content/en/docs/intro.md:9:28'],
        ['warning', '`words/short-title`: The title has 12 letters', 'content/es/docs/intro.md:2:1'],
      ],
    };
    expect(await warningsOf()).toStrictEqual(expected);
    expect(await warningsOf()).toStrictEqual(expected);
  });

  test('checks each file once, and again only if it has changed', async () => {
    const checked = () => site.read('checked.txt').trim().split('\n');
    expect(checked().toSorted()).toStrictEqual(['/docs/calls', '/docs/intro', '/es/docs/intro']);
    site.write('checked.txt', '');
    await site.rebuild();
    expect(checked()).toStrictEqual(['']);
    site.write('content/es/docs/intro.md', site.read('content/es/docs/intro.md').replace('Suena', 'Sonó'));
    await site.rebuild();
    expect(checked()).toStrictEqual(['/es/docs/intro']);
  });

  test('the site makes a rule an error, which publishes nothing, or turns it off', async () => {
    const config = site.read('site.config.ts');
    site.write(
      'site.config.ts',
      config.replace(
        "'words/no-alone': 'off'",
        "'words/no-forbidden': 'error', 'words/no-alone': 'off', 'words/questions': 'off'",
      ),
    );
    const before = site.output();
    const { status, found } = await warningsOf();
    expect(status).toBe(1);
    expect(found.map(([severity, title]) => `${severity} ${title?.split(':')[0]}`)).toStrictEqual([
      'warning `words/short-title`',
      'warning `words/short-title`',
      'error `words/no-forbidden`',
    ]);
    expect(site.output()).toStrictEqual(before);
  });
});

describe('in `dev`', () => {
  const answerOf = async (session: Awaited<ReturnType<typeof openTestSession>>, url: string) => {
    const answer = await session.answer(url);
    if (answer.type !== 'page') throw new Error(`${url} is ${answer.type}`);
    return answer;
  };

  test('hooks are called for the page that is requested, and an edited plugin shows', async () => {
    const session = await openTestSession(site.root);
    const before = await answerOf(session, '/help/docs/intro');
    expect(before.html).toContain('<title>Introduction (guide) | Pages</title>');
    expect(before.notes.problems.map(({ title }) => title)).toContain('`words/no-forbidden`: "simply" helps nobody');
    site.write('plugins/reading.ts', site.read('plugins/reading.ts').replace('(guide)', '(manual)'));
    await session.update(new Set(['plugins/reading.ts']));
    expect((await answerOf(session, '/help/docs/intro')).html).toContain(
      '<title>Introduction (manual) | Pages</title>',
    );
  });

  test('the problems of the site contain those of rules, until they are corrected', async () => {
    const session = await openTestSession(site.root);
    const rulesIn = async () => (await session.check()).problems.filter(({ code }) => code === 'plugin-rule').length;
    expect(await rulesIn()).toBe(5);
    site.write('content/en/docs/intro.md', site.read('content/en/docs/intro.md').replace('simply ', ''));
    await session.update(new Set(['content/en/docs/intro.md']));
    expect(await rulesIn()).toBe(4);
  });

  test('the page of a page’s props shows what plugins give to components', async () => {
    const session = await openTestSession(site.root);
    const report = await session.reportPage('/help/docs/calls');
    expect(JSON.parse(report?.props ?? '')).toMatchObject({
      head: { title: 'Calls (guide), reviewed | Pages' },
      pluginValues: { reading: { minutes: 1 }, reviews: { by: 'Ann' } },
    });
  });

  test('a hook that fails is reported at its line, and the page is shown when it no longer fails', async () => {
    const session = await openTestSession(site.root);
    site.write('data/reviews.json', 'nothing');
    const answer = await session.answer('/help/docs/intro');
    expect(answer.type).toBe('refused');
    expect('problems' in answer && answer.problems[0]).toMatchObject({
      code: 'plugin-failed',
      title: expect.stringContaining('The plugin `reviews` fails in `page` for `/docs/intro`'),
      file: 'plugins/reviews.ts',
      line: 9,
    });
    site.write('data/reviews.json', '{}');
    expect(await session.answer('/help/docs/intro')).toMatchObject({ type: 'page' });
  });
});

describe('the plugins of the manual', () => {
  test('one describes docs to search engines, and says how long it takes to read them', async () => {
    site.write('plugins/reading.ts', pluginExample('page.md', 'plugins/reading.ts'));
    site.write('theme/slots/AfterContent.tsx', pluginExample('page.md', 'theme/slots/AfterContent.tsx'));
    await site.rebuild();
    expect(htmlOf('/docs/intro')).toContain(
      '"headline":"Introduction","url":"https://pages.example.com/help/docs/intro"',
    );
    expect(texts(parseHtml(htmlOf('/docs/intro')), 'p')).toContain('1 min');
  });

  test('one has rules, whose levels the site sets', async () => {
    site.write('plugins/words.ts', pluginExample('rules.md', 'plugins/words.ts'));
    const intro = site.read('content/en/docs/intro.md');
    site.write('content/en/docs/intro.md', `${intro}\nText [old](http://old.example.com) <https://new.example.com>\n`);
    const levels = "'words/no-alone': 'off'";
    site.write('site.config.ts', site.read('site.config.ts').replace(levels, "'words/no-simply': 'warn'"));
    const { status, stderr } = await runDocsgen(['build', '--root', site.root]);
    expect(status).toBe(0);
    expect(stderr).toContain(
      'warning `words/no-simply`: "simply" helps nobody (plugin-rule)\n   content/en/docs/intro.md:9:11',
    );
    expect(stderr.match(/`words\/https`.*\n.*/g)).toStrictEqual([
      `\`words/https\`: The link is not encrypted (plugin-rule)\n   content/en/docs/intro.md:${intro.split('\n').length + 1}:6`,
    ]);
  });
});
