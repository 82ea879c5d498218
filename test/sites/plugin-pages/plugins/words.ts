import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePlugin } from 'docsgen';

interface Options {
  readonly forbidden: readonly string[];
}

/** Checks the words of texts, and notes each page that it checks in a file. */
export default definePlugin(({ options, root }) => {
  const { forbidden } = options as unknown as Options;
  return {
    name: 'words',
    rules: {
      'no-forbidden': ({ url, text }, { report }) => {
        appendFileSync(join(root, 'checked.txt'), `${url}\n`);
        for (const [index, line] of text.split('\n').entries()) {
          const word = forbidden.find((each) => line.includes(each));
          if (word === undefined) continue;
          const hint = 'Leave it out.';
          report({ message: `"${word}" helps nobody`, hint, line: index + 1, column: line.indexOf(word) + 1 });
        }
      },
      'short-title': {
        level: 'warn',
        check: ({ title }, { report }) => {
          if (title.length > 11) report({ message: `The title has ${title.length} letters`, field: 'title' });
        },
      },
      'questions': async ({ headings, references }, { report }) => {
        for (const { text, ...place } of headings)
          if (text.startsWith('How')) report({ message: `"${text}" is no question`, file: place.file, line: place.line, column: place.column });
        for (const { kind, target, line, column } of references)
          if (kind === 'link' && target.includes('#ring')) report({ message: 'Link to the page', line, column });
      },
      'no-alone': (_, { report }) => report({ message: 'Nothing is right' }),
    },
  };
});
