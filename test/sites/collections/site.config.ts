import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Phone',
  url: 'https://phone.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs' },
    releases: { type: 'history', path: 'changes', title: { en: 'Changes', es: 'Cambios' }, product: 'Phone' },
    words: { type: 'glossary' },
  },
  navbar: { items: [{ type: 'newestRelease', collection: 'releases', position: 'left' }] },
  plugins: ['./plugins/history/history.ts', './plugins/glossary.ts'],
});
