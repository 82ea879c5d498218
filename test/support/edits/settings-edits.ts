import { posix } from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import type { Edit } from './edited-site.ts';
import type { Random } from './random.ts';

const record = z.record(z.string(), z.unknown());

/** Fields of the configuration; what is undefined is taken out. */
const settings: readonly ((random: Random) => Readonly<Record<string, unknown>>)[] = [
  (random) => ({ title: { en: random.word(), es: random.word(), ar: random.word() } }),
  (random) => ({ tagline: `Of ${random.word()}` }),
  (random) => ({ base: random.pick(['/', '/below/', '/be/low/', './']) }),
  (random) => ({ url: `https://${random.pick(['one', 'two'])}.example.com` }),
  (random) => ({ trailingSlash: random.pick(['never', 'always', 'ignore']) }),
  (random) => ({ tableOfContents: { minLevel: 2, maxLevel: 2 + random.below(4) } }),
  (random) => ({
    code: { theme: random.pick(['vsDark', 'github-light']), darkTheme: random.pick(['nord', null]) ?? undefined },
  }),
  (random) => ({ colorMode: { default: random.pick(['light', 'dark']), switch: random.below(2) === 0 } }),
  (random) => ({ announcement: { content: `Out <b>${random.word()}</b>`, backgroundColor: '#123456' } }),
  () => ({ announcement: undefined, tagline: undefined, favicon: undefined, footer: undefined }),
  (random) => ({ footer: { links: [{ label: random.word(), to: '/docs' }], copyright: random.word() } }),
  () => ({ favicon: '/logo.svg' }),
  (random) => ({ search: random.pick([false, null]) ?? undefined }),
  (random) => ({ images: { zoom: random.below(2) === 0, captions: random.below(2) === 0 } }),
  (random) => ({ images: { formats: ['webp'], widths: [100 + random.below(2) * 100] } }),
  (random) => ({ styles: random.pick(['./site.css', null]) ?? undefined }),
];

export const changeSetting: Edit = (site, random) => {
  const chosen = random.pick(settings)(random);
  const known = record.parse(JSON.parse(site.read('settings.json')));
  site.write('settings.json', JSON.stringify({ ...known, ...chosen }, null, 2));
  return `settings: ${JSON.stringify(chosen)}`;
};

/**
 * Replaces texts within the configuration: words that pages show in labels, variables and lists.
 */
export const changeLabel: Edit = (site, random) => {
  const text = site.read('settings.json');
  const labels = [...text.matchAll(/"(label|product|office)": "([^"]*)"/g)];
  const { 0: found, 1: name, index } = random.pick(labels);
  const label = `"${name}": "${random.word()}"`;
  site.write('settings.json', text.slice(0, index) + label + text.slice(index + found.length));
  return `settings: ${found} → ${label}`;
};

const collections = z.object({
  collections: z.record(z.string(), record),
  navbar: z.object({ items: z.array(record) }),
});

export const changeNavbar: Edit = (site, random) => {
  const known = z.looseObject(collections.shape).parse(JSON.parse(site.read('settings.json')));
  const { items } = known.navbar;
  const added = { label: random.word(), to: '/docs', position: random.pick(['left', 'right']) };
  const changed =
    items.length > 3 && random.below(2) === 0 ? items.toSpliced(random.below(items.length), 1) : [...items, added];
  site.write('settings.json', JSON.stringify({ ...known, navbar: { items: changed } }, null, 2));
  return `navbar: ${items.length} → ${changed.length} items`;
};

export const changeCollection: Edit = (site, random) => {
  const known = z.looseObject(collections.shape).parse(JSON.parse(site.read('settings.json')));
  const { blog, docs } = known.collections;
  const choices = [
    { blog: { ...blog, postsPerPage: 1 + random.below(4) } },
    { blog: { ...blog, title: random.word(), description: random.word() } },
    { docs: { ...docs, path: random.pick(['/docs', '/docs', '/manual']) } },
  ];
  const chosen = random.pick(choices);
  site.write('settings.json', JSON.stringify({ ...known, collections: { ...known.collections, ...chosen } }, null, 2));
  return `collections: ${JSON.stringify(chosen)}`;
};

export const changeCategory: Edit = async (site, random) => {
  const docs = await site.files(/^content\/\w+\/docs\/[^_]+\/[^_/]+\.mdx?$/);
  const file = posix.join(posix.dirname(random.pick(docs)), '_category_.yml');
  const link = random.pick([null, { type: 'generated-index', description: random.word() }]);
  const all = { label: `Group ${random.word()}`, position: random.below(5), collapsed: random.below(2) === 0, link };
  const kept = Object.entries(all).filter(([, value]) => value !== undefined && random.below(4) > 0);
  site.write(file, stringify(Object.fromEntries(kept)));
  return `${file}: ${JSON.stringify(Object.fromEntries(kept))}`;
};

export const removeCategory: Edit = async (site, random) => {
  const files = await site.files(/_category_\.yml$/);
  if (files.length === 0) return null;
  const file = random.pick(files);
  site.remove(file);
  return `removed ${file}`;
};

/** Changes one field of an author or a tag. */
export const changeBlogFile: Edit = async (site, random) => {
  const file = random.pick(await site.files(/\/(authors|tags)\.yml$/));
  const all = z.record(z.string(), record).parse(parse(site.read(file)));
  const key = random.pick(Object.keys(all));
  const authorFields = [{ name: random.word() }, { title: random.word() }, { page: true }, { page: false }];
  const tagFields = [{ label: random.word() }, { description: random.word() }, { permalink: random.word() }];
  const chosen = random.pick<Readonly<Record<string, unknown>>>(
    file.endsWith('authors.yml') ? authorFields : tagFields,
  );
  site.write(file, stringify({ ...all, [key]: { ...all[key], ...chosen } }));
  return `${file}: ${key} ${JSON.stringify(chosen)}`;
};
