import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { readPages } from '../support/emitted-pages.ts';
import { openPage } from './frame.ts';

const { folder } = inject('plainSite');

it('no page lacks a style sheet for a part that it has', async () => {
  const page = await openPage('/concepts/intro');
  const sheets = readdirSync(join(folder, 'assets')).filter((file) => /^[a-z-]+-[A-Z\d]{8}\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(20);
  const pages = readPages(folder).map(({ path }) => path);
  const lacking = await page.evaluate(
    async ({ sheets, pages }) => {
      const read = async (address: string) => (await fetch(address)).text();
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule.selectorText.replaceAll(/(?<![\s>+~])::[\w-]+/g, '')];
          return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
        });
      const parts = sheets
        // These belong to the search box, to feeds, and to what a script makes of the dock.
        .filter((name) => !/^(?:search|feed|dock)-[A-Z\d]+\./.test(name))
        .map(async (name) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(await read(`/assets/${name}`));
          return { name, selectors: selectorsOf(sheet.cssRules) };
        });
      const found: string[] = [];
      for (const address of pages) {
        const html = new DOMParser().parseFromString(await read(address), 'text/html');
        for (const { name, selectors } of await Promise.all(parts)) {
          if (html.querySelector(`link[href$="${name}"]`)) continue;
          const used = selectors.find((selector) => html.querySelector(selector || '*'));
          if (used !== undefined) found.push(`${address} has ${used} without ${name}`);
        }
      }
      return found;
    },
    { sheets, pages },
  );
  expect(lacking).toEqual([]);
});
