import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ThemeContext, useLocale, usePage, useStrings } from '../../../src/theme/context/context.ts';
import { DocCardList } from '../../../src/theme/markdown/DocCardList.tsx';
import { PackageManagers } from '../../../src/theme/markdown/PackageManagers.tsx';
import { TOCInline } from '../../../src/theme/markdown/TOCInline.tsx';
import { en } from '../../../src/shared/strings/en.ts';

const locale = { name: 'en', htmlLang: 'en', direction: 'ltr' } as const;
const theme = { strings: en, locale, site: { title: '', custom: {} } };
const slot = { kind: 'doc', title: '', description: null, canonical: null, locale };
const pageValue = {
  values: {},
  pluginValues: {},
  toc: [],
  cards: null,
  overview: [],
  convertCommand: (line: string) => line,
  slot,
};

// The same through a whole site, with file and line: `test/sites/bad/docs-hook`.
describe('spec 8: Missing docs plugin or context: Developer error', () => {
  test.each([
    ['useStrings', useStrings],
    ['useLocale', useLocale],
    ['usePage', usePage],
  ])('%s outside of its provider names hook and provider', (name, hook) => {
    const Caller = (): ReactNode => {
      hook();
      return null;
    };
    expect(() => renderToStaticMarkup(<Caller />)).toThrow(`${name}() was called outside <Page>, its provider.`);
    const value = { ...theme, page: pageValue };
    expect(renderToStaticMarkup(<ThemeContext value={value}>{<Caller />}</ThemeContext>)).toBe('');
  });

  test('cards of docs on a page that is not a doc', () => {
    const print = (cards: readonly [] | null) =>
      renderToStaticMarkup(
        <ThemeContext value={{ ...theme, page: { ...pageValue, cards } }}>
          <DocCardList />
        </ThemeContext>,
      );
    expect(print([])).toBe('');
    expect(() => print(null)).toThrow('this page is not in a docs collection');
  });

  test('components that need their page are refused in an island, because browsers render islands again', () => {
    const value = { ...theme, page: null };
    const print = (node: ReactNode) => () => renderToStaticMarkup(<ThemeContext value={value}>{node}</ThemeContext>);
    expect(print(<DocCardList />)).toThrow('it is in an island');
    expect(print(<TOCInline />)).toThrow('it is in an island');
    expect(print(<PackageManagers command="npm ci" />)).toThrow('it is in an island');
  });
});
