import { fileHash } from '../../system/hash.ts';
import type { ParseMarkdown } from '../contract/parser-hook.ts';
import type { SatteriParser } from './create-satteri-parser.ts';
import { findDifference } from './find-difference.ts';

const textsPerSample = 200;

/**
 * Returns whether the reference parser reads a text, too. The hash of the text decides, so all
 * builds choose the same texts, in any order and on any machine.
 */
export function isSampled(text: string): boolean {
  return Number.parseInt(fileHash(text).slice(0, 8), 16) % textsPerSample === 0;
}

/**
 * Returns a parser whose trees are compared with those of the reference for one text in 200. Where
 * they differ, the tree of the reference is used, and the difference is reported.
 */
export function sampleTexts(parse: SatteriParser): ParseMarkdown {
  return (text, { reference, report }) => {
    const { tree } = parse(text);
    if (tree === null || !isSampled(text)) return tree;
    const expected = reference();
    const place = findDifference(tree, expected);
    if (place === null) return tree;
    report({
      code: 'different-tree',
      message: '`satteri` reads this text differently from `remark-parse`',
      hint: 'The page shows what `remark-parse` reads. Please report this to docsgen, with the text.',
      line: place.line,
      column: place.column,
    });
    return expected;
  };
}
