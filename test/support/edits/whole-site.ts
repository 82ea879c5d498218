import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import type { EditedSite } from './edited-site.ts';
import { withFields } from './front-matter.ts';
import { frontMatter, metadata } from './whole-content.ts';

const require = createRequire(import.meta.url);
const font = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';

// The site `varied` has what sites often have. Here are the other fields, so that each field of
// the configuration, of front matter and of metadata files is in some file.

const label = { en: 'Label', es: 'Etiqueta' };

const settings = {
  titleTemplate: { en: '%s - Site', es: '%s - Sitio' },
  tagline: { en: 'For all', es: 'Para todos' },
  noIndex: false,
  font: 'fonts/literata.woff2',
  machineReaders: true,
  base: '/below/',
  baseNotice: true,
  favicon: '/logo.svg',
  image: '/logo.svg',
  trailingSlash: 'never',
  colorMode: { default: 'light', switch: true },
  palette: {
    light: { accent: '#1d4ed8', background: '#fffffe', surface: '#f7f7f7', raised: '#fefefe', text: '#222222' },
    dark: { accent: '#93b4ff', heading: '#eeeeee', muted: '#aaaaaa', line: '#333333', lineStrong: '#777777' },
  },
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  pageDetails: {
    editUrl: { en: 'https://a.example.com/{path}', es: 'https://b.example.com/{path}' },
    breadcrumbs: true,
    actions: ['copy', 'open', 'edit', 'report'],
    openIn: ['chatgpt', 'claude', { label: { en: 'Desk', es: 'Mesa' }, href: 'https://desk.example.com/?q={prompt}' }],
    reportUrl: { en: 'https://a.example.com/report?page={path}', es: 'https://b.example.com/report?page={path}' },
    structuredData: true,
    readingTime: true,
    lastUpdated: false,
    lastAuthor: false,
    owner: true,
    reviewBy: true,
  },
  strings: {
    en: { 'theme.NotFound.title': 'Nothing here', 'shop.total': '{count} items' },
    es: { 'theme.NotFound.title': 'Nada' },
  },
  code: { theme: 'github-light', darkTheme: 'nord', marks: { careful: { color: 'danger', sign: '?' } } },
  security: { inlineStyles: false, dotfiles: ['.files'], linkedFolders: [] },
  reports: {
    brokenLinks: 'error',
    unknownFrontMatter: 'error',
    undeclaredTags: 'warn',
    inlineAuthors: 'off',
    overdueReviews: 'warn',
    goneAddresses: 'warn',
  },
  check: {
    budget: { html: 900 },
    external: { deny: ['https://other.example.com/**'], maxAge: 5 },
    words: { forbidden: { en: { whitelist: 'allowlist' } }, maxSentence: 30 },
  },
  sitemap: { exclude: ['/internal'], lastmod: true },
  redirects: [
    { from: '/old/:name', to: '/docs/:name' },
    { from: ['/x', '/y'], to: '/about' },
  ],
  hosts: ['nginx', 'caddy', 'netlify', 'vercel', 'github-pages'],
  compress: true,
  routesFile: true,
  languageHint: true,
  search: { connect: ['https://search.example.com'], reportEmpty: 'https://stats.example.com/searches' },
  frontMatter: {
    level: { type: 'string', enum: ['easy', 'hard'], description: 'How hard it is.', collections: ['docs'] },
  },
  custom: { deep: { flag: true, list: [1, 'two'] } },
  head: [
    { tag: 'meta', attributes: { name: 'author', content: 'The team' } },
    { tag: 'script', attributes: { type: 'module' }, content: 'void 0;' },
    { tag: 'style', content: '.marked { color: red }' },
  ],
  scripts: [
    { src: './site.ts', async: true, defer: false, type: 'module', attributes: { 'data-id': 'a' }, consent: false },
    { src: 'https://scripts.example.com/a.js', consent: true },
  ],
  policy: { 'frame-src': ['https://films.example.com'], 'font-src': ['data:'] },
  analytics: {
    plausible: { domain: 'docs.example.com', host: 'https://plausible.example.com' },
    umami: { websiteId: 'a-b-c', host: 'https://umami.example.com' },
    matomo: { url: 'https://matomo.example.com/', siteId: '1', cookies: false },
    ga4: { measurementId: 'G-ABC' },
  },
  consent: { privacy: { label: { en: 'Privacy', es: 'Privacidad' }, to: '/docs/' } },
  storage: { type: 'local', namespace: 'varied' },
  announcement: {
    id: 'news',
    content: { en: 'Out <b>now</b>', es: 'Ya <b>salió</b>' },
    backgroundColor: '#123456',
    textColor: '#ffffff',
    isCloseable: true,
    from: '2026-01-05',
    to: '2026-12-24T10:00Z',
    paths: ['/docs'],
  },
  footer: {
    style: 'primary',
    columns: [
      {
        title: label,
        items: [
          { label, to: '/docs' },
          { label, href: 'https://a.example.com/', className: 'own', target: '_top' },
          { icon: 'rss', href: 'https://a.example.com/feed', label },
          { html: '<b>B</b>' },
        ],
      },
    ],
    logo: { src: '/logo.svg', srcDark: '/logo.svg', alt: label, width: 24, height: 24, href: '/docs' },
    copyright: { en: 'All rights', es: 'Derechos' },
  },
};

const look = { icon: 'code', badge: { text: label, variant: 'tip' }, className: 'own', custom: { flag: true } };

const sidebars = {
  short: { 'In short': ['setup'] },
  docs: [
    { type: 'doc', doc: 'intro', label },
    { type: 'heading', label, ...look },
    { type: 'ref', doc: 'reference/api', label, ...look },
    { type: 'divider' },
    { type: 'html', value: { en: '<b>B</b>', es: '<i>I</i>' }, className: 'own' },
    { Short: ['reference/limits', { Inner: [{ type: 'ref', doc: 'setup' }] }] },
    { type: 'link', label, href: 'https://b.example.com/', description: 'Elsewhere.' },
    { type: 'link', label, to: '/about' },
    {
      type: 'category',
      label,
      description: label,
      link: {
        type: 'generated-index',
        slug: 'guides',
        title: label,
        description: label,
        keywords: ['one', 'two'],
        image: '/logo.svg',
      },
      key: 'guides',
      ...look,
      collapsible: true,
      collapsed: false,
      items: [{ type: 'autogenerated', dir: 'guide', overrides: { 'guide/web': { label, ...look } } }],
    },
    { type: 'category', label: 'Others', link: 'generated-index', items: ['setup'] },
  ],
  all: [{ type: 'autogenerated', dir: '.' }],
};

const navbar = {
  title: label,
  logo: { src: '/logo.svg', srcDark: '/logo.svg', alt: label, width: 24, height: 24, href: '/docs' },
  hideOnScroll: true,
  style: 'dark',
  items: [
    { type: 'docSidebar', collection: 'docs', sidebar: 'docs', label, position: 'left' },
    { type: 'doc', collection: 'docs', doc: 'setup', label, position: 'right' },
    { type: 'docsVersion', collection: 'docs', label, position: 'right' },
    {
      type: 'docsVersionDropdown',
      collection: 'docs',
      versions: ['current', { name: '1.0', label: 'Old' }],
      itemsBefore: [{ label: 'First', to: '/about' }],
      itemsAfter: [{ label: 'Last', to: '/about' }],
      position: 'right',
    },
    { type: 'html', value: '<b>B</b>', position: 'right' },
    {
      type: 'dropdown',
      label,
      to: '/docs',
      className: 'own',
      position: 'left',
      items: [{ type: 'link', label, to: '/about', className: 'own', target: '_top', activeBasePath: '/docs' }],
    },
    { type: 'link', label, to: '/about', activeBaseRegex: '^/docs/guide', position: 'left' },
    { type: 'social', icon: 'mail', href: 'mailto:docs@example.com', label, position: 'right' },
    { type: 'custom', component: 'Status', props: { service: 'Voice' }, position: 'right' },
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
  ],
};

const head = [{ tag: 'meta', attributes: { name: 'author', content: 'Ann' } }];

const known = z.looseObject({
  collections: z.looseObject({ docs: z.looseObject({}), blog: z.looseObject({}), pages: z.looseObject({}) }),
  markdown: z.looseObject({}),
  images: z.looseObject({}),
});

/** Adds every field to the files of a copy of `varied`. Returns the files with fields. */
export function fillFields(site: EditedSite): readonly string[] {
  const { collections, markdown, images, ...rest } = known.parse(JSON.parse(site.read('settings.json')));
  const versions = [
    { name: 'current', label: '2.0', banner: 'none', badge: true, noIndex: false, className: 'newest' },
    { name: '1.0', label: '1.0', path: 'one', sidebars: { docs: [{ type: 'autogenerated', dir: '.' }] } },
  ];
  const all = {
    ...rest,
    ...settings,
    navbar,
    collections: {
      docs: {
        ...collections.docs,
        head,
        editUrl: 'https://docs.example.com/{path}',
        path: '/docs',
        numberPrefixParser: true,
        hideableSidebar: true,
        autoCollapseCategories: true,
        sidebarTabs: [
          { sidebar: 'docs', label, icon: 'code' },
          { sidebar: 'all', label, icon: 'api' },
        ],
        sidebars,
        versions,
        lastVersion: 'current',
        rememberVersion: true,
      },
      blog: {
        ...collections.blog,
        path: '/blog',
        rewrites: { '2026-02-05-second': '2026-02-05-two' },
        feed: { formats: ['rss', 'json'], limit: 2, title: label, description: label, content: 'whole' },
        title: label,
        description: label,
        order: 'oldest-first',
        readingTime: true,
        segments: { tags: 'topics', authors: 'team', archive: 'years' },
        sidebar: { count: 2, title: label, groupByYear: true },
      },
      releases: {
        type: 'changelog',
        path: '/changes',
        file: 'CHANGELOG.md',
        head,
        editUrl: 'https://docs.example.com/{path}',
        title: label,
        description: label,
        releasesPerPage: 2,
        feed: { formats: ['atom'], limit: 2, title: label },
      },
      pages: { ...collections.pages, path: '/' },
    },
    markdown: {
      ...markdown,
      customElements: ['my-element'],
      parser: 'remark',
      emoji: true,
      diagrams: true,
      headingIds: 'lower',
    },
    images: { ...images, quality: 60, zoom: true, captions: true },
  };
  site.write('settings.json', JSON.stringify(all));
  site.write('CHANGELOG.md', '## 1.1.0 - 2026-02-01\n\n### Added\n\n- A bell.\n');
  site.write('content/en/releases/1.0.0.md', 'It rings.\n');
  mkdirSync(join(site.root, 'fonts'));
  cpSync(require.resolve(font), join(site.root, 'fonts/literata.woff2'));
  site.write('site.ts', "document.documentElement.classList.add('scripted');\n");
  site.write('theme/navbar/Status.tsx', 'export default ({ props }) => <b>{JSON.stringify(props)}</b>;\n');
  for (const [file, fields] of Object.entries(frontMatter)) site.write(file, withFields(site.read(file), fields));
  for (const [file, fields] of Object.entries(metadata)) site.write(file, stringify(fields));
  return ['settings.json', ...Object.keys(metadata), ...Object.keys(frontMatter)];
}

/** Returns the fields that a file has: its data, or its front matter. */
export function readFields(file: string, text: string): unknown {
  if (file.endsWith('.json')) return JSON.parse(text);
  return parse(file.endsWith('.yml') ? text : (/^---\n([\s\S]*?)---\n/.exec(text)?.[1] ?? ''));
}

/** Returns the text of a file with other fields. */
export function writeFields(file: string, text: string, fields: unknown): string {
  if (file.endsWith('.json')) return JSON.stringify(fields);
  return file.endsWith('.yml') ? stringify(fields) : withFields(text, z.record(z.string(), z.unknown()).parse(fields));
}
