import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {} },
  collections: {
    docs: { type: 'docs' },
    terms: { type: 'glosary' },
    words: { type: 'glossary', lettres: true },
  },
  navbar: { items: [{ type: 'firstWord', collection: 'words', position: 'middle' }] },
  plugins: ['./plugins/glossary.ts'],
});
