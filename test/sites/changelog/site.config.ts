import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Phone',
  url: 'https://phone.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: { type: 'docs' },
    releases: {
      type: 'changelog',
      path: 'changelog',
      title: { en: 'What is new', es: 'Novedades' },
      description: { en: 'Every release of the phone.', es: 'Todas las versiones del teléfono.' },
      releasesPerPage: 4,
    },
  },
  machineReaders: true,
  pageDetails: { structuredData: true },
});
