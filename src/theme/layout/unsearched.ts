import { searchAttribute } from '../../shared/dom.ts';

/** Attributes of an element whose text is not searched: what the frame says, and what stands on another page. */
export const unsearched = { [searchAttribute]: 'off' } as const;
