import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { attribute, byTag, type EmittedPage, readPages } from '../support/emitted-pages.ts';
import { runLength } from '../support/run-length.ts';

const pages = readPages(inject('plainSite').folder);
/**
 * In a short run, the pages of the first language and some of each other, which differ in their
 * words.
 */
const isValidated = runLength({
  short: ({ file }: EmittedPage, index: number) => !/^(?:es|pt)\//.test(file) || index % 6 === 0,
  long: () => true,
});
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

describe('the HTML of every page', () => {
  it('is valid', () => {
    const errors = pages.filter(isValidated).flatMap(({ file, html }) =>
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => ({ file, ruleId, message, selector })),
    );
    expect(errors).toEqual([]);
  });

  it('has one h1', () => {
    const counts = pages.map((page) => ({ file: page.file, count: byTag(page, 'h1').length }));
    expect(counts.filter(({ count }) => count !== 1)).toEqual([]);
  });

  it('skips no level of headings', () => {
    const skips = pages.flatMap((page) => {
      const levels = page.elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : []));
      return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) ? [{ file: page.file, levels }] : [];
    });
    expect(skips).toEqual([]);
  });

  it('names its language and direction', () => {
    for (const page of pages) {
      const lang = page.file.startsWith('es/') ? 'es' : page.file.startsWith('pt/') ? 'pt-BR' : 'en';
      const root = byTag(page, 'html').map((element) => [attribute(element, 'lang'), attribute(element, 'dir')]);
      expect(root, page.file).toEqual([[lang, 'ltr']]);
    }
  });

  it('has unique ids', () => {
    for (const { file, elements } of pages) {
      const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });

  it('gives every picture a text alternative and a size', () => {
    for (const page of pages) {
      for (const image of byTag(page, 'img')) {
        const named = ['alt', 'width', 'height'].map((name) => attribute(image, name));
        expect(named, `${page.file}: ${attribute(image, 'src')}`).toEqual([
          expect.any(String),
          expect.stringMatching(/^\d+$/),
          expect.stringMatching(/^\d+$/),
        ]);
      }
    }
  });
});
