import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Kettle',
  url: 'https://kettle.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
  footer: { links: [{ label: 'Docs', to: '/docs/intro' }], copyright: 'Made by the Kettle people' },
});
