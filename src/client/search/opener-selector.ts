import { searchBoxAttribute } from '../../shared/dom.ts';

/** Selector for the buttons that open the search. */
export const openerSelector = `[${searchBoxAttribute}]`;
