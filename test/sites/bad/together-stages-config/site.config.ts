import { defineConfig } from 'docsgen';

export default defineConfig({
  titel: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
  footer: { columns: [], links: [] },
  trailingSlash: true,
  styles: './style.css',
  search: { engine: './no-search.ts' },
} as never);
