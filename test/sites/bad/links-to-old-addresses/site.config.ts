import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ to: '/start', label: 'Start' }] },
  redirects: [
    { from: '/start', to: '/docs/install#steps' },
    { from: '/guide/*', to: '/docs/*' },
    { from: '/chat', to: 'https://chat.example.com/' },
  ],
});
