import { defineCollectionType, definePlugin } from 'docsgen';

const throws = defineCollectionType({
  name: 'throws',
  title: 'Throws',
  pages: ({ entries }) => [{ entry: entries[0], slug: entries[1]!.slug }],
});

const wrong = defineCollectionType({
  name: 'wrong',
  title: 'Wrong',
  components: { list: './List.tsx' },
  pages: () => [
    { kind: 'lists' as 'list', slug: 'no slash', titel: 'Misspelled' },
  ],
});

const links = defineCollectionType({
  name: 'links',
  title: 'Links',
  components: { list: './List.tsx' },
  pages: ({ entries }) => [
    {},
    { kind: 'list', slug: '/all', entries, links: { next: '/of-nobody' } },
    { kind: 'list', slug: '/made', data: { made: new Date(0) } },
    { entry: { ...entries[0]!, path: 'two' } },
  ],
});

export default definePlugin({ name: 'types', collections: [throws, wrong, links] });
