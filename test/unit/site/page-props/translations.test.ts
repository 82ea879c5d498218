import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import { createPageContext } from '../../../../src/site/graph/page-context.ts';
import type { Site } from '../../../../src/site/graph/site.ts';
import { createTranslations } from '../../../../src/site/page-props/translations.ts';
import { copySite } from '../../../support/small-site.ts';

const root = copySite('untranslated');
let site: Site;
beforeAll(async () => {
  site = (await loadSite({ root, drafts: false })).value;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function languagesOf(changed: Site, url: string): readonly string[] {
  const route = changed.byUrl.get(url);
  if (!route) throw new Error(`There is no page at ${url}`);
  return createTranslations(createPageContext(changed, route)).map(({ lang }) => lang);
}

test('the translations of a page are the other languages in which it really exists', () => {
  expect(languagesOf(site, '/docs/start')).toStrictEqual(['es', 'ar', 'zh-TW']);
  expect(languagesOf(site, '/es/docs/start')).toStrictEqual(['en', 'ar', 'zh-TW']);
  expect(languagesOf(site, '/docs/guides/agents')).toStrictEqual(['es']);
  expect(languagesOf(site, '/ar/docs/guides/agents')).toStrictEqual(['en', 'es']);
  expect(languagesOf(site, '/docs/calls')).toStrictEqual([]);
  expect(languagesOf(site, '/404')).toStrictEqual([]);
});

test('a language without words of its own is left out, unless it is English', () => {
  const { config } = site;
  const [en, es, ar, tw] = config.locales;
  if (!es || !ar || !tw) throw new Error('The site has lost its languages');
  const strings = new Map(site.content.strings);
  const english = strings.get(en.name);
  if (!english) throw new Error('There are no strings');
  strings.set(es.name, english);
  const changed = { ...site, content: { ...site.content, strings } };
  expect(languagesOf(changed, '/docs/start')).toStrictEqual(['ar', 'zh-TW']);
  expect(languagesOf(changed, '/ar/docs/start')).toStrictEqual(['en', 'zh-TW']);
});
