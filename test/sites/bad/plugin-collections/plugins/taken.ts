import { defineCollectionType, definePlugin } from 'docsgen';

const docs = defineCollectionType({ name: 'docs', title: 'Docs', pages: () => [] });

const words = defineCollectionType({
  name: 'words',
  title: 'Words',
  pages: () => [],
  navbarItems: { doc: { link: () => null }, link: { link: () => null } },
});

const again = defineCollectionType({ name: 'again', title: 'Again', pages: () => [] });

export default definePlugin({ name: 'taken', collections: [docs, words, again, again] });
