import { toString } from 'hast-util-to-string';
import { describe, expect, inject, it } from 'vitest';
import { attribute, byTag, readPages } from '../support/emitted-pages.ts';

const pages = readPages(inject('plainSite').folder);

describe('the policy of the emitted pages', () => {
  it('allows no style in attributes, and one style sheet in the head, the same on every page', () => {
    const sheets = new Set<string>();
    for (const page of pages) {
      expect(page.elements.filter((element) => attribute(element, 'style') !== null)).toEqual([]);
      const own = byTag(page, 'style').map((element) => toString(element));
      expect(own, page.file).toHaveLength(1);
      sheets.add(own.join(''));
    }
    expect(sheets.size).toBe(1);
  });

  it('allows one inline script, the same on every page', () => {
    const scripts = pages.map((page) =>
      byTag(page, 'script')
        .filter((element) => attribute(element, 'src') === null && attribute(element, 'type') !== 'application/ld+json')
        .map((element) => toString(element)),
    );
    expect(scripts.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(scripts.flat()).size).toBe(1);
    expect(scripts[0]?.[0]).toContain('localStorage');
  });

  it('puts that script before the style sheet, so that it runs before the first paint', () => {
    for (const page of pages) {
      const script = page.elements.findIndex(({ tagName }) => tagName === 'script');
      const sheet = page.elements.findIndex(({ tagName }) => tagName === 'style');
      expect(sheet, page.file).toBeGreaterThan(script);
    }
  });

  it('allows no script in attributes', () => {
    for (const { file, elements } of pages) {
      const handlers = elements.flatMap(({ properties }) =>
        Object.keys(properties).filter((name) => /^on[A-Z]/.test(name)),
      );
      const targets = elements.flatMap((element) => attribute(element, 'href') ?? []);
      expect([...handlers, ...targets.filter((target) => /^javascript:/i.test(target))], file).toEqual([]);
    }
  });
});
