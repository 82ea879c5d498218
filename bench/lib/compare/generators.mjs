import { docsgen } from '../../peers/docsgen.mjs';
import { docusaurus } from '../../peers/docusaurus.mjs';
import { hugo } from '../../peers/hugo.mjs';
import { rspress } from '../../peers/rspress.mjs';
import { starlight } from '../../peers/starlight.mjs';
import { vitepress, vitepress2 } from '../../peers/vitepress.mjs';

/** @import { Generator } from './types.ts' */

/**
 * All generators, in the order of the tables.
 *
 * @type {readonly Generator[]}
 */
export const generators = [docsgen, hugo, docusaurus, starlight, rspress, vitepress, vitepress2];
