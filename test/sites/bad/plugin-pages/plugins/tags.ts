import { definePlugin } from 'docsgen';

export default definePlugin({
  name: 'tags',
  page: ({ kind }) =>
    kind === 'doc'
      ? {
          head: [
            { tag: 'script', attributes: { src: 'https://stats.example.org/count.js', defer: true } },
            { tag: 'link', attributes: { rel: 'next', href: '/docs/introduction' } },
            { tag: 'link', attributes: { rel: 'preload', as: 'image', href: '/nowhere.png' } },
          ],
        }
      : null,
});
