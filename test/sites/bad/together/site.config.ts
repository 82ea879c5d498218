import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ label: 'Lost', to: '/lost' }] },
  code: { theme: 'none' },
});
