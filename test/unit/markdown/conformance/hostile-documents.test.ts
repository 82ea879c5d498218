import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CompiledPage } from '../../../../src/markdown/compiled-page.ts';
import { renderContent } from '../../../../src/render/render-content.ts';
import { ThemeContext } from '../../../../src/theme/context.ts';
import { markdownComponents } from '../../../../src/theme/markdown-components.tsx';
import { mdxComponents } from '../../../../src/theme/mdx-components.ts';
import { stringsFor } from '../../../../src/theme/strings/strings.ts';
import { compilerWith } from '../compile-with.ts';

const content = join(import.meta.dirname, '../../../../content');
const originals = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => readFileSync(join(content, file)));
const compile = await compilerWith('vsDark');

/** Where documents are broken: bytes and texts that are put into a real one. */
const insertions = [
  ...['\0', '\u202E', '\u2066', '\u200F', '\uFEFF', '\r', '\r\n', '\u2028', '\t', ' ', '\n', '\n\n'],
  ...['>', '> ', '* ', '*', '**', '_', '`', '```', '~~~', '[', '](', '![', '[^a]', '[^a]: ', '- [ ] ', '    '],
  ...[':::', ':::note', ':::note[', '::x', ':x[', '{#a}', '{', '}', '<', '</', '<div>', '</p>', '<!--', '-->', '<svg>'],
  ...[
    '<table>',
    '<title>',
    '<textarea>',
    '<script>',
    '<a href=',
    '&#0;',
    '&',
    '|',
    '|-|',
    '---\n',
    '# ',
    '===\n',
    '\\',
  ],
].map((text) => Buffer.from(text));
const invalidBytes = [[0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xf0, 0x9f]].map((bytes) =>
  Buffer.from(bytes),
);

interface Mutation {
  readonly kind: 'insert' | 'remove' | 'repeat' | 'newlines' | 'longLine';
  /** Where, as a share of the document's length. */
  readonly at: number;
  readonly size: number;
  readonly piece: Buffer;
}

const mutation = fc.record<Mutation>({
  kind: fc.constantFrom('insert', 'insert', 'remove', 'repeat', 'newlines', 'longLine'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.integer({ min: 1, max: 100 }),
  piece: fc.constantFrom(...insertions, ...invalidBytes),
});

const mutated = fc
  .tuple(
    fc.constantFrom(...originals),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.array(mutation, { minLength: 1, maxLength: 8 }),
  )
  .map(([original, from, mutations]) => mutations.reduce(mutate, cut(original, from)));
const bomb = fc
  .tuple(fc.array(fc.constantFrom(...insertions), { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 250 }))
  .map(([pieces, times]) => Buffer.concat(Array.from({ length: times }, () => pieces).flat()));

/** Half of the documents are parts of real ones, which take the compiler less than a whole. */
function cut(original: Buffer, from: number): Buffer {
  const start = from < 0.5 ? 0 : Math.floor((from - 0.5) * 2 * original.length);
  return original.subarray(start, start + 500);
}

function mutate(document: Buffer, { kind, at, size, piece }: Mutation): Buffer {
  const index = Math.floor(at * document.length);
  const [before, after] = [document.subarray(0, index), document.subarray(index)];
  switch (kind) {
    case 'insert':
      return Buffer.concat([before, piece, after]);
    case 'remove':
      return Buffer.concat([before, after.subarray(size)]);
    case 'repeat':
      return Buffer.concat([before, ...Array.from({ length: size }, () => piece), after]);
    case 'newlines':
      return Buffer.from(document.toString('latin1').replaceAll('\n', size % 2 === 0 ? '\r' : '\r\n'), 'latin1');
    case 'longLine':
      return Buffer.concat([before, Buffer.alloc(size * 20, piece), after]);
  }
}

function render(page: CompiledPage): string {
  const locale = { name: 'en', htmlLang: 'en', direction: 'ltr' } as const;
  const value = { strings: stringsFor('en'), locale, page: { toc: [], cards: [] } };
  const node = renderContent({
    page,
    program: null,
    scope: { frontMatter: {}, toc: [] },
    excerpt: false,
    theme: { Page: () => null, SidebarTree: () => null, SearchBox: () => null, markdownComponents, mdxComponents },
    resolve: () => ({ address: '/x', width: null, height: null }),
    drawing: () => ({ text: '', light: '/l', dark: '/d', width: 1, height: 1 }),
    inheritedIds: new Map(),
    leads: true,
    idPrefix: '',
  });
  return renderToStaticMarkup(createElement(ThemeContext, { value }, node));
}

test('5,000 broken documents give a page that is JSON and renders, or errors with a place', async () => {
  // React has advice for those who write a form by hand.
  vi.spyOn(console, 'error').mockReturnValue();
  const counts = { pages: 0, refused: 0 };
  const property = fc.asyncProperty(fc.oneof({ arbitrary: mutated, weight: 4 }, bomb), async (bytes) => {
    // As the build reads a file.
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
  await fc.assert(property, { numRuns: 5000, seed: 20_261_121 });
  expect(counts.pages).toBeGreaterThan(3500);
  expect(counts.refused).toBeGreaterThan(100);
}, 600_000);
