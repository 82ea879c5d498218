import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://docs.internal',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ type: 'localeDropdown' }] },
});
