import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Partial', es: 'Parcial', pt: 'Parcial' },
  url: 'https://partial.example.com',
  locales: { en: {}, es: {}, pt: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  navbar: { items: [{ type: 'localeDropdown' }] },
  plugins: [['docsgen/plugins/offline', { pages: 'all' }]],
  redirects: [{ from: '/start', to: '/docs/guide' }],
  hosts: ['netlify', 'nginx'],
  machineReaders: true,
  routesFile: true,
  compress: true,
});
