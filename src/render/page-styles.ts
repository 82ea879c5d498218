import type { HeadTag } from '../shared/head-tag.ts';

/**
 * The style sheets in `theme/styles/on-demand/`. A page loads one if its HTML contains one of these
 * marks, so the other pages do without its rules. A mark has a character that texts escape.
 */
const marksByStyle = {
  button: [' class="text-button'],
  'code-frames': [' data-frame="'],
  'code-folds': [' class="code-fold"', ' class="code-rest"', ' class="line-fold"'],
  'code-inline': [' class="code-inline"'],
  'code-notes': [' class="line-note"'],
  grid: [' class="text-grid'],
  math: ['<math'],
  overview: [' class="overview-headings'],
  profiles: [' class="profiles"'],
  release: [' class="release-header"'],
  sortable: [' data-sortable="'],
  tooltip: [' class="tooltip'],
  video: [' class="video"'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The names of these style sheets. */
export const pageStyleNames: readonly string[] = Object.keys(marksByStyle);

/** Returns the tags of the style sheets that a page needs. `addresses` has those of all by name. */
export function styleTags(html: string, addresses: Readonly<Record<string, string>>): readonly HeadTag[] {
  return Object.entries(marksByStyle).flatMap(([name, marks]) => {
    const href = addresses[name];
    if (href === undefined || !marks.some((mark) => html.includes(mark))) return [];
    return [{ tag: 'link', attributes: { rel: 'stylesheet', href } }];
  });
}
