import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Numbers',
  url: 'https://numbers.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, book: { type: 'docs', numberPrefixParser: false } },
  search: false,
});
