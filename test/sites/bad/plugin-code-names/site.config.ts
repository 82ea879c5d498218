import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Codes of plugins',
  url: 'https://codes.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  reports: { 'words/long': 'error', 'words/vage': 'off' },
  plugins: ['./plugins/words.ts'],
});
