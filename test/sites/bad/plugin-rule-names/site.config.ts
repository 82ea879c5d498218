import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad',
  url: 'https://docs.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/words.ts'],
  reports: {
    'words/short-titel': 'error',
    'words/short-title': 'loud',
    brokenlinks: 'warning',
    unknownFrontMatter: 'off',
  },
});
