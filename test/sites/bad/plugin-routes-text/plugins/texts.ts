import { definePlugin } from 'docsgen';

/** A plugin whose texts have mistakes. */
export default definePlugin({
  name: 'texts',
  routes: () => [
    { collection: 'docs', file: 'a.md', frontMatter: { title: 'A', sidebar_position: 'first' }, text: 'A text.\n' },
    { collection: 'docs', file: 'b.md', text: '# B\n\nA [link](./lost.md) and a ![picture](./lost.png).\n' },
    { collection: 'docs', file: 'c.mdx', text: '# C\n\n{missing.name}\n' },
  ],
});
