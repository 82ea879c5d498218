import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Pages',
  url: 'https://pages.example.com',
  base: '/help/',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs', path: '/docs' } },
  head: [{ tag: 'meta', attributes: { name: 'author', content: 'The site' } }],
  plugins: ['./plugins/reading.ts', './plugins/reviews.ts', ['./plugins/words.ts', { forbidden: ['simply'] }]],
  reports: { 'words/no-alone': 'off' },
});
