import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  redirects: [
    { from: '/docs/setup', to: '/docs/install' },
    { from: '/docs/Install', to: '/docs/setup' },
    { from: '/es/docs/setup', to: '/es/docs/install' },
    { from: '/docs/:page', to: '/docs/install' },
    { from: '/old', to: '/docs/install' },
    { from: ['/older', '/old'], to: '/docs/setup' },
    { from: '/terms.txt', to: '/docs/setup' },
    { from: '/v1/:page', to: '/docs/:page' },
    { from: '/v1/:page', to: '/docs/setup' },
  ],
});
