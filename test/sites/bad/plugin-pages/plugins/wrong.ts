import { definePlugin } from 'docsgen';

export default definePlugin({
  name: 'wrong',
  page: ({ kind }) => {
    if (kind !== 'doc') return null;
    const changes = {
      titel: 'Intro',
      description: '',
      head: [{ tag: 'meta', attributes: { onclick: 'go()' } }, { tag: 'title', content: 'Intro' }],
      props: { since: new Date(0) },
    };
    return changes as object;
  },
});
