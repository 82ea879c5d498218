import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeContext } from '../../../src/theme/context/context.ts';
import { Figure } from '../../../src/theme/markdown/Figure.tsx';
import pt from '../../../src/strings/sets/pt.json' with { type: 'json' };
import type { ReactNode } from 'react';

function print(node: ReactNode): string {
  const locale = { name: 'pt', htmlLang: 'pt-BR', direction: 'ltr' } as const;
  const value = { strings: pt, locale, site: { title: '', custom: {} }, page: null };
  return renderToStaticMarkup(<ThemeContext value={value}>{node}</ThemeContext>);
}

it('renders a picture with its caption under it', () => {
  expect(print(<Figure src="/a.png" alt="A" caption={<em>Caption</em>} width={200} />)).toBe(
    '<figure><img loading="lazy" decoding="async" alt="A" src="/a.png" width="200"/>' +
      '<figcaption><em>Caption</em></figcaption></figure>',
  );
});

it('renders one picture for each color mode', () => {
  const html = print(<Figure src="/a.png" srcDark="/b.png" alt="A" />);
  expect(html).toMatch(/src="\/a.png" class="only-light".*src="\/b.png" class="only-dark"/);
  expect(html).not.toContain('figcaption');
});

it('lets readers enlarge it if its author wants that', () => {
  expect(print(<Figure src="/a.png" alt="Um" zoom />)).toContain('aria-label="Ampliar a imagem: Um"');
  expect(print(<Figure src="/a.png" alt="Um" />)).not.toContain('button');
});

it('takes pictures as children', () => {
  expect(print(<Figure caption="x">{<img src="/a.png" alt="" />}</Figure>)).toContain('<figure><img src="/a.png"');
});
