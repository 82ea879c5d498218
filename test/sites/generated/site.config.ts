import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Generated',
  url: 'https://generated.example.com',
  locales: { en: {}, es: {} },
  collections: {
    api: { type: 'docs', versions: [{ name: 'current', path: '' }, { name: '1.0' }] },
    notes: { type: 'blog' },
    pages: { type: 'pages', path: '/' },
  },
  plugins: ['./plugins/api.ts'],
});
