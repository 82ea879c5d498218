import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://example.com',
  locales: { en: {} },
  plugins: [['docsgen/plugins/twoslash', { typescript: 'typescript-6' }]],
  collections: { docs: { type: 'docs' } },
});
