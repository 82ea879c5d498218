import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Feeds & "more"', es: 'Canales' },
  tagline: 'What is read elsewhere.',
  url: 'https://feeds.example.com',
  base: '/sub/',
  locales: { en: {}, es: {} },
  policy: { 'frame-src': ['https://www.youtube-nocookie.com'] },
  navbar: { items: [{ label: 'JSON Feed', to: '/news/feed.json' }] },
  images: { widths: [320] },
  collections: {
    news: { type: 'blog', title: { en: 'News', es: 'Noticias' }, feed: { limit: 3 } },
    notes: {
      type: 'blog',
      title: 'Notes',
      feed: {
        formats: ['atom', 'rss'],
        title: { en: 'Short notes', es: 'Notas breves' },
        description: 'Beginnings only.',
        content: 'excerpt',
        filter: ({ locale, file, title, date, tags, authors, custom }) =>
          !tags.includes('inside') &&
          [locale, file, title, date, ...authors, custom['for']].join() !==
            'es,2026-01-03-third.md,Third,2026-01-03,ann,readers of one language',
      },
    },
    quiet: { type: 'blog', feed: false },
    empty: { type: 'blog' },
    pages: { type: 'pages' },
  },
});
