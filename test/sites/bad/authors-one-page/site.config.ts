import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Two authors with one page',
  url: 'https://authors.example.com',
  locales: { en: { path: 'en' }, ar: { path: '' } },
  collections: { blog: { type: 'blog' } },
});
