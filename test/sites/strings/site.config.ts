import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Strings',
  url: 'https://strings.example.com',
  locales: { en: {}, ja: {}, ar: {}, nl: {} },
  strings: {
    en: { 'theme.NotFound.title': 'Nothing here', 'theme.NotFound.p1': 'Not the right words.' },
    ja: { 'theme.NotFound.title': 'ここには何もありません' },
  },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
  navbar: { items: [{ type: 'localeDropdown' }, { type: 'search' }] },
});
