import type { CreateSearch, PageResult } from 'docsgen';

const page: PageResult = {
  href: '/docs/guides/first',
  title: 'First call',
  trail: ['Guide', 'Guides'],
  kind: 'docs',
  version: null,
  lang: null,
  excerpt: [
    { text: 'The ', marked: false },
    { text: 'agent', marked: true },
    { text: ' answers.', marked: false },
  ],
  sections: [{ href: '/docs/guides/first#before', title: 'Before', excerpt: [{ text: 'One agent', marked: true }] }],
};

const post: PageResult = {
  ...page,
  href: '/blog/2026/03/20/news',
  title: 'Agents are here',
  trail: ['News'],
  kind: 'blog',
  excerpt: [],
  sections: [],
};

/** An engine that finds two pages for `agent`, and nothing for other words. */
export const createSearch: CreateSearch = () => ({
  search: async (query) => {
    const pages = query.includes('agent') ? [page, post] : [];
    return { total: pages.length, pages, suggestions: pages.length > 0 ? [] : ['agent'] };
  },
});
