import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Phone',
  url: 'https://phone.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs' },
    releases: { type: 'changelog', path: 'changes', title: { en: 'Changes', es: 'Cambios' }, product: 'Phone' },
    words: { type: 'glossary' },
  },
  navbar: { items: [{ type: 'newestRelease', collection: 'releases', position: 'left' }] },
  plugins: ['./plugins/changelog/changelog.ts', './plugins/glossary.ts'],
});
