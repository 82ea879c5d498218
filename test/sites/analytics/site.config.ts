import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Analytics',
  url: 'https://analytics.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: {
      type: 'docs',
      head: [{ tag: 'meta', attributes: { name: 'author', content: 'The "docs" team' } }],
    },
  },
  navbar: { items: [{ type: 'localeDropdown', position: 'right' }] },
  head: [
    { tag: 'meta', attributes: { name: 'author', content: 'The team' } },
    { tag: 'meta', attributes: { property: 'og:type', content: 'product' } },
    { tag: 'link', attributes: { rel: 'help', href: '/docs/second' } },
    { tag: 'script', content: "document.documentElement.dataset.inline = 'ran';" },
    { tag: 'style', content: '.inline-style { color: rgb(1, 2, 3); }' },
  ],
  styles: ['./styles/one.css', './styles/two.css'],
  scripts: [
    './scripts/pages.ts',
    { src: '/plain.js', async: true },
    { src: './scripts/asked.ts', consent: true, attributes: { 'data-project': 'docs' } },
  ],
  policy: { 'frame-src': ['https://films.example.org/embed/'] },
  consent: { privacy: { label: { en: 'Privacy', es: 'Privacidad' }, to: '/docs/second' } },
  analytics: {
    plausible: { domain: 'analytics.example.com', host: 'https://plausible.example.org' },
    umami: { websiteId: 'a-b-c', host: 'https://umami.example.org/' },
    matomo: { url: 'https://matomo.example.org/path', siteId: '7', cookies: true },
    ga4: { measurementId: 'G-ABC123' },
  },
});
