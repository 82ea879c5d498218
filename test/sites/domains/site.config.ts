import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Domains', es: 'Dominios' },
  url: 'https://docs.example.com',
  locales: {
    en: {},
    fr: {},
    es: { url: 'https://es.example.com' },
    'es-MX': { url: 'https://es.example.com', fallback: 'es' },
    pt: { base: '/pt-docs/' },
  },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  navbar: { items: [{ type: 'localeDropdown' }] },
  image: '/card.svg',
  redirects: [{ from: '/start', to: '/docs/guide' }],
  hosts: ['netlify'],
  machineReaders: true,
  routesFile: true,
  // The addresses are those of examples.
  reports: { 'placeholder-address': 'off' },
});
