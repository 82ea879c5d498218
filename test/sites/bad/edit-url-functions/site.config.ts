import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Details',
  url: 'https://details.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: {
      type: 'docs',
      editUrl: ({ path }) => {
        throw new Error(path.includes('other') ? 'Nobody knows that file.' : 'There is no repository.');
      },
    },
    blog: {
      type: 'blog',
      editUrl: () => Promise.resolve('https://git.example.com'),
    },
    pages: { type: 'pages', editUrl: ({ file }) => `edit/${file}` },
  },
});
