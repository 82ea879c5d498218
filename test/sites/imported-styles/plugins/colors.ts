import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePlugin } from 'docsgen';

/** Puts the color of a file into the style sheets that ask for it. */
export default definePlugin(({ root }) => ({
  name: 'colors',
  css: ({ file, text }) => {
    if (!text.includes('COLOR')) return null;
    const color = readFileSync(join(root, 'color.txt'), 'utf8').trim();
    return { text: text.replaceAll('COLOR', `${color} /* ${file} */`), dependencies: ['color.txt'] };
  },
}));
