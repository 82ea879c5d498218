import { definePlugin } from 'docsgen';

export default definePlugin({
  name: 'wrong',
  rules: {
    'short-text': {
      level: 'error',
      check: ({ words }, { report }) => {
        report({ message: `The text has ${words} words`, line: 3, column: 1 });
        report({ message: '', line: 0 });
      },
    },
  },
});
