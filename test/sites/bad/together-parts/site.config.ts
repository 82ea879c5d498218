import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, pt_BR: {} },
  collections: {
    docs: {
      type: 'doc',
      numberPrefixParser: 'no',
      sidebars: { main: [{ type: 'doc', docs: 'intro' }, 'gone', { type: 'link', label: 'Lost', to: '/lost' }] },
    },
    guide: { type: 'docs', path: '/handbook?', colour: 'red' },
    wiki: { type: 'encyclopedia' },
    blog: { type: 'blog', postsPerPage: 'ten' },
  },
  navbar: {
    items: [
      { lable: 'Intro', to: '/docs/intro' },
      { label: 'Nowhere', to: '/nowhere' },
      { type: 'docSidebar', collection: 'wiki' },
      { label: 'Wiki', to: '/wiki/start' },
    ],
  },
} as never);
