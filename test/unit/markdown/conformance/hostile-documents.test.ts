import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CompiledPage } from '../../../../src/markdown/page/compiled-page.ts';
import { renderContent } from '../../../../src/render/render-content.ts';
import { ThemeContext } from '../../../../src/theme/context/context.ts';
import { markdownComponents } from '../../../../src/theme/markdown-components.tsx';
import * as mdxComponents from '../../../../src/theme/mdx-components.ts';
import { en } from '../../../../src/shared/strings/en.ts';
import { runLength } from '../../../support/run-length.ts';
import { compilerWith } from '../compile-with.ts';
import { bomb, brokenDocument } from './broken-documents.ts';

const documentCount = runLength({ short: 400, long: 5000 });

const compile = await compilerWith('vsDark');

function render(page: CompiledPage): string {
  const locale = { name: 'en', htmlLang: 'en', direction: 'ltr' } as const;
  const value = { strings: en, locale, site: { title: '', custom: {} }, page: null };
  const node = renderContent({
    page,
    mdxModule: null,
    scope: { frontMatter: {}, toc: [] },
    excerpt: false,
    theme: {
      Page: () => null,
      TextAlone: () => null,
      mainComponents: {},
      renderHead: () => null,
      SidebarTree: () => null,
      SearchBox: () => null,
      LanguageHint: () => null,
      markdownComponents,
      mdxComponents,
    },
    resolve: () => ({ address: '/x', width: null, height: null }),
    drawing: () => ({ text: '', light: '/l', dark: '/d', width: 1, height: 1 }),
    inheritedIds: new Map(),
    isFirst: true,
    idPrefix: '',
  });
  return renderToStaticMarkup(createElement(ThemeContext, { value }, node));
}

test(`${documentCount} broken documents give a page that is JSON and renders, or errors with a place`, async () => {
  // React warns about forms that are written by hand.
  vi.spyOn(console, 'error').mockReturnValue();
  const counts = { pages: 0, refused: 0 };
  const property = fc.asyncProperty(fc.oneof({ arbitrary: brokenDocument, weight: 4 }, bomb), async (bytes) => {
    // The build decodes a file like this.
    const source = bytes.toString('utf8');
    const page = await compile(source);
    expect(isDeepStrictEqual(JSON.parse(JSON.stringify(page)), page)).toBe(true);
    const lines = source.split(/\r\n?|\n/).length;
    for (const { title, line, column } of page.messages) {
      expect(title).not.toBe('');
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(lines);
      expect(column).toBeGreaterThan(0);
    }
    const isRefused = page.messages.some(({ title }) => / more than \d+ /.test(title));
    if (isRefused) counts.refused += 1;
    else if (render(page) !== '') counts.pages += 1;
  });
  await fc.assert(property, { numRuns: documentCount, seed: 20_261_121 });
  expect(counts.pages).toBeGreaterThan(documentCount * 0.7);
  expect(counts.refused).toBeGreaterThan(documentCount * 0.01);
}, 600_000);
