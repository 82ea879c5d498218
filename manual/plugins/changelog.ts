import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definePlugin } from 'docsgen';

const source = join(import.meta.dirname, '../../CHANGELOG.md');

/** Makes a page of the changelog of the repository, so that its text is in one place. */
export default definePlugin({
  name: 'changelog',
  routes: async () => {
    const text = await readFile(source, 'utf8');
    return [
      {
        collection: 'docs',
        file: 'about/changelog.md',
        text: text.replace(/^# .*\n/, ''),
        frontMatter: {
          title: 'Changelog',
          description:
            'What each version of docsgen adds, changes and corrects, for those who write and publish sites with it.',
          sidebar_position: 20,
        },
      },
    ];
  },
});
