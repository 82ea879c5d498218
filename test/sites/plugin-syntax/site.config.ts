import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Syntax of plugins',
  url: 'https://syntax.internal',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/riddles.ts'],
});
