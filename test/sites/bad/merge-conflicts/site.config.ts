import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  styles: './styles/site.css',
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, changelog: { type: 'changelog', file: 'CHANGES.md' } },
});
