import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Plugins',
  url: 'https://docs.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/words.ts'],
});
