import { pageFormat } from '../../content/page-file.ts';
import type { CommonFrontMatter } from '../../content/schema/front-matter.ts';
import type { Route } from '../graph/site.ts';

/** The fields of front matter that decide which parts are around the text of a page. */
interface LayoutFrontMatter extends CommonFrontMatter {
  readonly layout?: string | undefined;
  readonly hide_navbar?: boolean | undefined;
  readonly hide_footer?: boolean | undefined;
  readonly hide_sidebar?: boolean | undefined;
}

/** Which parts a page shows around its text. */
export interface ShownParts {
  /** The navbar, with the announcement above it. */
  readonly navbar: boolean;
  readonly footer: boolean;
  readonly sidebar: boolean;
  /** Whatever belongs to the text, such as breadcrumbs and the table of contents. */
  readonly details: boolean;
}

/** Returns the parts that a page shows around its text, as its front matter says. */
export function shownParts({ entry }: Pick<Route, 'entry'>): ShownParts {
  const front: LayoutFrontMatter = entry?.frontMatter ?? {};
  const isBlank = front.layout === 'blank';
  return {
    navbar: !isBlank && front.hide_navbar !== true,
    footer: !isBlank && front.hide_footer !== true,
    sidebar: !isBlank && front.hide_sidebar !== true,
    details: !isBlank,
  };
}

/**
 * Returns whether a page says something about itself around its text. A landing page, a component
 * and a page that shows nothing but its text do not.
 */
export function hasDetails({ entry }: Pick<Route, 'entry'>): boolean {
  if (entry === null || pageFormat(entry.source.file) === 'component') return false;
  const { layout }: LayoutFrontMatter = entry.frontMatter;
  return layout !== 'blank' && layout !== 'home';
}
