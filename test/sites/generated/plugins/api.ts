import { definePlugin, type PluginPage } from 'docsgen';

interface Operation {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const status = `import Count from '../../../../components/Count.tsx';

# Status

<Count of={1 + 1} /> services run.
`;

/**
 * Makes a page of each operation in a list, pages of all types of collections, and a translation.
 */
export default definePlugin({
  name: 'api',
  routes: async ({ locales, read }) => {
    const operations: Operation[] = JSON.parse(await read('data/operations.json'));
    const collection = 'api';
    return [
      ...operations.map(({ name, file, text }): PluginPage => ({ collection, file, text, frontMatter: { title: name } })),
      { collection, file: 'users/list.md', locale: locales[1], text: '# Listar usuarios\n\nTodos.\n' },
      { collection, file: 'users/list.md', version: '1.0', text: '# List users of 1.0\n\nThe old list.\n' },
      { collection: 'notes', file: '2026-01-31-release.md', text: '# A release\n\nIt is out.\n' },
      { collection: 'pages', file: 'live/status.mdx', text: status },
    ];
  },
});
