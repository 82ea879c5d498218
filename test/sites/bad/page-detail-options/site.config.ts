import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Details',
  url: 'https://details.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  pageDetails: {
    editUrl: {
      en: 'https://git.example.com/edit/',
      es: 'https://git.example.com/{path}/{file}',
    },
    breadcrumb: true,
    actions: ['copy', 'report', 'share'],
    reportUrl: 'https://git.example.com/new?{name}',
    structuredData: 'yes',
  },
});
