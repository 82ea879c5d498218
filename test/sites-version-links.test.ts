import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { docsUrl } from '../src/collections/docs/graph/docs-routes.ts';
import { loadSite } from '../src/pipeline/load-site.ts';
import { docsIn } from './support/docs-in.ts';
import { describeSite } from './support/describe-site.ts';
import { all, textOf } from './support/elements.ts';
import type { SmallSite } from './support/small-site.ts';

type SiteRoute = SmallSite['routes'][number];

/** The main doc of each version, by its collection. */
const mainDocs: Readonly<Record<string, Readonly<Record<string, readonly [address: string, title: string]>>>> = {
  guide: {
    current: ['/guide/next/intro', 'Next guide'],
    '2.0': ['/guide/intro', 'Guide'],
    '1.0': ['/guide/v1', 'First guide'],
  },
  api: { current: ['/api/overview', 'Overview'], '0.9': ['/api/0.9/overview', 'Overview'] },
};

/** The categories with pages that a version shares with others, by the addresses of the pages. */
const categories: Readonly<Record<string, string>> = {
  '/guide/next/category/agents': 'guide/agents',
  '/guide/category/ai-agents': 'guide/agents',
  '/api/category/events': 'api/events',
  '/api/category/requests': 'api/requests',
  '/api/0.9/category/requests': 'api/requests',
};

/** Where a page belongs, and what it shows. The same in all versions and languages. */
function identify({ url, source, kind, version }: SiteRoute) {
  const [, collection = '', path] = /^content\/\w+\/([a-z]+)(?:@[\d.]+)?\/(.*)\.md$/.exec(String(source)) ?? [];
  const locale = /^\/es(?:\/|$)/.test(url) ? 'es' : 'en';
  if (kind === 'doc') return { collection, version: String(version), locale, what: `${collection}/${path}` };
  const [, ofTag = '', tag = ''] =
    /^\/(?:es\/)?(\w+)\/(?:(?:next|v1)\/)?(tags.*)$/.exec(kind === 'docs-tag' || kind === 'docs-tags' ? url : '') ?? [];
  if (tag !== '') return { collection: ofTag, version: String(version), locale, what: `${ofTag}/${tag}` };
  const category = kind === 'category' ? categories[url.replace(/^\/es/, '')] : undefined;
  const [own = ''] = category?.split('/') ?? [];
  return { collection: own, version: String(version), locale, what: category ?? url };
}

describeSite('versions-crawl', '/', (site) => {
  const pages = () => site().routes;
  const linksOf = (url: string) => all(site().page(url), 'a');
  const inMenu = ({ properties }: Element) => String(properties['className']).includes('dropdown-link');
  const hasPage = (address: string) => existsSync(join(site().out, address, 'index.html'));

  test('no address for any chosen version leads nowhere', () => {
    const addresses = pages().flatMap(({ url }) =>
      linksOf(url).flatMap(({ properties: { dataVersions } }) =>
        dataVersions === undefined
          ? []
          : Object.values(z.record(z.string(), z.string()).parse(JSON.parse(String(dataVersions)))),
      ),
    );
    expect(addresses.length).toBeGreaterThan(100);
    expect([...new Set(addresses)].filter((address) => !hasPage(address))).toStrictEqual([]);
  });

  test('each entry of a version menu leads to the same page, else to the main doc, and says so', () => {
    const known = pages().map((route) => ({ route, ...identify(route) }));
    const wrong: unknown[] = [];
    let count = 0;
    for (const { route, collection, locale, what } of known) {
      for (const link of linksOf(route.url).filter((each) => inMenu(each) && 'dataVersion' in each.properties)) {
        const { dataDocs, dataVersion: version, href } = link.properties;
        const same = known.find(
          (other) =>
            other.what === what && other.locale === locale && other.version === version && dataDocs === collection,
        )?.route;
        const isShown = same !== undefined && (same['unlisted'] === false || route['unlisted'] === true);
        const [main = '', title = ''] = mainDocs[String(dataDocs)]?.[String(version)] ?? [];
        const expected = isShown ? same.url : locale === 'es' ? `/es${main}` : main;
        const isNamed = locale === 'en' && textOf(link).endsWith(title);
        const isRight = href === expected && 'dataSamePage' in link.properties === isShown;
        const isAnnounced = dataDocs !== collection || isShown || locale === 'es' || isNamed;
        if (!isRight || !isAnnounced) wrong.push([route.url, version, href, expected, textOf(link)]);
        count += 1;
      }
    }
    expect(wrong).toStrictEqual([]);
    expect(count).toBe(pages().length * 5);
  });

  test('each entry of the language menu leads to the same page, else to the home page', () => {
    const known = pages().map((route) => ({ route, ...identify(route) }));
    const wrong = known.flatMap(({ route, what, version }) =>
      linksOf(route.url).flatMap(({ properties: { hrefLang, href, className } }) => {
        if (hrefLang === undefined || !String(className).includes('dropdown-link')) return [];
        const same = known.find(
          (other) =>
            other.what.replace(/^\/es/, '') === what.replace(/^\/es/, '') &&
            other.locale === hrefLang &&
            other.version === version,
        );
        // Nobody wants the 404 page in another language.
        const expected =
          (route['kind'] === 'not-found' ? undefined : same?.route.url) ?? (hrefLang === 'es' ? '/es/' : '/');
        return href === expected ? [] : [[route.url, hrefLang, href, expected]];
      }),
    );
    expect(wrong).toStrictEqual([]);
  });

  test('a navbar doc that the version of a page lacks leads to that of the chosen version, or the latest', () => {
    const item = (url: string) => linksOf(url).find((link) => textOf(link) === 'Only')?.properties;
    expect(item('/guide/v1/intro')).toMatchObject({
      href: '/guide/only',
      dataVersions: JSON.stringify({ current: '/guide/only', '2.0': '/guide/only', '1.0': '/guide/only' }),
    });
    expect(item('/guide/intro')).not.toHaveProperty('dataVersions');
  });

  test('the data of each version has its main doc, sidebars and drafts, and docs with path and sidebar, in each language', async () => {
    const { value } = await loadSite({ root: site().root, drafts: false });
    const data = ['guide', 'api']
      .flatMap((key) => docsIn(value, key))
      .map((docs) => [
        docs.set.locale.name,
        docs.set.version.label,
        docs.set.version.path,
        docs.mainDoc?.id,
        docs.set.draftIds,
        [...docs.sidebars.keys()],
        docs.set.entries.map(({ id }) => id),
      ]);
    const guide = ['guide'];
    const old = ['agents/voice', 'intro', 'start'];
    const latest = ['agents/model', 'agents/planned', 'agents/voice', 'intro', 'only', 'secret'];
    const next = ['agents/voice', 'intro', 'secret'];
    const requests = ['calls', 'errors', 'overview'];
    expect(data).toStrictEqual([
      ['en', 'Next', 'next', 'intro', ['agents/planned'], guide, [...next, 'soon']],
      ['es', 'Next', 'next', 'intro', ['agents/planned'], guide, [...next, 'solo', 'soon']],
      ['en', '2.0', '', 'intro', [], guide, latest],
      ['es', '2.0', '', 'intro', [], guide, latest],
      ['en', '1.0', 'v1', 'start', [], guide, old],
      ['es', '1.0', 'v1', 'start', [], guide, [...old, 'viejo']],
      ['en', '1.0', '', 'overview', [], ['api'], [...requests, 'webhooks']],
      ['es', '1.0', '', 'overview', [], ['api'], [...requests, 'webhooks']],
      ['en', '0.9', '0.9', 'overview', [], ['api'], requests],
      ['es', '0.9', '0.9', 'overview', [], ['api'], requests],
    ]);
    const spanish = docsIn(value, 'guide').find(({ set }) => set.locale.name === 'es' && set.version.name === '1.0');
    expect(
      spanish?.set.entries.map(({ id, slug }) => [id, docsUrl(spanish, slug), spanish.sidebarOf.get(id)]),
    ).toStrictEqual([
      ['agents/voice', '/es/guide/v1/agents/voice', 'guide'],
      ['intro', '/es/guide/v1/intro', 'guide'],
      ['start', '/es/guide/v1', 'guide'],
      ['viejo', '/es/guide/v1/viejo', 'guide'],
    ]);
  });

  test('hand-written categories of versions with other sidebars have the canonical address of the same one', () => {
    const canonical = (url: string) =>
      all(site().page(url), 'link').find(({ properties }) => String(properties['rel']) === 'canonical')?.properties[
        'href'
      ];
    expect(canonical('/api/0.9/category/requests')).toBe('https://crawl.example.com/api/category/requests');
  });
});
