import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { bundlePageStyles } from '../../../src/bundler/bundle-page-styles.ts';
import { pageStyleNames, styleTags } from '../../../src/render/page-styles.ts';

const folder = join(import.meta.dirname, '../../../src/theme/styles/on-demand');
const addresses = Object.fromEntries(pageStyleNames.map((name) => [name, `/assets/${name}.css`]));

function stylesOf(html: string): readonly unknown[] {
  return styleTags(html, addresses).map(({ attributes }) => attributes?.['href']);
}

describe('the style sheets for parts that few pages have', () => {
  it('are all listed', () => {
    expect(pageStyleNames.toSorted()).toEqual(
      readdirSync(folder)
        .map((file) => file.replace(/\.css$/, ''))
        .toSorted(),
    );
  });

  it('are loaded by the pages that have the part', () => {
    const note = createElement('span', { className: 'line-note' }, 'Why');
    expect(stylesOf(renderToString(note))).toEqual(['/assets/code-notes.css']);
    expect(stylesOf('<div class="code" data-frame="none"><details class="code-rest">')).toEqual([
      '/assets/code-frames.css',
      '/assets/code-folds.css',
    ]);
  });

  it('are not loaded by a page that only writes about it', () => {
    const text = createElement('p', null, '<details class="code-rest"> and <math> and data-frame="none"');
    expect(stylesOf(renderToString(text))).toEqual([]);
  });

  it('are in a layer of the theme, each in its own file', async () => {
    const { files, paths } = await bundlePageStyles({ load: (_, make) => make() });
    expect(files.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
    expect(new Set(files.map(({ path }) => path)).size).toBe(pageStyleNames.length);
    for (const { bytes } of files) expect(Buffer.from(bytes).toString()).toMatch(/^@layer (?:components|content)\{/);
  });
});
