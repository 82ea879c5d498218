import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readVersions } from '../lib/compare/install.mjs';

/** @import { Generator } from '../lib/compare/types.ts' */

const configuration = `import { defineConfig } from '@rspress/core';

export default defineConfig({ title: 'Bench', root: 'docs' });
`;

/** @param {string} site */
async function writeConfiguration(site) {
  await writeFile(join(site, 'rspress.config.mjs'), configuration);
  const nav = [{ text: 'Docs', link: '/docs/section-1/topic-1/page-1', activeMatch: '/docs/' }];
  await writeFile(join(site, 'docs/_nav.json'), JSON.stringify(nav));
}

/**
 * With a sidebar of all files and with search, both as by default.
 *
 * @type {Generator}
 */
export const rspress = {
  name: 'rspress',
  label: 'Rspress',
  largest: 1000,
  dependencies: { '@rspress/core': '2.0.22' },
  // Later releases need packages that the registry may not have.
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  readVersions: (home) => readVersions(home, ['@rspress/core', '@rsbuild/core', '@rspack/core', 'react', 'shiki']),
  content: 'docs/docs',
  // Rspress shows only the title in the text.
  adaptPage: (text, title) => text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => `${matter}\n# ${title}\n`),
  writeConfiguration,
  command: (home) => [process.execPath, join(home, 'node_modules/@rspress/core/bin/rspress.js')],
  buildArguments: ['build'],
  developArguments: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
  out: 'doc_build',
  caches: ['node_modules', '.rspress'],
  hashed: ['/static/'],
  outputOf: (path) => `${path}.html`,
  addressOf: (path) => `${path}.html`,
};
