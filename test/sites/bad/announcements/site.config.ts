import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  announcement: [
    { content: 'Now <a href="/docs/away">this</a>', from: '2026-12-24', to: '2026-12-01' },
    { content: 'And that', paths: ['/docs', '/dcos'] },
  ],
});
