import { searchBoxAttribute } from '../../shared/dom.ts';

/** What finds the buttons of the search. */
export const openerSelector = `[${searchBoxAttribute}]`;
