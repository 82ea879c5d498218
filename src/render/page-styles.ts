import type { HeadTag } from '../shared/head-tag.ts';

/** A style sheet in `theme/styles/on-demand/`. */
interface PageStyle {
  /** The layer of the theme that its rules are in. */
  readonly layer: 'components' | 'content';
  /**
   * A page loads the style sheet if its HTML contains one of these, so the other pages do without
   * its rules. A mark has a character that texts escape.
   */
  readonly marks: readonly string[];
}

const part = (name: string) => ` class="${name}`;

/** The style sheets by name. A page loads those that it needs in this order. */
const pageStyles: Readonly<Record<string, PageStyle>> = {
  cards: { layer: 'components', marks: [part('card')] },
  blog: {
    layer: 'components',
    marks: ['archive', 'author', 'avatar', 'byline', 'empty"', 'post-', 'read-more', 'tag'].map(part),
  },
  home: { layer: 'components', marks: [' data-page="home"', part('home')] },
  'home-cards': { layer: 'components', marks: ['home-section home-features', 'home-section home-cards'].map(part) },
  'home-sections': {
    layer: 'components',
    marks: ['logos', 'home-section home-quote', 'home-section home-steps', 'action-panel'].map(part),
  },
  'not-found': { layer: 'components', marks: [part('not-found')] },
  'search-page': { layer: 'components', marks: [' search-page"'] },
  conversation: { layer: 'content', marks: [part('hero-panel')] },
  'picture-lines': { layer: 'content', marks: ['<p><img', '<p><picture', '<p><docs-island'] },
  images: { layer: 'content', marks: ['<figure>', '<figcaption>', part('zoom')] },
  tabs: { layer: 'content', marks: ['tabs', 'tab-'].map(part) },
  badge: { layer: 'content', marks: ['text-badge', 'inline-icon'].map(part) },
  diagram: { layer: 'content', marks: [part('diagram')] },
  steps: { layer: 'content', marks: ['steps', 'home-section home-steps'].map(part) },
  'file-tree': { layer: 'content', marks: ['file-tree', 'file-name'].map(part) },
  'text-cards': { layer: 'content', marks: ['card', 'link-card', 'toc-inline'].map(part) },
  button: { layer: 'content', marks: [part('text-button')] },
  'rare-text': { layer: 'content', marks: [part('task-list-item'), '<dl', '<kbd', ' data-footnotes'] },
  'code-rows': { layer: 'content', marks: [part('code-row"')] },
  'code-frames': { layer: 'content', marks: [' data-frame="'] },
  'code-folds': { layer: 'content', marks: ['code-fold"', 'code-rest"', 'line-fold"'].map(part) },
  'code-inline': { layer: 'content', marks: [part('code-inline"')] },
  'code-lines': {
    layer: 'content',
    marks: [
      ...['added', 'removed', 'focused', 'error', 'warning', 'highlighted '].map((kind) => part(`line ${kind}`)),
      ...['numbered', 'has-focus'].map(part),
      ' data-sign="',
    ],
  },
  'code-notes': { layer: 'content', marks: [part('line-note"')] },
  grid: { layer: 'content', marks: [part('text-grid')] },
  math: { layer: 'content', marks: ['<math'] },
  overview: { layer: 'content', marks: [part('overview-headings')] },
  profiles: { layer: 'content', marks: [part('profiles"')] },
  release: { layer: 'content', marks: [part('release-header"')] },
  sortable: { layer: 'content', marks: [' data-sortable="'] },
  tooltip: { layer: 'content', marks: [part('tooltip')] },
  video: { layer: 'content', marks: [part('video"')] },
};

/** The names of these style sheets. */
export const pageStyleNames: readonly string[] = Object.keys(pageStyles);

/** Returns the layer of the theme that the rules of a style sheet are in. */
export function layerOfStyle(name: string): PageStyle['layer'] {
  return pageStyles[name]?.layer ?? 'content';
}

/** Returns the tags of the style sheets that a page needs. `addresses` has those of all by name. */
export function styleTags(html: string, addresses: Readonly<Record<string, string>>): readonly HeadTag[] {
  return Object.entries(pageStyles).flatMap(([name, { marks }]) => {
    const href = addresses[name];
    if (href === undefined || !marks.some((mark) => html.includes(mark))) return [];
    return [{ tag: 'link', attributes: { rel: 'stylesheet', href } }];
  });
}
