import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Posts',
  url: 'https://posts.example.com',
  locales: { en: {} },
  collections: { blog: { type: 'blog' } },
});
