import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'docsgen',
  tagline: 'Documentation sites of plain HTML, in every language of your readers.',
  url: 'https://docsgen.example.com',
  favicon: '/favicon.svg',
  plugins: ['./plugins/changelog.ts'],
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages' } },
  markdown: { variables: { version: '1.0.1' } },
  colorMode: { default: 'system', switch: 'three-state' },
  navbar: {
    logo: { src: '/favicon.svg', width: 24, height: 24 },
    items: [
      { label: 'Get started', to: '/docs/start', activeBasePath: '/docs/start', position: 'left' },
      { type: 'docSidebar', collection: 'docs', label: 'Manual', position: 'left' },
      { type: 'search' },
    ],
  },
  footer: { copyright: 'This manual is built by docsgen itself.' },
});
