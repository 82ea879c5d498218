import { defineConfig } from 'docsgen';

export default defineConfig({
  title: { en: 'Regions', pt: 'Regiões' },
  url: 'https://regions.example.com',
  locales: { en: {}, pt: {}, 'pt-BR': { fallback: 'pt' }, gl: { fallback: 'pt-BR' } },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog', title: 'Blog' }, pages: { type: 'pages' } },
  navbar: {
    items: [
      { label: { en: 'Guide', pt: 'Guia' }, to: '/docs/guide' },
      { type: 'localeDropdown' },
    ],
  },
  markdown: { variables: { phone: { en: 'phone', pt: 'telefone' } } },
  // The address is that of an example.
  reports: { 'placeholder-address': 'off' },
});
