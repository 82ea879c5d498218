import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Minimal',
  url: 'https://minimal.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
