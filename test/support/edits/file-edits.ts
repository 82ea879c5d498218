import { posix } from 'node:path';
import type { Edit, EditedSite } from './edited-site.ts';
import { withFields } from './front-matter.ts';
import type { Random } from './random.ts';
import { isLinked } from './text-edits.ts';

/** Files that may be removed: nothing in the site refers to them by their path. */
async function freePages(site: EditedSite): Promise<readonly string[]> {
  const pages = await site.files(/^content\/.*\/[^_/]+\.mdx?$/);
  const lone = pages.filter((file) => !isLinked(file) && !/docs@1\.0|\/pages\/index/.test(file));
  return lone.length > 4 ? lone : [];
}

const fields: readonly ((random: Random) => Readonly<Record<string, unknown>>)[] = [
  (random) => ({ title: `Called ${random.word()}` }),
  () => ({ title: undefined }),
  (random) => ({ description: `About ${random.word()}.` }),
  () => ({ description: undefined }),
  (random) => ({ slug: `/${random.word()}` }),
  () => ({ slug: undefined }),
  () => ({ draft: true, unlisted: undefined }),
  () => ({ draft: undefined, unlisted: true }),
  () => ({ draft: undefined, unlisted: undefined }),
  (random) => ({ keywords: [random.word(), random.word()] }),
  () => ({ hide_table_of_contents: true }),
  () => ({ toc_max_heading_level: 4 }),
  () => ({ toc_max_heading_level: undefined, hide_table_of_contents: undefined }),
  (random) => ({ custom: { [random.word()]: random.below(9) } }),
];

const docFields: typeof fields = [
  (random) => ({ sidebar_position: random.below(10) - 2 }),
  (random) => ({ sidebar_label: `Short ${random.word()}` }),
  (random) => ({ pagination_label: `Next ${random.word()}` }),
  () => ({ pagination_next: null }),
  () => ({ displayed_sidebar: null }),
  () => ({
    sidebar_position: undefined,
    sidebar_label: undefined,
    pagination_next: undefined,
    displayed_sidebar: undefined,
  }),
];

const postFields: typeof fields = [
  (random) => ({ tags: [random.pick(['release', 'people', 'new words']), random.word()] }),
  () => ({ tags: undefined }),
  (random) => ({ authors: random.pick([['ann'], ['bob', 'ann'], []]) }),
  (random) => ({ date: `2026-0${1 + random.below(9)}-11` }),
];

export const changeFields: Edit = async (site, random) => {
  const file = random.pick(await site.files(/^content\/.*\/[^_/]+\.mdx?$/));
  const own = /\/docs/.test(file) ? docFields : /\/blog\//.test(file) ? postFields : [];
  const chosen = random.pick([...fields, ...own, ...own])(random);
  const breaks = 'draft' in chosen && chosen['draft'] === true && isLinked(file);
  if (breaks && random.below(4) > 0) return null;
  site.write(file, withFields(site.read(file), chosen));
  return `${file}: ${JSON.stringify(chosen, (_, value: unknown) => value ?? 'none')}`;
};

export const renamePage: Edit = async (site, random) => {
  const pages = await freePages(site);
  if (pages.length === 0) return null;
  const file = random.pick(pages);
  const day = /^\d+-\d+-\d+-/.exec(posix.basename(file))?.[0] ?? '';
  const target = posix.join(posix.dirname(file), `${day}${random.word()}${posix.extname(file)}`);
  site.move(file, target);
  return `${file} → ${target}`;
};

export const removePage: Edit = async (site, random) => {
  const pages = await freePages(site);
  // Sometimes a file that others link to is removed too.
  const linked = (await site.files(/^content\/en\/docs\/guide\/phone\.md$/)).filter(() => random.below(8) === 0);
  const file = [...linked, ...(pages.length === 0 ? [] : [random.pick(pages)])][0];
  if (file === undefined) return null;
  site.remove(file);
  return `removed ${file}`;
};

const folders = [
  'docs',
  'docs/guide',
  'docs/reference',
  'docs/new',
  'docs/new/deep',
  'docs@1.0/guide',
  'blog',
  'pages',
];

export const addPage: Edit = (site, random) => {
  const folder = random.pick(folders);
  const locale = random.pick(['en', 'en', 'en', 'es']);
  const name = `${folder === 'blog' ? `2026-04-1${random.below(10)}-` : ''}${random.word()}`;
  const file = `content/${locale}/${folder}/${name}.${random.pick(['md', 'md', 'mdx'])}`;
  const component = file.endsWith('.mdx') ? `\n<Badge>${random.word()}</Badge>\n` : '';
  site.write(file, `# New ${random.word()}\n\nIt tells of ${random.word()}.\n${component}\n## Below\n\nText.\n`);
  return `added ${file}`;
};

export const moveFolder: Edit = async (site, random) => {
  const docs = (await freePages(site)).filter((file) => /\/docs\/(new|reference|moved)/.test(file));
  if (docs.length === 0) return null;
  const from = posix.dirname(random.pick(docs));
  const to = `content/${from.split('/')[1]}/docs/moved-${random.word()}`;
  for (const file of await site.files(/./)) {
    if (file.startsWith(`${from}/`)) site.move(file, `${to}/${file.slice(from.length + 1)}`);
  }
  site.remove(from);
  return `${from}/ → ${to}/`;
};

export const changeFormat: Edit = async (site, random) => {
  const plain = (await freePages(site)).filter((file) => file.endsWith('.md') && !/<!--|\{|<b>/.test(site.read(file)));
  if (plain.length === 0) return null;
  const file = random.pick(plain);
  site.move(file, `${file}x`);
  return `${file} is MDX now`;
};

export const translate: Edit = async (site, random) => {
  const file = random.pick(await site.files(/^content\/en\/[^_]*\.md$/));
  const target = file.replace('/en/', random.pick(['/es/', '/ar/']));
  if ((await site.files(/^content\//)).includes(target)) return null;
  const text = `# Traducción ${random.word()}\n\nSe trata de ${random.word()}.\n\n## Parte ${random.word()}\n\nTexto.\n`;
  site.write(target, text);
  return `translated ${target}`;
};

export const removeTranslation: Edit = async (site, random) => {
  const translations = await site.files(/^content\/(es|ar)\/.*\.mdx?$/);
  const left = translations.filter((file) => translations.some((other) => other !== file && sameFolder(file, other)));
  if (left.length === 0) return null;
  const file = random.pick(left);
  site.remove(file);
  return `removed ${file}`;
};

/** Each locale keeps its folder of each collection. */
function sameFolder(one: string, other: string): boolean {
  return one.split('/').slice(0, 3).join('/') === other.split('/').slice(0, 3).join('/');
}
