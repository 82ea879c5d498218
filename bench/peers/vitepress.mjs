import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTree } from '../lib/compare/make-tree.mjs';
import { readVersions } from '../lib/compare/install.mjs';

/** @import { CorpusPage, Generator } from '../lib/compare/types.ts' */

const configuration = `import { readFileSync } from 'node:fs';

const sidebar = JSON.parse(readFileSync(new URL('./sidebar.json', import.meta.url), 'utf8'));

export default {
  title: 'Bench',
  themeConfig: { sidebar, search: { provider: 'local' }, nav: [{ text: 'Docs', link: '/docs/section-1/topic-1/page-1' }] },
};
`;

/**
 * A page or a group in the sidebar of VitePress.
 *
 * @typedef {{ text: string, link: string }} SidebarPage
 * @typedef {{ text: string, collapsed: boolean, items: readonly SidebarItem[] }} SidebarGroup
 * @typedef {SidebarPage | SidebarGroup} SidebarItem
 */

/**
 * @param {CorpusPage} page
 * @returns {SidebarItem}
 */
function sidebarPage({ path, title }) {
  return { text: title, link: `/docs/${path}` };
}

/**
 * Writes the sidebar to the configuration, since VitePress makes none from folders.
 *
 * @param {string} site
 * @param {readonly CorpusPage[]} entries
 */
async function writeConfiguration(site, entries) {
  const sidebar = makeTree(entries, {
    page: sidebarPage,
    group: (text, items) => ({ text, collapsed: true, items }),
  });
  await mkdir(join(site, '.vitepress'));
  await writeFile(join(site, '.vitepress/sidebar.json'), JSON.stringify(sidebar));
  await writeFile(join(site, '.vitepress/config.mjs'), configuration);
}

/** @type {Omit<Generator, 'name' | 'label' | 'readVersions'>} */
const common = {
  largest: 1000,
  content: 'docs',
  // VitePress shows only the title in the text.
  adaptPage: (text, title) => text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => `${matter}\n# ${title}\n`),
  writeConfiguration,
  command: (home) => [process.execPath, join(home, 'node_modules/vitepress/bin/vitepress.js')],
  buildArguments: ['build'],
  developArguments: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
  out: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  hashed: ['/assets/'],
  outputOf: (path) => `${path}.html`,
  addressOf: (path) => `${path}.html`,
};

/**
 * With its local search, and the whole sidebar as collapsed groups.
 *
 * @type {Generator}
 */
export const vitepress = {
  ...common,
  name: 'vitepress',
  label: 'VitePress 1',
  dependencies: { vitepress: '1.6.4' },
  readVersions: (home) => readVersions(home, ['vitepress', 'vite', 'vue', 'shiki', 'minisearch']),
};

/**
 * The next release, with the same configuration.
 *
 * @type {Generator}
 */
export const vitepress2 = {
  ...common,
  name: 'vitepress2',
  label: 'VitePress 2 alpha',
  dependencies: { vitepress: '2.0.0-alpha.21' },
  // Later releases need a package that the registry may not have.
  overrides: { '@docsearch/sidepanel-js': '4.7.0' },
  readVersions: (home) => readVersions(home, ['vitepress', 'vite', 'vue', 'shiki', 'minisearch']),
};
