import { defineCollectionType, definePlugin } from 'docsgen';

const team = defineCollectionType({
  name: 'team',
  title: 'Team',
  components: { member: './parts/Member.tsx' },
  pages: () => [],
});

export default definePlugin({ name: 'missing', collections: [team] });
