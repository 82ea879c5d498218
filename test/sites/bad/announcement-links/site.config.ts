import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  announcement: [
    { content: 'Now <a href="/docs/away">this</a>' },
    { id: 'that', content: 'And that', paths: ['/docs', '/dcos'] },
  ],
});
