import type { Plugin } from '../contract/plugin.ts';
import { createSatteriParser } from './create-satteri-parser.ts';
import { sampleTexts } from './sample-texts.ts';
import { loadSatteri } from './satteri.ts';

/**
 * Parses texts with the native code of `satteri`, where that certainly gives the same tree. It does
 * not know the syntax that other plugins add, so it is not used beside them.
 */
export const nativeParser: Plugin = {
  name: 'satteri',
  parser: async ({ root, directives, hasMoreSyntax }) =>
    hasMoreSyntax ? null : sampleTexts(createSatteriParser(await loadSatteri(root), directives)),
};
