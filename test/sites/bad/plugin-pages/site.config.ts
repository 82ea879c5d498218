import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad',
  url: 'https://docs.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  plugins: ['./plugins/throws.ts', './plugins/wrong.ts', './plugins/tags.ts'],
});
