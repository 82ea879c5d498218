import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Blog site',
  url: 'https://blog.example.com',
  locales: { en: {} },
  collections: { news: { type: 'blog', path: 'blog', title: 'News', description: 'What is new.', postsPerPage: 1 } },
});
