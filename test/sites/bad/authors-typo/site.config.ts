import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { blog: { type: 'blog' } },
  footer: { links: [{ label: 'The team', to: '/blog/authors/docs-team' }] },
});
