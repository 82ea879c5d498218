import { defineConfig } from 'docsgen';

const labels = ['Documentation', 'Tutorials', 'Reference', 'Community', 'Showcase', 'Enterprise', 'Changelog'];

export default defineConfig({
  title: { en: 'Wide', ar: 'A product with a name that is too long for the bar of a phone' },
  url: 'https://wide.example.org',
  locales: { en: {}, ar: {} },
  collections: { guide: { type: 'docs' } },
  policy: { 'frame-src': ['https://www.youtube-nocookie.com'], 'object-src': ['https://example.com'] },
  navbar: {
    items: [
      { type: 'search' },
      ...labels.map((label) => ({ label, to: '/guide/wide' })),
      { label: 'More', items: [{ label: 'Here', to: '/guide/wide' }] },
      { type: 'localeDropdown' },
    ],
  },
});
