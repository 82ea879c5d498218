import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Nodes } from 'hast';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docFrontMatter } from '../src/collections/docs/content/schema.ts';
import { pageFrontMatter } from '../src/collections/pages/schema.ts';
import { postFrontMatter } from '../src/collections/blog/schema.ts';
import { all, attributes, texts } from './support/elements.ts';
import { buildFolder, makeFolder, type SmallSite } from './support/small-site.ts';

// What front matter says of the parts around a text, and what docs, posts and pages show of it.

type Kind = 'doc' | 'post' | 'page';
const every: readonly Kind[] = ['doc', 'post', 'page'];
/** The kinds that have a sidebar and neighbors. */
const ordered: readonly Kind[] = ['doc', 'post'];

interface Row {
  /** One field, as YAML. `<plain>` is the name of the plain page of the collection. */
  readonly front: string;
  readonly kinds: readonly Kind[];
  readonly read: (page: Nodes) => unknown;
  readonly shown: unknown;
  /** What a page without the field shows. */
  readonly otherwise: unknown;
}

const count = (selector: string) => (page: Nodes) => all(page, selector).length;
const headings = (page: Nodes) => all(page, '.toc').flatMap((toc) => texts(toc, 'a'));
const editLinks = (page: Nodes) => attributes(page, '.edit-link', 'href');
const pager = (side: 'previous' | 'next') => (page: Nodes) =>
  all(page, `.pager-${side}`).flatMap((link) => texts(link, '.pager-title'));

const anyOne = [expect.any(String)];
const toc = { read: headings, kinds: every, otherwise: ['Two', 'Three'] };
const hidden = { shown: 0, otherwise: 1 };

const rows: Readonly<Record<string, Row>> = {
  a1: { ...toc, front: 'hide_table_of_contents: true', shown: [] },
  a2: { ...toc, front: 'toc_min_heading_level: 3', shown: ['Three'] },
  a3: { ...toc, front: 'toc_max_heading_level: 4', shown: ['Two', 'Three', 'Four'] },
  b1: { ...hidden, front: 'hide_title: true', kinds: every, read: count('h1') },
  b2: { ...hidden, front: 'hide_navbar: true', kinds: every, read: count('.navbar') },
  b3: { ...hidden, front: 'hide_footer: true', kinds: every, read: count('.footer') },
  b4: { ...hidden, front: 'hide_sidebar: true', kinds: ordered, read: count('.sidebar') },
  c1: {
    front: 'custom_edit_url: https://wiki.example.com/a',
    ...{ kinds: every, read: editLinks, shown: ['https://wiki.example.com/a'] },
    otherwise: [expect.stringContaining('https://git.example.com/edit/content/en/')],
  },
  c2: { front: 'custom_edit_url: null', kinds: every, read: editLinks, shown: [], otherwise: anyOne },
  d1: {
    front: 'pagination_prev: <plain>',
    ...{ kinds: ordered, read: pager('previous'), shown: ['To the plain one'], otherwise: anyOne },
  },
  d2: { front: 'pagination_prev: null', kinds: ordered, read: pager('previous'), shown: [], otherwise: anyOne },
  d3: {
    front: 'pagination_next: <plain>',
    ...{ kinds: ordered, read: pager('next'), shown: ['To the plain one'], otherwise: anyOne },
  },
  d4: { front: 'pagination_next: null', kinds: ordered, read: pager('next'), shown: [], otherwise: anyOne },
};

const config = `export default {
  title: 'Furniture', url: 'https://furniture.example.com', locales: { en: {} },
  collections: { docs: { type: 'docs' }, blog: { type: 'blog', futurePosts: true }, pages: { type: 'pages' } },
  pageDetails: { editUrl: 'https://git.example.com/edit/{path}' },
  footer: { copyright: 'All rights' },
};`;

const monthOf = (name: string) => (name === 'plain' ? '12' : name === 'edge' ? '01' : '06');

/** The file of a page. The plain post is the newest, the post `edge` the oldest. */
const files: Readonly<Record<Kind, (name: string) => string>> = {
  doc: (name) => `docs/${name}`,
  post: (name) => `blog/2026-${monthOf(name)}-01-${name}`,
  page: (name) => `pages/${name}`,
};
const urls: Readonly<Record<Kind, (name: string) => string>> = {
  doc: (name) => `/docs/${name}`,
  post: (name) => `/blog/2026/${monthOf(name)}/01/${name}`,
  page: (name) => `/${name}`,
};

function writeSite(root: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('site.config.ts', config);
  const writePage = (kind: Kind, name: string, front: string) => {
    const text = '## Two\n\n### Three\n\n#### Four\n\nWords.';
    write(`content/en/${files[kind](name)}.md`, `---\ntitle: The ${name}\n${front}\n---\n\n${text}\n`);
  };
  for (const kind of every) {
    const labels = 'sidebar_label: Short\npagination_label: To the plain one';
    writePage(kind, 'plain', kind === 'page' ? '' : labels);
    writePage(kind, 'edge', kind === 'doc' ? 'sidebar_position: 1' : '');
    for (const [name, { front, kinds }] of Object.entries(rows)) {
      const plain = files[kind]('plain').replace(/^.*\//, '');
      if (kinds.includes(kind)) writePage(kind, name, front.replace('<plain>', plain));
    }
  }
}

let site: SmallSite;
beforeAll(async () => {
  const root = makeFolder();
  writeSite(root);
  site = await buildFolder(root);
});
afterAll(() => rm(site.root, { recursive: true, force: true }));

const cases = Object.entries(rows).flatMap(([name, row]) =>
  row.kinds.map((kind) => ({ front: row.front, kind, name, row })),
);

test.each(cases)('`$front` counts on a $kind', ({ kind, name, row }) => {
  expect(row.read(site.page(urls[kind](name)))).toStrictEqual(row.shown);
  // The page has the part unless it is told otherwise. Two rows of one part differ in their field.
  const other = Object.keys(rows).find((each) => each[0] !== name[0] && rows[each]?.kinds.includes(kind)) ?? '';
  expect(row.read(site.page(urls[kind](other)))).toStrictEqual(row.otherwise);
});

test.each(ordered)('`sidebar_label` is the text of a %s in the sidebar', (kind) => {
  const [sidebar] = all(site.page(urls[kind]('a1')), '.sidebar');
  expect(sidebar && texts(sidebar, 'a')).toContain('Short');
  expect(sidebar && texts(sidebar, 'a')).not.toContain('The plain');
});

test('pages have no sidebar and no neighbors, so these fields are unknown there', () => {
  const fields = { hide_sidebar: true, sidebar_label: 'A', pagination_label: 'A', pagination_prev: null };
  for (const [name, value] of Object.entries(fields)) {
    expect(pageFrontMatter.schema.safeParse({ [name]: value }).success, name).toBe(false);
    for (const { schema } of [docFrontMatter, postFrontMatter])
      expect(schema.safeParse({ [name]: value }).success, name).toBe(true);
  }
});
