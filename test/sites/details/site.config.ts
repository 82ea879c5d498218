import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Details',
  url: 'https://details.example.com',
  locales: { en: {}, es: {} },
  collections: {
    docs: {
      type: 'docs',
      sidebars: {
        docs: [
          {
            type: 'category',
            label: 'All',
            link: 'generated-index',
            items: [
              'intro',
              { type: 'category', label: 'Guide', link: { doc: 'guide' }, items: ['first', 'hidden'] },
              { type: 'category', label: 'Counted', items: ['second', 'hidden'] },
              { type: 'link', label: 'Elsewhere', href: 'https://e.example.com/' },
              { type: 'link', label: 'Mail', href: 'mailto:help@example.com' },
            ],
          },
          { type: 'category', label: 'Never translated', link: 'generated-index', items: ['second'] },
        ],
      },
    },
    blog: { type: 'blog' },
  },
  navbar: { items: [{ type: 'link', label: 'Mail', href: 'mailto:help@example.com' }] },
});
