import { definePlugin } from 'docsgen';
import { csvTables } from './csv-tables.ts';
import { checkSpoilers } from './check-spoilers.ts';

/** Adds spoilers to the syntax, and tables of CSV. */
export default definePlugin({
  name: 'riddles',
  markdown: {
    remarkFirst: [
      { when: (text) => text.includes('%%'), load: async () => (await import('./spoiler-syntax.ts')).spoilerSyntax },
    ],
    remarkCode: [csvTables],
    remark: [checkSpoilers],
  },
  codes: {
    'long-spoiler': {
      title: 'A spoiler is too long',
      help: 'A spoiler has one word.\n\n## Remedy\n\nWrite `%%word%%`.',
    },
    'empty-table': { title: 'A table has no rows', help: 'Write a line for each row.' },
  },
});
