import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfiguration } from '../../make-site.mjs';
import { runScript } from '../../run-process.mjs';
import { build, cleanSite } from '../builds.mjs';

const corpus = fileURLToPath(new URL('../../../corpus.mjs', import.meta.url));
const others = ['es', 'pt', 'de', 'fr', 'it', 'nl', 'pl', 'sv', 'da'];

/** One page of so many is translated. */
const every = 20;

/**
 * What a page costs that falls back to the first language, and what a translated one costs, in CPU seconds: from builds of a site in one
 * language, of the same in ten without a translation, and of the same in ten with every twentieth page translated.
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
    const measure = async (locales) => {
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

function withLocales(locales) {
  const entries = locales.map((locale) => `, ${locale}: {}`).join('');
  return siteConfiguration.replace("locales: { en: { label: 'English' } }", `locales: { en: {}${entries} }`);
}

/** Writes every twentieth page for each other language, with a text of its own. Returns how many that are. */
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
