import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, one, texts } from './support/elements.ts';
import { runDocsgen } from './support/docsgen.ts';
import { writeSample } from './support/error-page.ts';
import { makeFolder, type SmallSite } from './support/small-site.ts';

const cards = ({ page }: SmallSite, url: string) => texts(one(page(url), '.cards'), 'a');
const row = ({ page }: SmallSite, url: string) =>
  all(page(url), '.tag-row').map((each) =>
    texts(each, 'a').map((text, at) => [text, attributes(each, 'a', 'href')[at]]),
  );
const canonical = ({ page }: SmallSite, url: string) =>
  all(page(url), 'link').flatMap(({ properties: { rel, href } }) => (String(rel) === 'canonical' ? [href] : []));

describeSite('doc-tags', '/', (site) => {
  test('a doc shows its tags as they were written, and links to their pages', () => {
    expect(row(site(), '/docs/intro')).toStrictEqual([
      [
        ['1.10', '/docs/tags/1-10'],
        ['Voice calls', '/docs/tags/calls'],
      ],
    ]);
  });

  test('tags of one address are one tag, and a tag is shown once', () => {
    expect(row(site(), '/docs/agents')).toStrictEqual([
      [
        ['Voice calls', '/docs/tags/calls'],
        ['2.0', '/docs/tags/two'],
      ],
    ]);
  });

  test('the page of a tag has its docs by title, without drafts and unlisted ones', () => {
    const page = site().page('/docs/tags/calls');
    expect(cards(site(), '/docs/tags/calls')).toStrictEqual(['Agents', 'Blank', 'Introduction']);
    expect(texts(page, 'h1')).toStrictEqual(['3 pages tagged with “Voice calls”']);
    expect(texts(page, '.lead')).toStrictEqual(['All about calls.']);
    expect(attributes(one(page, '.list-link'), 'a', 'href')).toStrictEqual(['/docs/tags']);
    expect(texts(page, '.card-text')).toContain('Words about agents.');
  });

  test('the list of tags counts the docs of each, and leaves tags out that no listed doc has', () => {
    const page = site().page('/docs/tags');
    expect(texts(page, '.tag')).toStrictEqual(['1.10 1', '2.0 1', 'Voice calls 3']);
    expect(texts(page, 'h2')).toStrictEqual(['1', '2', 'V']);
  });

  test('each version and language has its own tags', () => {
    expect(texts(site().page('/docs/1.0/tags'), '.tag')).toStrictEqual(['old 1', 'voice 1']);
    expect(texts(site().page('/es/docs/tags'), '.tag')).toStrictEqual(['1.10 1', '2.0 1', 'Llamadas de voz 3']);
    expect(texts(site().page('/es/docs/tags/calls'), 'h1')).toStrictEqual([
      '3 páginas etiquetadas con «Llamadas de voz»',
    ]);
    expect(row(site(), '/es/docs/intro')).toStrictEqual([
      [
        ['1.10', '/es/docs/tags/1-10'],
        ['Llamadas de voz', '/es/docs/tags/calls'],
      ],
    ]);
  });

  test('the page of a tag in an old version leads to the same tag in the latest', () => {
    expect(canonical(site(), '/docs/1.0/tags/voice')).toStrictEqual(['https://tags.example.com/docs/tags/calls']);
    expect(canonical(site(), '/docs/1.0/tags/old')).toStrictEqual(['https://tags.example.com/docs/1.0/tags/old']);
    const menu = attributes(one(site().page('/docs/1.0/tags/voice'), '.navbar'), 'a', 'href');
    expect(menu).toContain('/docs/tags/calls');
  });

  test('a blank page shows no tags, and a collection without tags has no pages of them', () => {
    expect(row(site(), '/docs/blank')).toStrictEqual([]);
    expect(row(site(), '/guides/start')).toStrictEqual([]);
    expect(site().routes.map(({ url }) => url)).not.toContain('/guides/tags');
  });
});

test.each(['', '# No tags yet\n', '{}\n'])('a tags.yml that declares no tag declares none: %j', async (text) => {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const page = '---\ntags: [calls]\n---\n\n# Hours\n';
  writeSample(
    root,
    new Map([
      [
        'site.config.ts',
        "collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },\nreports: { undeclaredTags: 'error' },\n",
      ],
      ['content/en/docs/hours.md', page],
      ['content/en/docs/tags.yml', text],
      ['content/en/blog/2026-01-01-hours.md', page],
      ['content/en/blog/tags.yml', text],
    ]),
  );
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect([status, stderr.match(/The tag `calls` is not in tags\.yml/g)?.length]).toStrictEqual([1, 2]);
});
