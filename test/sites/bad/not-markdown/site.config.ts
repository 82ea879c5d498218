import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'No Markdown',
  url: 'https://none.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
});
