import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readVersions } from '../lib/compare/install.mjs';

/** @import { Generator } from '../lib/compare/types.ts' */

const configuration = `export default {
  title: 'Bench',
  url: 'https://bench.example.com',
  baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { blog: false }]],
  themeConfig: {
    navbar: { title: 'Bench', items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }] },
  },
};
`;

/** @param {string} site */
async function writeConfiguration(site) {
  await writeFile(join(site, 'docusaurus.config.js'), configuration);
  // The title in the navbar links to a home page; without one, all pages have a broken link.
  await mkdir(join(site, 'src/pages'), { recursive: true });
  await writeFile(join(site, 'src/pages/index.md'), '# Bench\n');
}

/**
 * With its fastest settings. It has no local search of its own.
 *
 * @type {Generator}
 */
export const docusaurus = {
  name: 'docusaurus',
  label: 'Docusaurus',
  largest: 1000,
  dependencies: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  // Later releases need a package that the registry may not have.
  overrides: { '@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0' },
  readVersions: (home) => readVersions(home, ['@docusaurus/core', '@docusaurus/faster', '@rspack/core', 'react']),
  content: 'docs',
  writeConfiguration,
  command: (home) => [process.execPath, join(home, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')],
  buildArguments: ['build'],
  developArguments: (port) => ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
  out: 'build',
  caches: ['.docusaurus', 'node_modules'],
  hashed: ['/assets/'],
  outputOf: (path) => `${path}/index.html`,
  addressOf: (path) => path,
};
