import type { CreateSearch, PageResult } from 'docsgen';

const page: PageResult = {
  href: '/docs/app/agents',
  title: 'Agents',
  trail: ['Guide', 'App'],
  kind: 'docs',
  version: '2.0',
  lang: null,
  excerpt: [
    { text: 'An ', marked: false },
    { text: 'agent', marked: true },
    { text: ' answers the telephone & speaks <b>freely</b>.', marked: false },
  ],
  sections: [
    {
      href: '/docs/app/agents#voices',
      title: 'Voices',
      excerpt: [
        { text: 'The voice of an ', marked: false },
        { text: 'agent', marked: true },
      ],
    },
  ],
};

const post: PageResult = {
  ...page,
  href: '/blog/2026/03/20/news',
  title: 'Agents are here',
  trail: ['News'],
  kind: 'blog',
  version: null,
  excerpt: [],
  sections: [],
};

const more = Array.from({ length: 30 }, (_, index): PageResult => ({
  ...page,
  href: `/docs/app/agents?more=${index}`,
  title: `More ${index}`,
  lang: 'es',
  sections: [],
}));

/**
 * An engine that does what its reader asks for: `agent` finds two pages, `many` thirty, `wait…`
 * waits for the event `go:wait…`, `break` fails until `window.mended`; anything else is not found.
 * It writes down what it was asked.
 */
export const createSearch: CreateSearch = (address) => ({
  search: async (query, { limit, versions, signal }) => {
    const asked: unknown = Reflect.get(window, 'asked') ?? [];
    Reflect.set(window, 'asked', [...(Array.isArray(asked) ? asked : []), { query, limit, versions, address }]);
    if (query.startsWith('wait')) {
      await new Promise((done) => addEventListener(`go:${query}`, done, { once: true }));
      // An engine may answer though nobody listens any longer.
      Reflect.set(window, 'ended', signal.aborted);
    }
    if (query === 'break' && !Reflect.get(window, 'mended')) throw new Error('The index cannot be loaded.');
    if (query === 'many') return { total: more.length, pages: more.slice(0, limit), suggestions: [] };
    const isFound = /agent|wait|break/.test(query);
    const pages = isFound ? [page, { ...post, title: `${post.title}: ${query}` }] : [];
    return { total: pages.length, pages, suggestions: isFound ? [] : ['agent', 'agents'] };
  },
});
