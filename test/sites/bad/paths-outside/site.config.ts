import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  base: '//elsewhere.example/',
  locales: { en: {}, es: { path: '..' }, pt: { path: 'a\\b' } },
  collections: {
    docs: {
      type: 'docs',
      path: '../../docs',
      versions: [{ name: 'current' }, { name: '1#0' }, { name: '1.0', path: '..' }],
    },
    blog: { type: 'blog', path: 'news//old' },
    pages: { type: 'pages', path: '%2e%2e/pages' },
  },
});
