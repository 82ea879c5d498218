import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Details',
  url: 'https://details.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  pageDetails: {
    editUrl: {
      en: 'https://git.example.com/edit/site/{path}?in={collection}',
      es: 'https://translate.example.com/{locale}/{path}',
    },
    structuredData: true,
    readingTime: true,
    owner: true,
    reviewBy: true,
  },
});
