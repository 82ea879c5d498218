import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfiguration } from '../../make-site.mjs';
import { cleanSite } from '../builds.mjs';
import { editTitle } from '../sites.mjs';
import { measureServer, timeStart } from './dev.mjs';

/** @import { Part } from '../types.ts' */

const locales = ['en', 'es', 'pt'];

/**
 * The time from the command to a page of a site in three languages, in which every page has a file
 * for each language, without and with the cache of an earlier start, and from a saved title to the
 * screen.
 *
 * @type {Part<'large'>}
 */
export const largePart = {
  name: 'large',
  sizes: [10_000],
  runs: 3,
  needsBrowser: true,
  takes: ({ name }) => name === 'docsgen',
  measure: async (context) => {
    const { site, generator } = context;
    const root = `${site}-large`;
    await rm(root, { recursive: true, force: true });
    for (const locale of locales) {
      await mkdir(join(root, 'content', locale), { recursive: true });
      await cp(join(site, 'content/en'), join(root, 'content', locale), { recursive: true });
    }
    const entries = locales.map((locale) => `${locale}: {}`).join(', ');
    const configuration = siteConfiguration.replace("locales: { en: { label: 'English' } }", `locales: { ${entries} }`);
    await writeFile(join(root, 'site.config.ts'), configuration);
    await cleanSite(generator, root);
    const first = await timeStart({ ...context, site: root });
    const { start, edit } = await measureServer({ ...context, site: root }, 1, editTitle);
    await rm(root, { recursive: true });
    return { first, start, frontMatter: edit };
  },
};
