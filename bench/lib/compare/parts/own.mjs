import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, cleanSite } from '../builds.mjs';

/** @import { Part } from '../types.ts' */

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the site of this project consists of. */
const entries = [
  'site.config.ts',
  'site-values.ts',
  'glossary.yml',
  'content',
  'components',
  'examples',
  'plugins',
  'static',
  'terms',
];

/**
 * A build of this project's own site without a cache. It is small, as most sites are.
 *
 * @type {Part<'own'>}
 */
export const ownPart = {
  name: 'own',
  sizes: [0],
  runs: 5,
  takes: ({ isOwn = false }) => isOwn,
  needsNoSite: true,
  measure: async (context) => {
    const site = join(context.home, 'sites/own');
    await mkdir(site, { recursive: true });
    for (const entry of entries) await cp(join(project, entry), join(site, entry), { recursive: true });
    await cleanSite(context.generator, site);
    return build({ ...context, site });
  },
};
