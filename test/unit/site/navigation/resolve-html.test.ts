import { expect, test } from 'vitest';
import { collectionTypes } from '../../../../src/collections/collection-types.ts';
import { loadConfig } from '../../../support/load-config.ts';
import { scanSite } from '../../../../src/pipeline/load-site.ts';
import { resolveHtml } from '../../../../src/site/navigation/resolve-html.ts';
import { createPageContext } from '../../../../src/site/graph/page-context.ts';
import { siteFile } from '../../../support/small-site.ts';

/**
 * Returns the HTML of the footer, the announcement and the navbar as the page of an address has it.
 */
async function htmlOn(url: string, base?: string): Promise<readonly string[]> {
  const config = await loadConfig(siteFile('base-path', '.'), collectionTypes, { base });
  const { value: site, problems } = await scanSite(config, { types: collectionTypes, drafts: false });
  expect(problems).toStrictEqual([]);
  const route = site.byUrl.get(url);
  if (!route) throw new Error(`There is no page ${url}`);
  const context = createPageContext(site, route);
  const items = config.navbar.items.flatMap((item) => ('items' in item ? item.items : [item]));
  const texts = [
    config.footer?.copyright ?? '',
    ...(config.footer?.links ?? []).flatMap((item) => ('html' in item ? [item.html] : [])),
    ...config.announcements.map(({ content }) => content),
    ...items.flatMap((item) => ('value' in item ? [item.value] : [])),
  ];
  return texts.map((text) => resolveHtml(context, text));
}

test("addresses in the configuration's HTML get base and language, and nothing else changes", async () => {
  expect(await htmlOn('/manual/intro')).toStrictEqual([
    '© <A class=x HREF = "/product/docs/manual/other/#part" >Part</A> <!-- <a href="/gone"> --> <a href="https://example.com/">us</a>',
    '<img src="/product/docs/favicon.svg" alt="Logo"> <a href="/product/docs/fr/manual/intro/">Français</a>',
    'New: <a href=/product/docs/manual/other/>the other page</a>',
    '<a href="/product/docs/manual/intro/">Intro</a>',
    "<a href='/product/docs/manual/other/?a=1&amp;b=2'>Other</a>",
  ]);
});

test('in another language they lead to its pages', async () => {
  expect((await htmlOn('/fr/manual/intro')).slice(0, 3)).toStrictEqual([
    '© <a href="/product/docs/fr/manual/other/#part">Partie</a>',
    '<img src="/product/docs/favicon.svg" alt="Logo"> <a href="/product/docs/fr/manual/intro/">Français</a>',
    'New: <a href=/product/docs/fr/manual/other/>the other page</a>',
  ]);
});

test('under a relative base they start from the page', async () => {
  expect((await htmlOn('/manual/intro', './')).slice(1, 4)).toStrictEqual([
    '<img src="../../favicon.svg" alt="Logo"> <a href="../../fr/manual/intro/index.html">Français</a>',
    'New: <a href=../other/index.html>the other page</a>',
    '<a href="index.html">Intro</a>',
  ]);
});
