import { definePlugin } from 'docsgen';

/** Lists the pages in a file beside them, and on the terminal. */
export default definePlugin({
  name: 'lists',
  strings: {
    en: { 'theme.NotFound.title': 'Lost page', 'lists.count': '{count} pages' },
    es: { 'theme.NotFound.title': 'Página perdida', 'lists.count': '{count} páginas' },
  },
  config: (config) => ({ ...config, tagline: 'Set by a plugin' }),
  output: ({ siteUrl, pages, write }) => {
    const listed = pages.filter(({ isIndexed }) => isIndexed);
    write('pages.json', JSON.stringify({ siteUrl, pages: listed.map(({ address, title, images }) => ({ address, title, images })) }));
  },
  commands: [
    {
      name: 'greet',
      description: 'Greet the readers',
      run: ({ args }) => {
        process.stdout.write(`Hello ${args.join(' ')}\n`);
      },
    },
    {
      name: 'routes',
      description: 'Has the name of a command of docsgen',
      run: () => {
        throw new Error('The command of docsgen is called instead.');
      },
    },
  ],
});
