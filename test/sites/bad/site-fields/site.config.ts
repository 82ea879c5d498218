import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' } },
  frontMatter: {
    audience: { type: 'string', enum: ['developers', 'writers'], collections: ['docs'] },
    level: { type: 'number' },
    title: { type: 'string' },
    date: { type: 'string' },
  },
});
