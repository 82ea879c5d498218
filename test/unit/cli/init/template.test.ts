import { describe, expect, test } from 'vitest';
import { fillCode, fillText } from '../../../../src/cli/init/template/fill-values.ts';
import { markUntranslated } from '../../../../src/cli/init/template/mark-untranslated.ts';
import { selectRegions } from '../../../../src/cli/init/template/select-regions.ts';

describe('selectRegions', () => {
  test.each([
    ['TypeScript', 'a\n  // #region blog\n  b\n  // #endregion\nc\n'],
    ['YAML', 'a\n# #region blog\n  b\n# #endregion\nc\n'],
    ['Markdown', 'a\n<!-- #region blog -->\n  b\n<!-- #endregion -->\nc\n'],
  ])('keeps or removes a region of %s', (_, text) => {
    expect(selectRegions(text, new Set(['blog']))).toBe('a\n  b\nc\n');
    expect(selectRegions(text, new Set(['landing']))).toBe('a\nc\n');
  });
});

describe('the placeholders', () => {
  const values = { texts: { TITLE: `It's "new"`, RUN: 'pnpm' }, expressions: { GUIDE: `{\n  en: 'Guide',\n}` } };

  test('of code become valid strings and expressions', () => {
    expect(fillCode(`  title: '__TITLE__',\n  label: '__GUIDE__', // it's __RUN__\n`, values)).toBe(
      `  title: "It's \\"new\\"",\n  label: {\n    en: 'Guide',\n  }, // it's __RUN__\n`,
    );
  });

  test('of texts are escaped where they stand alone in quotes', () => {
    expect(fillText('title: "__TITLE__"\nrun `__RUN__ dev`, __OTHER__', values)).toBe(
      'title: "It\'s \\"new\\""\nrun `pnpm dev`, __OTHER__',
    );
  });
});

describe('markUntranslated', () => {
  test('puts the notice before the text', () => {
    expect(markUntranslated('---\ntitle: A\n---\n\nText.\n', 'Notice.\n')).toBe(
      '---\ntitle: A\n---\n\nNotice.\n\nText.\n',
    );
  });

  test('marks a page without text in its front matter, and leaves other files alone', () => {
    expect(markUntranslated('---\nlayout: home\n---\n', 'Notice.\n')).toMatch(
      /^---\n# Not translated.*\nlayout: home\n---\n$/,
    );
    expect(markUntranslated('team:\n  name: A\n', 'Notice.\n')).toBe('team:\n  name: A\n');
  });
});
