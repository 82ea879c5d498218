import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Filter',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: {
    news: {
      type: 'blog',
      path: '/',
      filterPosts: ({ title }) => {
        throw new Error(`no list has ${title}`);
      },
    },
    log: { type: 'blog', filterPosts: ({ isUnlisted }) => (isUnlisted ? 'no' : 'yes') as unknown as boolean },
    series: { type: 'blog', filterPosts: ({ slug }) => !slug.endsWith('gone') },
  },
});
