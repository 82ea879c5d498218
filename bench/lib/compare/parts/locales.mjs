import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfiguration } from '../../make-site.mjs';
import { runScript } from '../../run-process.mjs';
import { build, cleanSite } from '../builds.mjs';

/** @import { Part } from '../types.ts' */

const corpus = fileURLToPath(new URL('../../../corpus.mjs', import.meta.url));
const others = ['es', 'pt', 'de', 'fr', 'it', 'nl', 'pl', 'sv', 'da'];

/** One page out of this many is translated. */
const every = 20;

/**
 * The cost of a page that falls back to the first language, and of a translated one, in CPU
 * seconds. They are calculated from builds of a site in one language, in ten languages without
 * translations, and in ten languages with every twentieth page translated.
 *
 * @type {Part<'locales'>}
 */
export const localesPart = {
  name: 'locales',
  sizes: [1000],
  runs: 3,
  takes: ({ name }) => name === 'docsgen',
  measure: async (context) => {
    const { site, pages } = context;
    const root = `${site}-locales`;
    await rm(root, { recursive: true, force: true });
    await cp(join(site, 'content'), join(root, 'content'), { recursive: true });
    const measure = async (/** @type {readonly string[]} */ locales) => {
      await writeFile(join(root, 'site.config.ts'), withLocales(locales));
      await cleanSite(context.generator, root);
      return build({ ...context, site: root });
    };
    const single = await measure([]);
    const fallbacks = await measure(others);
    const translations = await translate(root, pages);
    const translated = await measure(others);
    const fallback = (fallbacks.cpu - single.cpu) / (others.length * pages);
    const translation = fallback + (translated.cpu - fallbacks.cpu) / translations;
    return { single, fallbacks, translated, fallback, translation };
  },
};

/** @param {readonly string[]} locales */
function withLocales(locales) {
  const entries = locales.map((locale) => `, ${locale}: {}`).join('');
  return siteConfiguration.replace("locales: { en: { label: 'English' } }", `locales: { en: {}${entries} }`);
}

/**
 * Writes every twentieth page in each other language, with its own text. Returns the number of
 * these pages.
 *
 * @param {string} root
 * @param {number} pages
 */
async function translate(root, pages) {
  let count = 0;
  for (const [at, locale] of others.entries()) {
    const all = join(root, 'translations');
    await runScript([corpus, all, String(pages), '--seed', String(at + 2)], root);
    const names = (await readdir(all, { recursive: true })).filter((name) => name.endsWith('.md')).toSorted();
    for (const name of names.filter((_, index) => index % every === 0)) {
      const target = join(root, 'content', locale, 'docs', name);
      await mkdir(join(target, '..'), { recursive: true });
      await cp(join(all, name), target);
      count += 1;
    }
    await rm(all, { recursive: true });
  }
  return count;
}
