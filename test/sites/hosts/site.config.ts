import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Hosts',
  url: 'https://docs.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, pages: { type: 'pages', path: '/' } },
  redirects: [
    { from: '/start', to: '/docs/intro#begin' },
    { from: '/docs/first.html', to: '/docs/intro' },
    { from: '/página', to: '/docs/intro' },
    { from: '/C++', to: '/docs/intro' },
    { from: '/chat', to: 'https://chat.example.com/room?a=b' },
    { from: '/guide', to: '/docs/intro' },
    { from: '/guide/*', to: '/docs/*' },
    { from: '/manual/*', to: '/docs/*' },
    { from: '/v1/:page', to: '/docs/:page' },
    { from: '/group/:name/:names/about', to: 'https://people.example.com/a%20b/:names/:name' },
  ],
  hosts: ['netlify', 'vercel'],
});
