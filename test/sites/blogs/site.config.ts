import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Blogs',
  url: 'https://blogs.example.com',
  locales: { en: {}, es: {} },
  collections: {
    news: { type: 'blog', path: '/', title: 'News', sidebar: { count: 3 } },
    series: {
      type: 'blog',
      title: { en: 'Series', es: 'Serie' },
      postsPerPage: 2,
      order: 'oldest-first',
      readingTime: false,
      segments: { tags: 'topics', authors: 'team/people', archive: 'all' },
      sidebar: { count: 'all', title: { en: 'All parts', es: 'Todas las partes' }, groupByYear: false },
      filterPosts: ({ frontMatter, date, slug }) =>
        frontMatter['keywords'] === undefined && date.getUTCFullYear() === 2026 && slug.startsWith('/2026'),
    },
    quiet: { type: 'blog', sidebar: { count: 0 } },
  },
});
