import { searchAttribute } from '../../shared/dom.ts';

/**
 * Attributes of an element that the search does not index: parts of the page layout, and text that
 * belongs to another page.
 */
export const unsearched = { [searchAttribute]: 'off' } as const;
