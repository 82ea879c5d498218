import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  frontMatter: {
    audience: { type: 'text' },
    'in-depth': { type: 'boolean' },
    level: { type: 'number', enum: ['1', '2'], collections: ['doc'] },
  },
});
