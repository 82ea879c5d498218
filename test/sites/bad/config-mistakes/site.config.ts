import { defineConfig } from 'docsgen';

const footer = { colunms: [], copyright: 2026 };

export default defineConfig({
  titel: 'Bad input',
  url: 'https://bad.example.com/docs/',
  base: 'docs',
  locales: { en: { direction: 'down' }, 'e s': {} },
  collections: {
    docs: { type: 'doc' },
    api: { type: 'docs', versions: [], sidebars: { api: ['intro', { type: 'categroy', label: 'A', items: [] }, { type: 'doc', id: 'intro' }] } },
    blog: { type: 'blog', postsPerPage: 0 },
  },
  navbar: {
    items: [
      { type: 'docsSidebar', collection: 'docs' },
      { label: 'More', items: [{ type: 'docSidebar', colection: 'docs' }, { label: 'A', to: 1 }] },
      { lable: 'Blog', to: '/blog' },
      { type: 'search', position: 'middle' },
      'blog',
    ],
  },
  footer,
  announcement: { content: { en: 1 }, backgroundColor: 'red; color: blue' },
  tableOfContents: { minLevel: 1, maxLevel: 'three' },
  trailingSlash: true,
  colourMode: {},
} as never);
