import { definePlugin } from 'docsgen';

const authors = new Map<string, string>();

export default definePlugin({
  name: 'throws',
  page: ({ kind, url }) => (kind === 'doc' ? { props: { initial: authors.get(url)!.charAt(0) } } : null),
});
