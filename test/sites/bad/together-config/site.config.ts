import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 7,
  url: 'https://bad.example.com/docs',
  locales: { en: { label: 1 } },
  collections: { docs: { type: 'docs', sidebars: { main: ['intro', { type: 'link', label: 'Lost', to: '/lost' }] } } },
  navbar: {
    hideOnScroll: 'no',
    items: [{ label: 'Lost', to: '/lost' }],
  },
  footer: {
    links: [{ label: 'Gone', to: '/gone' }],
    copyrigth: 'Acme',
  },
  announcement: { content: 'See <a href="/away">this</a><script>1</script>' },
  reports: { brokenLinks: 'loud' },
  markdown: { parser: 'fast' },
} as never);
