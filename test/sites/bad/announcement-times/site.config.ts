import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  collections: { docs: { type: 'docs' } },
  announcement: [
    { id: 'one', content: 'One', from: '2026-02-30' },
    { id: 'two', content: 'Two', to: '2026-12-01T10:00', path: ['docs'] },
    { id: 'three', content: 'Three', paths: ['docs'] },
  ],
});
