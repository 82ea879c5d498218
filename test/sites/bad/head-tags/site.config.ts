import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: {
    docs: { type: 'docs', head: [{ tag: 'link', attributes: { rel: 'preload', href: '/fonts/missing.woff2' } }] },
  },
  head: [
    { tag: 'script', attributes: { src: 'https://chat.example.org/widget.js', async: true } },
    { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example.org/a.css' } },
  ],
  scripts: ['./missing.ts', '/missing.js'],
  styles: ['./site.css', './missing.css'],
  policy: { 'script-src': ['https://stats.example.org'] },
});
