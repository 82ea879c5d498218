import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Actions',
  url: 'https://actions.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  pageDetails: { actions: ['report', 'copy', 'edit'] },
});
