import { readFileSync } from 'node:fs';
import type { Element, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { fillPicture, textWidth } from '../../../src/render/fill-picture.ts';
import type { FinalReference, PictureSource } from '../../../src/render/final-reference.ts';

function image(properties: Properties = {}): Element {
  return { type: 'element', tagName: 'img', properties: { src: '/a.png', alt: 'a', ...properties }, children: [] };
}

function file(width: number | null, height: number | null, sources?: readonly PictureSource[]): FinalReference {
  return { address: '/a.png', width, height, sources };
}

function source(type: string | null, ...widths: readonly number[]): PictureSource {
  return { type, candidates: widths.map((width) => ({ address: `/a-${width}`, width })) };
}

describe('a picture has both sides of its size', () => {
  test.each([
    [{}, { width: 400, height: 200 }],
    [{ width: '100' }, { width: '100', height: 50 }],
    [{ height: 50 }, { width: 100, height: 50 }],
    [{ width: '50%' }, { width: '50%', height: undefined }],
    [
      { width: 10, height: 10 },
      { width: 10, height: 10 },
    ],
  ])('%o', (own, expected) => {
    expect(fillPicture(image(own), file(400, 200), false).properties).toMatchObject(expected);
  });

  test('where it is known', () => {
    expect(fillPicture(image(), file(null, null), false).properties).toStrictEqual({ src: '/a.png', alt: 'a' });
    expect(fillPicture(image(), null, false).properties).toStrictEqual({ src: '/a.png', alt: 'a' });
  });
});

test('the leading picture is fetched at once, but one for a color mode only if it is visible', () => {
  expect(fillPicture(image(), file(4, 2), true).properties).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
  const dark = fillPicture(image({ className: ['only-dark'] }), file(4, 2), true).properties;
  expect(dark).toMatchObject({ fetchPriority: 'high' });
  expect(dark).not.toHaveProperty('loading');
});

test('copies are offered by format, and the picture itself to browsers that support none', () => {
  const sources = [source('image/avif', 320, 640), source('image/webp', 320, 640)];
  expect(toHtml(fillPicture(image(), file(1280, 640, sources), false))).toBe(
    '<picture><source type="image/avif" srcset="/a-320 320w, /a-640 640w" sizes="min(100vw, 736px)">' +
      '<source type="image/webp" srcset="/a-320 320w, /a-640 640w" sizes="min(100vw, 736px)">' +
      '<img src="/a.png" alt="a" width="1280" height="640"></picture>',
  );
});

test('copies in the format of the picture are in its srcset, and a small picture is not enlarged', () => {
  expect(toHtml(fillPicture(image({ width: 300 }), file(1280, 640, [source(null, 320)]), false))).toBe(
    '<img src="/a.png" alt="a" width="300" height="150" srcset="/a-320 320w, /a.png 1280w" sizes="min(100vw, 300px)">',
  );
});

test('an author’s own copies stay', () => {
  const own = image({ srcSet: 'b.png 2x' });
  expect(fillPicture(own, file(4, 2, [source('image/avif', 4)]), false).tagName).toBe('img');
});

test('a zoomable picture is wrapped, with the data of the full picture', () => {
  const filled = fillPicture(image({ dataZoom: '', width: 100, className: ['only-dark'] }), file(400, 200), false);
  expect(filled).toMatchObject({
    tagName: 'docs-zoom',
    properties: { src: '/a.png', alt: 'a', width: 400, height: 200, className: ['only-dark'] },
    children: [{ tagName: 'img' }],
  });
  expect(toHtml(filled)).not.toContain('data-zoom');
});

test('the width of the text is the theme’s', () => {
  const tokens = readFileSync('src/theme/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--text-width: ${textWidth / 16}rem;`);
});
