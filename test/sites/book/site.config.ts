import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Press',
  url: 'https://press.example.com',
  base: '/docs/',
  locales: { en: { label: 'English' }, ar: { label: 'العربية', direction: 'rtl' } },
  collections: {
    guide: { type: 'docs', versions: [{ name: 'current', label: '2.0' }] },
    blog: { type: 'blog' },
  },
});
