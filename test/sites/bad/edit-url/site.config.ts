import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Details',
  url: 'https://details.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  pageDetails: {
    editUrl: 5,
  },
});
