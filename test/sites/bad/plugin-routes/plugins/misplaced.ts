import { definePlugin } from 'docsgen';

const text = '# A page\n\nA text.\n';

/** A plugin whose pages have wrong places. */
export default definePlugin({
  name: 'misplaced',
  routes: () => [
    { collection: 'doc', file: 'a.md', text },
    { collection: 'docs', locale: 'fr', file: 'b.md', text },
    { collection: 'docs', version: '1.0', file: 'c.md', text },
    { collection: 'docs', file: '../d.md', text },
    { collection: 'guides', locale: 'es', file: 'e.md', text },
    { collection: 'docs', file: 'e.html', text },
    { collection: 'docs', file: '_f.md', text },
    { collection: 'docs', file: 'twice.md', text },
    { collection: 'docs', file: 'twice.mdx', text },
    { collection: 'docs', file: 'titles.md', text: `---\ntitle: One\n---\n${text}`, frontMatter: { title: 'Two' } },
    { collection: 'docs', file: 'shared.md', text },
  ],
});
