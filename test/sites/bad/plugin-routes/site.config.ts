import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs', versions: [{ name: 'current' }] },
    guides: { type: 'docs', source: 'guides' },
  },
  plugins: ['./plugins/misplaced.ts', './plugins/other.ts', './plugins/untyped.js'],
});
