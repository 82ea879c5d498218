import { definePlugin } from 'docsgen';

/** Leads links to the old manual to where it lies now. */
export default definePlugin({
  name: 'moved',
  references: ({ target }) => (target.startsWith('/old/') ? `https://old.example.com${target.slice('/old'.length)}` : null),
});
