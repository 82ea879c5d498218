import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../reading/page/finding.ts';
import { parsePage } from '../../reading/page/parse-page.ts';
import { describeElement } from '../../reading/rules/page-rule.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Reports headings that links of other pages lead to. Their ids are made of their texts, so a
 * changed word breaks the links, unless the source has the id: who knows the source leaves such a
 * finding out.
 */
export function checkHeadingIds(site: SiteFacts, folder: string): readonly Finding[] {
  const wanted = new Map<number, Set<string>>();
  const want = (anchor: string): void => {
    const at = anchor.indexOf('#');
    const page = Number(anchor.slice(0, at));
    wanted.set(page, (wanted.get(page) ?? new Set()).add(anchor.slice(at + 1)));
  };
  for (const { anchors } of site.pages.values()) for (const anchor of anchors.own) want(anchor);
  for (const anchor of site.sharedAnchors.keys()) want(anchor);
  return [...wanted].flatMap(([place, ids]) => {
    if (!site.pages.has(place)) return [];
    const output = site.addresses.files[place] ?? '';
    const { headings } = parsePage(readFileSync(join(folder, output), 'utf8'));
    return headings.flatMap(({ element, text, level }): readonly Finding[] => {
      const { id } = element.attributes;
      if (id === undefined || !ids.has(id) || level === 1) return [];
      const title = `Links lead to the heading "${text}", which has no explicit id`;
      const hint = `Write \`{#${id}}\` behind it, so that links still work when its text changes.`;
      const clues = [`${'#'.repeat(level)} ${text}`, text];
      return [
        { code: 'implicit-heading-id', title, hint, output, element: describeElement(element), clues, target: id },
      ];
    });
  });
}
