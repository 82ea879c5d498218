import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Components',
  url: 'https://docs.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog', title: 'Blog' } },
  navbar: { items: [{ type: 'docSidebar', collection: 'docs', label: 'Docs', position: 'left' }] },
  reports: { 'placeholder-address': 'off', 'unreachable-locale': 'off' },
});
