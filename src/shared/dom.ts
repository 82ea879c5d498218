// The names in the document that server and browser share. Add to this file with care: everything
// here is part of the client code.

/**
 * Element around an island: `name`, `props` (JSON), `prefix` (of its ids) and `strategy` are its
 * attributes.
 */
export const islandTag = 'docs-island';

/** The element of an island after its code was loaded. */
export interface Island extends HTMLElement {
  /**
   * React handles the events of the island. The first event hydrates it at once if React has not
   * yet done so.
   */
  readonly isHydrated: boolean;
}

/** Element around an island's children: static HTML that React does not change. */
export const slotTag = 'docs-slot';

/**
 * Attribute of the parts of a page that navigation compares: `announcement`, `navbar`, `sidebar`,
 * `main`, `footer`.
 */
export const regionAttribute = 'data-region';

/** Attribute of broken links in `dev`, with what is wrong. */
export const brokenAttribute = 'data-broken';

/** Name of the meta element that identifies a build of the site. */
export const buildMeta = 'docsgen-build';

/** Name of the meta element with the base path of the site. */
export const baseMeta = 'docsgen-base';

/** Event on `document` after a page is shown, on the first load or by navigation. */
export const pageEvent = 'docsgen:page';

/** Event on `document` that a component dispatches to navigate. `detail` is the address. */
export const visitEvent = 'docsgen:visit';

/**
 * Event on `document` after the development server updated the current page. `detail` is the root
 * element of the page as the server would deliver it now.
 */
export const deliveredEvent = 'docsgen:delivered';

/** Event on `document` after a stored value changed in this window. `detail` is its name. */
export const storeEvent = 'docsgen:store';

/**
 * Event on `document` after the reader has consented or refused. `detail` is whether it is consent.
 */
export const consentEvent = 'docsgen:consent';

/** Event on `document` that asks the reader for consent, again if the reader has chosen. */
export const askConsentEvent = 'docsgen:ask-consent';

/** Attribute of the element that asks for consent. It is hidden until it must be shown. */
export const consentBarAttribute = 'data-consent-bar';

/**
 * Attribute of a sidebar's `nav`: address of the file with the whole tree, if the page contains
 * only a part of it.
 */
export const treeAttribute = 'data-tree';

/** Attribute of a list in that file, and of links that load it: name of the list. */
export const listAttribute = 'data-list';

/** Class of a category whose items are not in the page. */
export const closedClass = 'closed';

/** Attribute of a part of the sidebar that the reader has opened. Navigation does not change it. */
export const keptAttribute = 'data-kept';

/** Attribute of elements that the search does not index (`off`). */
export const searchAttribute = 'data-search';

/** Attribute of parts that are left out of the Markdown copy of a page, with the value `off`. */
export const markdownAttribute = 'data-markdown';

/** Attribute of the button that opens the search: address of the file with the search dialog. */
export const searchBoxAttribute = 'data-search-box';

/**
 * Attribute of the same button: docs version of the page for each collection with several versions,
 * as JSON.
 */
export const searchVersionsAttribute = 'data-search-versions';

/** Width in CSS pixels from which the desktop layout is used. */
export const desktopWidth = 996;

/** Width in CSS pixels from which the table of contents is beside the text. */
export const tocWidth = 1280;

/**
 * Width in CSS pixels from which code is beside the text on pages that want it, not the contents.
 */
export const codeBesideWidth = 1600;
