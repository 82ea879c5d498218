import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Overrides',
  url: 'https://overrides.example.com',
  locales: { en: { label: 'English' }, es: { label: 'Español' } },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages' } },
  navbar: {
    style: 'dark',
    items: [
      { label: 'Guide', to: '/docs/intro', activeBasePath: '/docs', className: 'guide-link', position: 'left' },
      { label: 'News', to: '/blog', activeBaseRegex: '^/(BLOG|news)', position: 'left' },
      { label: 'Here', href: 'https://example.com/here', target: '_self', position: 'left' },
      {
        label: 'More',
        to: '/docs/intro',
        className: 'more-menu',
        position: 'left',
        items: [{ label: 'Second', to: '/docs/second' }],
      },
      { type: 'custom', component: 'Status', props: { service: 'Voice API' } },
      { type: 'social', icon: 'github', href: 'https://github.com/example' },
      { type: 'social', icon: 'mastodon', href: 'https://social.example.com/@docs', label: 'Our posts' },
    ],
  },
  footer: {
    style: 'primary',
    links: [
      { label: 'Guide', to: '/docs/intro', className: 'footer-guide' },
      { icon: 'youtube', href: 'https://youtube.com/@example' },
    ],
  },
});
