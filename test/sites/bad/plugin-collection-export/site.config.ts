import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, words: { type: 'words' } },
  plugins: ['./plugins/words.ts'],
});
