import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs', versions: [{ name: 'current' }, { name: '1.0' }] } },
  navbar: { items: [{ type: 'doc', collection: 'docs', doc: 'new' }] },
});
