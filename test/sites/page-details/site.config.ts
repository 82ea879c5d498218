import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Details',
  url: 'https://details.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs' },
    blog: {
      type: 'blog',
      editUrl: ({ path, ...page }) =>
        path.endsWith('-closed.md') ? null : `https://wiki.example.com/${JSON.stringify({ path, ...page })}`,
    },
    pages: { type: 'pages' },
  },
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
