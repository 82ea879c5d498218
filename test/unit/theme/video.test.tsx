import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ThemeContext } from '../../../src/theme/context/context.ts';
import { Video, type VideoProps } from '../../../src/theme/markdown/Video.tsx';
import es from '../../../src/strings/sets/es.json' with { type: 'json' };

function print(node: ReactNode): string {
  const locale = { name: 'es', htmlLang: 'es', direction: 'ltr' } as const;
  const value = { strings: es, locale, site: { title: '', custom: {} }, page: null };
  return renderToStaticMarkup(<ThemeContext value={value}>{node}</ThemeContext>);
}

/** Returns the HTML that a browser shows and loads, which is what is in no template. */
const outside = (html: string) => html.replace(/<template>.*<\/template>/, '');

describe('a video of another site', () => {
  const html = print(<Video title="Una llamada" youtube="dQw4w9WgXcQ" poster="/a.png" start={42} />);

  it('loads nothing from there, and links to it', () => {
    expect(outside(html).match(/ src="[^"]*"/g)).toStrictEqual([' src="/a.png"']);
    expect(outside(html)).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42s"');
    expect(outside(html)).toContain('aria-label="Reproducir el vídeo: Una llamada"');
    expect(outside(html)).toContain('Se carga desde YouTube al reproducirlo.');
  });

  it('has the frame that plays it ready', () => {
    expect(html).toMatch(
      /<template><iframe src="https:\/\/www.youtube-nocookie.com\/embed\/dQw4w9WgXcQ\?autoplay=1&amp;start=42" title="Una llamada"/,
    );
    expect(print(<Video title="T" vimeo={76979871} />)).toContain(
      '<iframe src="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"',
    );
  });
});

it('a video of the site has the controls of the browser, and its place before it is loaded', () => {
  const html = print(<Video title="T" src="/a.mp4" poster="/a.png" />);
  expect(html).toMatch(
    /<video src="\/a.mp4" poster="\/a.png" preload="none" width="1280" height="720" aria-label="T" controls/,
  );
  expect(html).not.toContain('template');
});

it('a video of the site shows its captions', () => {
  const html = print(<Video title="T" src="/a.mp4" captions="/a.vtt" />);
  expect(html).toMatch(
    /controls="" playsInline=""><track kind="captions" src="\/a.vtt" default=""\/><a href="\/a.mp4">/,
  );
});

it.each<readonly [string, VideoProps]>([
  ['it needs a title.', { youtube: 'dQw4w9WgXcQ' }],
  ['it needs one source.', { title: 'T' }],
  ['it needs one source.', { title: 'T', vimeo: '1', src: '/a.mp4' }],
  ['its `youtube` is "https://youtu.be/dQw4w9WgXcQ".', { title: 'T', youtube: 'https://youtu.be/dQw4w9WgXcQ' }],
  ['its `vimeo` is "a".', { title: 'T', vimeo: 'a' }],
  ['its file is on another site.', { title: 'T', vimeo: '1', poster: 'https://i.example.com/a.png' }],
  ['its file is on another site.', { title: 'T', src: '//films.example.com/a.mp4' }],
  ['its `captions` are not those of YouTube.', { title: 'T', youtube: 'dQw4w9WgXcQ', captions: '/a.vtt' }],
])('%s', (message, props) => {
  expect(() => print(<Video {...props} />)).toThrow(message);
});
