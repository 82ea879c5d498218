// What server and browser agree on about the document. Think twice before adding to it: all of it is shipped.

/** Element around an island: `name`, `props` (JSON), `prefix` (of its ids) and `strategy` are its attributes. */
export const islandTag = 'docs-island';

/** That element, once its code is there. */
export interface Island extends HTMLElement {
  /**
   * React handles its events, and hydrates it at once for the first of them if that has not
   * happened yet.
   */
  readonly isHydrated: boolean;
}

/** Element around an island's children: static HTML that React leaves alone. */
export const slotTag = 'docs-slot';

/** Attribute of the parts of a page that navigation compares: `announcement`, `navbar`, `sidebar`, `main`, `footer`. */
export const regionAttribute = 'data-region';

/** Name of the meta element that tells two builds of a site apart. */
export const buildMeta = 'docsgen-build';

/** Name of the meta element with the path under which the site is served. */
export const baseMeta = 'docsgen-base';

/** Event on `document` after a page has been shown, first or by navigation. */
export const pageEvent = 'docsgen:page';

/** Event on `document` by which a component asks for a page: `detail` is the address. */
export const visitEvent = 'docsgen:visit';

/** Event on `document` after the development server has changed the page that shows: `detail` is its root as it would be delivered now. */
export const deliveredEvent = 'docsgen:delivered';

/** Event on `document` after a store has changed in this window: `detail` is its storage key. */
export const storeEvent = 'docsgen:store';

/** Attribute of a sidebar's `nav`: address of the file with the whole tree, of which the page holds a part. */
export const treeAttribute = 'data-tree';

/** Attribute of a list in that file, and of the links to what lies in it: name of the list. */
export const listAttribute = 'data-list';

/** Class of a category whose items are not on the page. */
export const closedClass = 'closed';

/** Attribute of a part of the sidebar that navigation leaves alone, as readers have opened it. */
export const keptAttribute = 'data-kept';

/** Attribute of what search leaves out (`off`). */
export const searchAttribute = 'data-search';

/** Attribute of what opens the search box: address of the file that the box is made from. */
export const searchBoxAttribute = 'data-search-box';

/** Attribute beside it: docs version of the page by each collection that has several, as JSON. */
export const searchVersionsAttribute = 'data-search-versions';

/** Width in CSS pixels from which the desktop layout is used. */
export const desktopWidth = 996;
