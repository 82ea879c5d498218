import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bad input',
  url: 'https://bad.example.com',
  locales: { en: {} },
  image: 'vbscript:x',
  collections: { docs: { type: 'docs', sidebars: { main: ['intro', { type: 'link', label: 'Run', href: 'data:text/html,x' }] } }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  navbar: {
    logo: { src: 'https://example.com/logo.svg', href: 'javascript:alert(1)' },
    items: [
      { label: 'Run', href: 'javascript:alert(1)' },
      { label: 'More', items: [{ label: 'Run', to: ' java\tscript:alert(1)' }] },
    ],
  },
  footer: { links: [{ label: 'Run', href: 'VBScript:x' }] },
});
