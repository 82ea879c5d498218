import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Addresses',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: {
    news: { type: 'blog', path: '/' },
    log: { type: 'blog', path: '/log', segments: { tags: 'all', authors: 'people' } },
    other: { type: 'blog', path: '/log/people' },
  },
});
