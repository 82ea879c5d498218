import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'A site in the making',
  url: 'https://docs.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  reports: { brokenLinks: 'warning', unknownFrontMatter: 'warning' },
});
