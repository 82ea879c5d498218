import { runLength } from './run-length.ts';

/** A page of every kind, by its address in the default locale. */
export const samplePages = [
  { name: 'home', path: '/' },
  { name: 'doc', path: '/concepts/app/agents' },
  { name: 'doc with every element', path: '/api/tutorial-basics/markdown-features' },
  { name: 'category', path: '/concepts/category/application' },
  { name: 'post', path: '/blog/long-blog-post' },
  { name: 'post with components', path: '/blog/mdx-blog-post' },
  { name: 'blog list', path: '/blog' },
  { name: 'markdown page', path: '/markdown-page' },
  { name: 'unknown address', path: '/no/such/page' },
] as const;

export type SamplePage = (typeof samplePages)[number];

const translatedSample: readonly SamplePage[] = samplePages.filter(({ name }) =>
  ['home', 'doc', 'blog list', 'unknown address'].includes(name),
);

/**
 * Returns the sample pages that a test opens in a locale. The components of a translation are those
 * of its original, so `npm test` opens only some kinds of translated pages.
 */
export function samplePagesIn(locale: string): readonly SamplePage[] {
  return locale === 'en' ? samplePages : runLength({ short: translatedSample, long: samplePages });
}

/** Path of each locale's pages and the value of its `<html lang>`. */
export const sampleLocales = [
  { locale: 'en', prefix: '', lang: 'en' },
  { locale: 'es', prefix: '/es', lang: 'es' },
  { locale: 'pt', prefix: '/pt', lang: 'pt-BR' },
] as const;

/** Those of `sampleLocales` that a test opens which is about layout rather than about words. */
export const someLocales = runLength({
  short: sampleLocales.filter(({ locale }) => locale === 'en'),
  long: [...sampleLocales],
});

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];
