import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createIsland } from '../../../src/render/island.tsx';
import { createFragmentRenderer } from '../../../src/render/fragment-renderer.ts';
import { ThemeContext } from '../../../src/theme/context/context.ts';
import { CachedFragment, RenderFragmentContext } from '../../../src/theme/context/CachedFragment.tsx';
import { en } from '../../../src/shared/strings/en.ts';
import type { ReactNode } from 'react';

const renderFragment = createFragmentRenderer();

function print(node: ReactNode, name = 'en'): string {
  const theme = {
    strings: en,
    locale: { name, htmlLang: name, direction: 'ltr' },
    site: { title: '', custom: {} },
    page: null,
  } as const;
  return renderToString(
    <ThemeContext value={theme}>
      <RenderFragmentContext value={renderFragment}>{node}</RenderFragmentContext>
    </ThemeContext>,
  );
}

test('a part is rendered once for the same props in the same locale', () => {
  const rendered = vi.fn<() => void>();
  function Part({ text }: { readonly text: string }): ReactNode {
    rendered();
    return <b>{text}</b>;
  }
  const page = (text: string) => (
    <CachedFragment as="li" className="a">
      <Part text={text} />
    </CachedFragment>
  );
  expect(print(page('x'))).toBe('<li class="a"><b>x</b></li>');
  expect(print(page('x'))).toBe('<li class="a"><b>x</b></li>');
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(print(page('y'))).toContain('<b>y</b>');
  print(page('x'), 'es');
  expect(rendered).toHaveBeenCalledTimes(3);
});

const Island = createIsland('Island', () => <i id={useId()} />);

test('islands of a part have their own ids, the same on every page', () => {
  const bar = (
    <CachedFragment as="div" prefix="bar">
      <Island />
    </CachedFragment>
  );
  const html = print([bar, <Island key="main" />, <Island key="other" />]);
  const prefixes = Array.from(html.matchAll(/ prefix="([^"]*)"/g), ([, prefix]) => prefix);
  expect(prefixes[0]).toContain('bar');
  expect(new Set(prefixes).size).toBe(3);
  expect(print([<Island key="main" />, bar])).toContain(` prefix="${prefixes[0]}"`);
});

test('an island in a part without a prefix is an error', () => {
  const bar = (
    <CachedFragment as="li">
      <Island />
    </CachedFragment>
  );
  expect(() => print(bar)).toThrow('An island in a cached fragment');
});
