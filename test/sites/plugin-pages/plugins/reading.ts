import { definePlugin } from 'docsgen';

/** Says what the pages of docs are about, in their heads and to components. */
export default definePlugin({
  name: 'reading',
  page: ({ kind, title, address, headings, words, frontMatter }) => {
    if (kind !== 'doc') return null;
    const parts = headings.map(({ text, id }) => ({ '@id': `${address}#${id}`, name: text }));
    return {
      title: `${title} (guide)`,
      description: `${words} words about ${title}.`,
      head: [
        { tag: 'meta', attributes: { name: 'author', content: 'The plugin' } },
        { tag: 'meta', attributes: { name: 'audience', content: 'developers' } },
        { tag: 'link', attributes: { rel: 'next', href: '/docs/calls' } },
        { tag: 'script', attributes: { type: 'application/ld+json' }, content: JSON.stringify({ '@type': 'TechArticle', parts }) },
      ],
      class: frontMatter.class === undefined ? 'guide' : 'guide marked',
      props: { minutes: Math.ceil(words / 200) },
    };
  },
});
