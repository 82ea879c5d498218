// What `compare-looks.mjs` draws: pages of three sites, each in several looks.

/** @import { BrowserContextOptions } from 'playwright-core' */

/**
 * Which of the sites of a side a page is from: the one of the repository, the manual, or a small one
 * with Arabic pages.
 * @typedef {'site' | 'manual' | 'rtl'} SiteName
 */

/**
 * A page, and what a reader has done on it.
 * @typedef {object} LookedPage
 * @property {string} name
 * @property {SiteName} site
 * @property {string} path
 * @property {'drawer' | 'search'} [opened] what is open on it; then the window is drawn, not the whole page
 * @property {string} [ready] selector of what comes late
 */

/**
 * @typedef {object} Look
 * @property {string} name
 * @property {number} width
 * @property {'light' | 'dark'} theme
 * @property {BrowserContextOptions} [options]
 * @property {boolean} [isPrinted]
 * @property {boolean} [isMirrored] the direction of the page is turned to right-to-left
 */

/**
 * One picture of each side.
 * @typedef {{ readonly name: string, readonly page: LookedPage, readonly look: Look }} View
 */

/** @type {readonly LookedPage[]} */
const pages = [
  { name: 'home', site: 'site', path: '/' },
  { name: 'doc', site: 'site', path: '/concepts/app/agents' },
  { name: 'category', site: 'site', path: '/concepts/category/application' },
  { name: 'blog', site: 'site', path: '/blog' },
  { name: 'post', site: 'site', path: '/blog/mdx-blog-post' },
  { name: 'tags', site: 'site', path: '/blog/tags' },
  { name: 'search results', site: 'site', path: '/search?q=agent', ready: 'main .hit' },
  { name: 'not found', site: 'site', path: '/404.html' },
  { name: 'markdown page', site: 'site', path: '/markdown-page' },
  { name: 'long doc', site: 'site', path: '/concepts/integration/asterisk-ari' },
  { name: 'drawer', site: 'site', path: '/concepts/app/agents', opened: 'drawer' },
  { name: 'search dialog', site: 'site', path: '/concepts/app/agents', opened: 'search' },
];

/** @type {readonly LookedPage[]} */
const gallery = ['', '/boxes', '/code', '/parts'].map((part) => ({
  name: `gallery${part.replace('/', ' ')}`,
  site: 'manual',
  path: `/docs/theme/gallery${part}`,
}));

/** @type {readonly LookedPage[]} */
const arabic = [
  { name: 'Arabic doc', site: 'rtl', path: '/ar/docs/real' },
  { name: 'untranslated doc', site: 'rtl', path: '/ar/docs/guides/first' },
  { name: 'Arabic drawer', site: 'rtl', path: '/ar/docs/real', opened: 'drawer' },
];

/** @type {readonly Look[]} */
const looks = [1440, 995, 390].flatMap((width) => [
  { name: `${width} light`, width, theme: 'light' },
  { name: `${width} dark`, width, theme: 'dark' },
]);

/** @type {Look} */
const forced = { name: 'forced colors', width: 1440, theme: 'light', options: { forcedColors: 'active' } };
/** @type {Look} */
const printed = { name: 'print', width: 794, theme: 'light', isPrinted: true };
const wideAndNarrow = looks.filter(({ name }) => name === '1440 light' || name === '390 dark');

/** Returns all views of which `compare-looks.mjs` makes pictures. */
export function listViews() {
  const all = [...pages, ...gallery];
  return [
    ...all.flatMap((page) => looks.map((look) => viewOf(page, look))),
    ...all.map((page) => viewOf(page, forced)),
    ...all.filter(({ opened }) => opened === undefined).map((page) => viewOf(page, printed)),
    ...arabic.flatMap((page) => wideAndNarrow.map((look) => viewOf(page, look))),
    ...gallery.flatMap((page) =>
      wideAndNarrow.map((look) => viewOf(page, { ...look, name: `${look.name} mirrored`, isMirrored: true })),
    ),
  ].filter(({ page, look }) => page.opened !== 'drawer' || look.width < 996);
}

/**
 * @param {LookedPage} page
 * @param {Look} look
 * @returns {View}
 */
function viewOf(page, look) {
  return { name: `${page.name}, ${look.name}`, page, look };
}
