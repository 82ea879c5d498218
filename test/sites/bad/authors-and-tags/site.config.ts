import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad authors and tags',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { blog: { type: 'blog' } },
  reports: { inlineAuthors: 'warning', undeclaredTags: 'error' },
});
