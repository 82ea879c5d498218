import { islandTag } from '../shared/dom.ts';
import type { HeadTag } from '../shared/head-tag.ts';

/** A style sheet in `theme/styles/on-demand/`. */
interface PageStyle {
  /** The layer of the theme that its rules are in. */
  readonly layer: 'components' | 'content';
  /**
   * A page loads the style sheet if an element has a class attribute that begins with one of these,
   * so the other pages do without its rules. A quote stands for the end of the attribute.
   */
  readonly classes?: readonly string[];
  /** Or if its HTML contains one of these. Each has a character that texts escape. */
  readonly marks?: readonly string[];
}

/** The style sheets by name. A page loads those that it needs in this order. */
const pageStyles: Readonly<Record<string, PageStyle>> = {
  cards: { layer: 'components', classes: ['card'] },
  blog: {
    layer: 'components',
    classes: ['archive', 'author', 'avatar', 'byline', 'empty"', 'post-', 'read-more', 'tag'],
  },
  home: { layer: 'components', classes: ['home'], marks: [' data-page="home"'] },
  'home-cards': { layer: 'components', classes: ['home-section home-features', 'home-section home-cards'] },
  'home-sections': {
    layer: 'components',
    classes: ['logos', 'home-section home-quote', 'home-section home-steps', 'action-panel'],
  },
  'not-found': { layer: 'components', classes: ['not-found'] },
  'search-page': { layer: 'components', marks: [' search-page"'] },
  conversation: { layer: 'content', classes: ['hero-panel'] },
  'picture-lines': { layer: 'content', marks: ['<p><img', '<p><picture', '<p><docs-island'] },
  images: { layer: 'content', classes: ['zoom'], marks: ['<figure>', '<figcaption>'] },
  tabs: { layer: 'content', classes: ['tabs', 'tab-'] },
  badge: { layer: 'content', classes: ['text-badge', 'inline-icon'] },
  diagram: { layer: 'content', classes: ['diagram'] },
  steps: { layer: 'content', classes: ['steps', 'home-section home-steps'] },
  'file-tree': { layer: 'content', classes: ['file-tree', 'file-name'] },
  'text-cards': { layer: 'content', classes: ['card', 'link-card', 'toc-inline'] },
  button: { layer: 'content', classes: ['text-button'] },
  'rare-text': { layer: 'content', classes: ['task-list-item'], marks: ['<dl', '<kbd', ' data-footnotes'] },
  'code-rows': { layer: 'content', classes: ['code-row"'] },
  'code-frames': { layer: 'content', marks: [' data-frame="'] },
  'code-folds': { layer: 'content', classes: ['code-fold"', 'code-rest"', 'line-fold"'] },
  'code-inline': { layer: 'content', classes: ['code-inline"'] },
  'code-lines': {
    layer: 'content',
    classes: [
      ...['added', 'removed', 'focused', 'error', 'warning', 'highlighted '].map((kind) => `line ${kind}`),
      ...['numbered', 'has-focus'],
    ],
    marks: [' data-sign="'],
  },
  'code-notes': { layer: 'content', classes: ['line-note"'] },
  grid: { layer: 'content', classes: ['text-grid'] },
  math: { layer: 'content', marks: ['<math'] },
  overview: { layer: 'content', classes: ['overview-headings'] },
  profiles: { layer: 'content', classes: ['profiles"'] },
  release: { layer: 'content', classes: ['release-header"'] },
  sortable: { layer: 'content', marks: [' data-sortable="'] },
  tooltip: { layer: 'content', classes: ['tooltip'] },
  video: { layer: 'content', classes: ['video"'] },
};

/** A style sheet that a component of the theme imports. */
export interface ThemeStyle {
  readonly href: string;
  /** A page needs it if it has one of these classes; every page if there are none. */
  readonly classes: readonly string[];
  /** Or if it has one of the islands of these names. */
  readonly islands: readonly string[];
}

/** The names of these style sheets. */
export const pageStyleNames: readonly string[] = Object.keys(pageStyles);

/** Returns the layer of the theme that the rules of a style sheet are in. */
export function layerOfStyle(name: string): PageStyle['layer'] {
  return pageStyles[name]?.layer ?? 'content';
}

const mark = new RegExp(
  Object.values(pageStyles)
    .flatMap(({ marks = [] }) => marks)
    .join('|'),
  'g',
);

/** Returns the tags of the style sheets that a page needs. `addresses` has those of all by name. */
export function styleTags(html: string, addresses: Readonly<Record<string, string>>): readonly HeadTag[] {
  // A page has few classes and many elements, so it is read once, and not once for each style
  // sheet.
  const values = [...classValues(html)];
  const found = new Set(html.match(mark));
  return Object.entries(pageStyles).flatMap(([name, { classes = [], marks = [] }]) => {
    const href = addresses[name];
    const isNeeded = marks.some((each) => found.has(each)) || classes.some(isIn(values));
    return href === undefined || !isNeeded ? [] : [{ tag: 'link', attributes: { rel: 'stylesheet', href } }];
  });
}

/** Returns the tags of the style sheets of the theme's components that a page needs. */
export function themeStyleTags(html: string, styles: readonly ThemeStyle[]): readonly HeadTag[] {
  if (styles.length === 0) return [];
  const names = new Set([...classValues(html)].flatMap((value) => value.slice(0, -1).split(/\s+/)));
  const hasIsland = (name: string) => html.includes(`<${islandTag} name="${name}"`);
  return styles.flatMap(({ href, classes, islands }) => {
    const isNeeded = classes.length === 0 || classes.some((each) => names.has(each)) || islands.some(hasIsland);
    return isNeeded ? [{ tag: 'link', attributes: { rel: 'stylesheet', href } }] : [];
  });
}

const isIn = (values: readonly string[]) => (start: string) => values.some((value) => value.startsWith(start));

/** Returns the values of the class attributes in a page, each with the quote at its end. */
function classValues(html: string): ReadonlySet<string> {
  const attribute = ' class="';
  const found = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    at += attribute.length;
    found.add(html.slice(at, html.indexOf('"', at) + 1));
  }
  return found;
}
