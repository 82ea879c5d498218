import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Redirects',
  url: 'https://docs.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages', path: '/' } },
  redirects: [
    { from: '/start', to: '/docs/intro#begin' },
    { from: ['/begin', '/docs/first.html'], to: '/start' },
    { from: '/manual/*', to: '/docs/*' },
    { from: '/v1/:page', to: '/manual/:page' },
    { from: '/chat', to: 'https://chat.example.com/room?a=b' },
    { from: '/es/viejo', to: '/es/docs/intro' },
    { from: '/es/:section/viejo/:page', to: '/es/:section/:page' },
  ],
  hosts: ['netlify', 'vercel', 'github-pages', 'nginx', 'caddy'],
  compress: true,
});
