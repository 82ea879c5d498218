import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Component pages',
  url: 'https://docs.example.com',
  base: '/site/',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
  navbar: { items: [{ label: 'Team', to: '/about/team', position: 'left' }] },
});
