import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Tabs',
  url: 'https://tabs.example.com',
  locales: { en: {}, es: { label: 'Español' }, ar: {} },
  collections: { docs: { type: 'docs' } },
  code: { theme: 'vsDark' },
  navbar: { items: [{ type: 'localeDropdown' }] },
});
