import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Other generators',
  url: 'https://docs.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
