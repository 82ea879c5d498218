import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Half \ud800',
  url: 'https://docs.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  redirects: [{ from: '/old\udfff', to: '/docs/intro' }],
  custom: { names: ['one', 'two\ud83d'] },
});
