// The fields of front matter and of metadata files that the site `varied` does not have.

const layout = { hide_navbar: false, hide_footer: false };

const page = {
  ...layout,
  description: 'What it is about.',
  keywords: ['one', 'two'],
  image: '/logo.svg',
  image_alt: 'A logo.',
  hide_table_of_contents: false,
  toc_min_heading_level: 2,
  toc_max_heading_level: 4,
  head: [{ tag: 'meta', attributes: { name: 'robots', content: 'noarchive' } }],
  class: 'wide',
  draft: false,
  unlisted: false,
  noindex: false,
  sitemap: true,
  search: { boost: 2 },
  title_template: '%s - Page',
  title_meta: 'On the page',
  custom_edit_url: 'https://edit.example.com/',
  reading_time: true,
  last_update: { date: '2026-01-05', author: 'Ann' },
  owner: ['Ann', 'Bob'],
  review_by: '2199-03-31',
  custom: { flag: true },
};

const section = {
  title: 'Section',
  text: 'Of some cards.',
  items: [
    { icon: 'server', title: 'Card', text: 'A card.', to: '/about' },
    { title: 'Other', text: 'Another.', href: 'https://c.example.com/' },
  ],
};

const image = { src: '/logo.svg', srcDark: '/logo.svg', alt: 'A logo', width: 24, height: 24 };

const sections = [
  { type: 'features', ...section },
  { type: 'logos', title: 'Logos', text: 'Of some.', items: [{ image, to: '/about' }] },
  { type: 'quote', text: 'Good.', author: 'Ann', role: 'Writer', image },
  { type: 'steps', title: 'Steps', text: 'Two.', items: [{ title: 'One', text: 'First.' }] },
  { type: 'action', title: 'Go', text: 'Now.', actions: [{ label: 'Begin', to: '/about', primary: true }] },
];

export const frontMatter: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'content/en/docs/guide/web.md': {
    ...page,
    title: 'Web',
    redirect_from: ['/docs/net'],
    slug: 'web',
    id: 'web',
    parse_number_prefixes: true,
    tags: ['2.0', 'calls', { label: 'Web', permalink: 'the-web' }],
    hide_title: false,
    sidebar_key: 'the-web',
    sidebar_label: 'The web',
    sidebar_position: 2,
    sidebar_badge: { text: 'New', variant: 'tip' },
    sidebar_class_name: 'entry',
    sidebar_custom_props: { flag: true },
    displayed_sidebar: 'docs',
    pagination_label: 'To the web',
    pagination_prev: 'intro',
    pagination_next: 'setup',
    layout: 'doc',
    hide_sidebar: false,
    level: 'easy',
  },
  'content/en/blog/2026-01-05-first.md': {
    ...page,
    title: 'First post',
    slug: 'the-first',
    date: '2026-01-06 10:00',
    authors: ['ann', { key: 'bob', title: 'Guest' }, { name: 'Zoe', email: 'zoe@example.com', socials: { x: 'zoe' } }],
    tags: ['release', 'people'],
    hide_sidebar: false,
    hide_title: false,
    sidebar_label: 'First',
    pagination_label: 'To the first',
    pagination_prev: '2026-03-05-third',
    pagination_next: null,
  },
  'content/en/releases/1.0.0.md': { ...page, title: 'First', version: '1.0.1', date: '2026-01-08', yanked: true },
  'content/en/pages/index.md': {
    ...page,
    layout: 'home',
    hero: { title: 'Hero', tagline: 'What it is.', actions: [{ label: 'Begin', to: '/docs' }], image },
    features: section,
    integrations: section,
    sample: { title: 'S', text: 'T' },
    sections,
  },
  'content/en/pages/about.md': {
    layout: 'home',
    hero: {
      title: 'A call',
      tagline: 'Who says what.',
      conversation: { title: 'Call', lines: [{ speaker: 'Ann', text: 'Hello.' }, { action: 'Looks it up' }] },
      sample: true,
    },
  },
};

export const metadata: Readonly<Record<string, unknown>> = {
  'content/en/strings.yml': { 'theme.TOCCollapsible.toggleButtonLabel': 'Here', 'shop.name': 'Shop' },
  'content/es/strings.yml': {
    'shop.name': 'Tienda',
    'shop.total': { one: '{count}', many: '{count}', other: '{count}' },
  },
  'content/en/blog/authors.yml': {
    ann: {
      name: 'Ann',
      title: 'Writer',
      description: 'Writes.',
      image: '/logo.svg',
      email: 'ann@example.com',
      socials: { github: 'ann', Forum: 'https://forum.example.com/ann' },
      page: { permalink: 'ann' },
    },
    bob: { name: 'Bob', url: 'https://bob.example.com/', page: false },
  },
  'content/en/blog/tags.yml': {
    release: { label: 'Releases', permalink: 'out', description: 'New versions.' },
    people: { label: 'People' },
  },
  'content/en/docs/tags.yml': {
    '2.0': { description: 'New.' },
    calls: { label: 'Calls', permalink: 'phone' },
  },
  'content/en/docs/reference/_defaults.yml': { level: 'hard', hide_title: false, custom: { flag: true } },
  'content/en/docs/reference/_category_.yml': {
    label: 'Reference',
    key: 'reference',
    description: 'To look up.',
    position: 3,
    collapsed: true,
    collapsible: true,
    badge: { text: 'New', variant: 'tip' },
    className: 'entry',
    custom: { flag: true },
    link: {
      type: 'generated-index',
      slug: 'look-up',
      title: 'Look up',
      description: 'All there is to know.',
      keywords: ['one', 'two'],
      image: '/logo.svg',
    },
  },
  'content/synonyms.yml': { en: [['phone', 'telephone']], es: [['web', 'red']] },
};
