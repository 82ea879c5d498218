import { docsgen, docsgenNative, docsgenNode20 } from '../../peers/docsgen.mjs';
import { docusaurus } from '../../peers/docusaurus.mjs';
import { hugo } from '../../peers/hugo.mjs';
import { rspress } from '../../peers/rspress.mjs';
import { starlight } from '../../peers/starlight.mjs';
import { vitepress, vitepress2 } from '../../peers/vitepress.mjs';

/** @import { Generator, Part } from './types.ts' */

/**
 * All generators, in the order of the tables.
 *
 * @type {readonly Generator[]}
 */
export const generators = [
  docsgen,
  docsgenNode20,
  docsgenNative,
  hugo,
  docusaurus,
  starlight,
  rspress,
  vitepress,
  vitepress2,
];

/**
 * Returns whether a part measures a generator.
 *
 * @param {Pick<Part, 'name' | 'takes'>} part
 * @param {Generator} generator
 */
export function takes(part, generator) {
  return (generator.parts?.includes(part.name) ?? true) && (part.takes?.(generator) ?? true);
}
