import { build, ensureBuilt, proveWord } from '../builds.mjs';
import { editWord } from '../sites.mjs';

/** @import { Part } from '../types.ts' */

/**
 * A second build without a change, and one after one word was edited.
 *
 * @type {Part<'warm'>}
 */
export const warmPart = {
  name: 'warm',
  sizes: [1000, 4000, 10_000],
  runs: 5,
  measure: async (context) => {
    const { generator, site, pages } = context;
    await ensureBuilt(context);
    const unchanged = await build(context);
    const word = await editWord(generator, site, pages);
    const edited = await build(context);
    await proveWord(context, word);
    return { unchanged, edited };
  },
};
