import { definePlugin } from 'docsgen';

export default definePlugin({
  name: 'throws',
  rules: {
    'has-author': ({ frontMatter }, { report }) => {
      if ((frontMatter['author'] as string).length === 0) report({ message: 'The page has no author' });
    },
  },
});
