import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', versions: [{ name: 'current' }, { name: '1.0' }] }, blog: { type: 'blog' }, pages: { type: 'pages' }, guide: { type: 'docs' } },
  navbar: { items: [{ type: 'docSidebar', collection: 'guide' }, { type: 'dropdown', label: 'More', items: [{ type: 'doc', collection: 'guide', doc: 'intro' }] }] },
});
