import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, one, texts } from './support/elements.ts';

function images(page: Root, alt: string): readonly Element[] {
  return all(one(page, 'main'), 'img').filter(({ properties }) => properties['alt'] === alt);
}

describeSite('images', '/', (site) => {
  test('the first picture of a page is fetched at once, the others when they are near', () => {
    const loading = all(one(site().page('/docs/intro'), 'main'), 'img').map(({ properties }) => [
      properties['loading'],
      properties['fetchPriority'],
    ]);
    expect(loading[0]).toStrictEqual(['eager', 'high']);
    expect(loading.slice(1)).toStrictEqual(loading.slice(1).map(() => ['lazy', undefined]));
  });

  test('every picture has its size, turned as a browser turns it', () => {
    const pictures = all(one(site().page('/docs/intro'), 'main'), 'img');
    expect(pictures.filter(({ properties }) => !properties['width'] || !properties['height'])).toStrictEqual([]);
    const [phone] = images(site().page('/docs/intro'), 'A phone');
    expect(phone?.properties).toMatchObject({ width: 450, height: 800 });
  });

  test('every copy exists, is smaller than its original, and has its hash in its name', () => {
    const { out, page } = site();
    const candidates = attributes(one(page('/docs/intro'), 'main'), 'source', 'srcSet')
      .filter((srcSet) => srcSet.includes(','))
      .flatMap((srcSet) => srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''));
    expect(candidates).toHaveLength(3 * 2 + 3 * 2 + 2 * 2);
    for (const path of candidates) {
      expect(path).toMatch(/^\/assets\/[a-z-]+-[0-9a-f]{8}\.(avif|webp)$/);
      const weight = path.includes('upright') ? 16_000 : 46_000;
      expect(statSync(join(out, path)).size).toBeLessThan(weight);
    }
  });

  test('animations, drawings and pictures with their own copies are unchanged', () => {
    const { page, out } = site();
    for (const alt of ['Red and blue', 'Green', 'An arrow between two boxes', 'By hand', 'a dot']) {
      const found = images(page('/docs/intro'), alt);
      expect(found.length).toBeGreaterThan(0);
      for (const { properties } of found) expect(existsSync(join(out, String(properties['src'])))).toBe(true);
    }
    const sources = all(one(page('/docs/intro'), 'main'), 'picture').flatMap((picture) => all(picture, 'source'));
    const named = sources.map(({ properties }) => `${properties['type']} ${properties['srcSet']}`).join();
    expect(named).not.toMatch(/moving|drawing|dot/);
    const byHand = all(page('/docs/intro'), 'picture').find(
      (picture) => attributes(picture, 'img', 'alt')[0] === 'By hand',
    );
    expect(byHand && all(byHand, 'source')).toHaveLength(1);
  });

  test('a figure has its caption under its picture', () => {
    const [figure] = all(site().page('/docs/intro'), 'figure');
    expect(figure?.properties['id']).toBe('console');
    expect(figure?.children.at(-1)).toMatchObject({ tagName: 'figcaption' });
    expect(texts(site().page('/docs/intro'), 'figcaption')).toStrictEqual([
      'What the console shows',
      'Not to be enlarged',
    ]);
  });

  test('a translation shows the picture of the original', () => {
    const [src] = attributes(one(site().page('/es/docs/intro'), 'main'), 'img', 'src');
    expect(src).toMatch(/^\/assets\/console-light-[0-9a-f]{8}\.png$/);
    expect(attributes(site().page('/es/docs/intro'), '.zoom-open', 'ariaLabel')).toStrictEqual([
      'Ampliar la imagen: La consola de día',
    ]);
  });

  test('pages without pictures have none of this', () => {
    const html = site().read('docs/plain/index.html');
    expect(html).not.toContain('ImageZoom');
    expect(html).not.toContain('<picture');
  });

  test('the HTML is valid', async () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    for (const { output } of site().routes) {
      const { results } = await validator.validateString(site().read(output));
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });
});
